### The page for training.

train-title = Train
