### La page d’entraînement.

train-title = S’entraîner
