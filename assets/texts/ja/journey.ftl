journey-title = あなたの通り
journey-text = 家ごとに新しいことが1つ。3つの窓を灯しましょう：勝つ、常連を上回る、名人を上回る。全員が同じタイルで遊びます。
journey-house = { $total }軒中{ $stop }軒目：{ $name }。
journey-next_house = { $total }軒中{ $stop }軒目：{ $name }、次の家。
journey-lit =
    { $count ->
       *[other] 窓が{ $count }つ灯っています。
    }
journey-is_lit = 点灯
journey-name_stars = やさしい（星あり）
journey-name_numbers = やさしい（数字のみ）
journey-new_first = 良い場所には星が出ます。
journey-new_stars = 新しいタイルで、今度も良い場所に星が出ます。
journey-new_numbers = 星はもう出ません。場所ごとの稼ぎは数字でわかります。
journey-lesson = 先に2分で学ぶ
journey-window_won = 勝つ
journey-window_better = { $name }を上回る：{ $result }
journey-best = 自己最高：{ $result }
journey-end = { $total }軒中{ $stop }軒目
journey-next = 次の家
