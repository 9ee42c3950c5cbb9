train-title = 練習
