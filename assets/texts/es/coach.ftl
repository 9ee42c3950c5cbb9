### El entrenador: pistas, una segunda idea y práctica.

coach-title = Entrenador
coach-hint = Pista
coach-thinking = El entrenador está pensando…
coach-nothing = El entrenador no tiene nada que decir aquí.
coach-where = Mira { $street }.
coach-new_street = Empieza una calle nueva.
coach-give_up = Abandona un edificio { FORM($street, case: "of") }.
coach-tile = Usa { FORM($tile, case: "the") }.
coach-building = Abandona { FORM($building, case: "the") }.
coach-place = Construye { $place }.
coach-on_top = Construye sobre { FORM($building, case: "the") }.
coach-as_good = { $count } jugadas son más o menos igual de buenas.
coach-compared = Comparado con { $action }:
coach-most = Además es lo que más da ahora.
coach-close = Algo mejor que { $action }: se suman pequeñas cosas.
coach-more_tile = ¿Qué loseta?
coach-more_place = ¿Dónde?
coach-more_building = ¿Qué edificio?
coach-more_why = ¿Por qué?
coach-warned = Otra opción da { $gain }.
coach-think_again = Pensarlo otra vez
coach-made_good = Fue una de las mejores jugadas.
coach-made_worse = Otra opción habría dado { $gain }.
