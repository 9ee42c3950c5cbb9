### Die Seite zum Üben.

train-title = Üben
