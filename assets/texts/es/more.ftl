### La página Más.

more-title = Más
