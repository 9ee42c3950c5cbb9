### Die Seite Mehr.

more-title = Mehr
