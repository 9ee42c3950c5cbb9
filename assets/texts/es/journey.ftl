journey-title = Tu calle
journey-text = En cada casa hay algo nuevo. Enciende sus tres ventanas: gana, supera al jugador de club y supera al experto. Todos juegan con las mismas losetas.
journey-house = Casa { $stop } de { $total }: { $name }.
journey-next_house = Casa { $stop } de { $total }: { $name }, la siguiente.
journey-lit =
    { $count ->
        [one] Una ventana encendida.
       *[other] { $count } ventanas encendidas.
    }
journey-is_lit = encendida
journey-name_stars = Fácil, con estrellas
journey-name_numbers = Fácil, con números
journey-new_first = Las estrellas te muestran los buenos sitios.
journey-new_stars = Losetas nuevas, otra vez con estrellas en los buenos sitios.
journey-new_numbers = Ahora sin estrellas: los números muestran lo que da cada sitio.
journey-lesson = Apréndelo antes: dos minutos
journey-window_won = Ganas
journey-window_better = Mejor que { $name }: { $result }
journey-best = Tu mejor resultado: { $result }
journey-end = Casa { $stop } de { $total }
journey-next = Siguiente casa
