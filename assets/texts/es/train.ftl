### La página para practicar.

train-title = Practicar
