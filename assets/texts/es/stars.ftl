### Estrellas en buenas losetas y sitios, la línea sobre una calle y el final de una primera partida.

# La línea fija
stars-title = Una calle por cerrar
stars-closing = Tu calle vale ${ $dollars }. Basta una loseta para cerrarla.
stars-lit =
    { $count ->
        [one] { $count } sitio iluminado
       *[other] { $count } sitios iluminados
    }

# El final de una partida
stars-on_easy = En Fácil, los buenos sitios llevan estrella
stars-lesson = Lección: { $title }

# Un toque en un sitio vacío
fitting-title = Tus losetas que caben aquí

# La marca tras una obra, seis palabras como máximo
stars-mark_title = Tu última jugada
stars-mark_best = ¡La mejor!
stars-mark_fine = Bien.
stars-mark_more = ${ $dollars } más por allí
stars-mark_more_tile = ${ $dollars } más con otra loseta
stars-mark_more_turned = ${ $dollars } más si la giras
stars-mark_shown = { $tile }: unos ${ $dollars } más allí
