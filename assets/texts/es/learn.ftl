### Aprender. Solo texto: todo marcado se escapa.

## Aprender

learn-title = Lecciones
learn-text = Diez lecciones cortas en el tablero. Puedes parar y volver cuando quieras.
learn-extra = Cuando ya conozcas el juego
learn-done = hecha
learn-next = siguiente
learn-waiting = Cargando las lecciones…
learn-not_fetched = No se pudieron cargar las lecciones. Comprueba la conexión e inténtalo otra vez.
learn-coach = Lo que dice la lección
learn-continue = Seguir: lección { $number } de { $total }
learn-praise_0 = ¡Bien hecho!
learn-praise_1 = ¡Bien construido!
learn-praise_2 = ¡Tienes buen ojo!
learn-praise_3 = ¡Así crece la ciudad!
learn-praise_4 = ¡Espléndido!
learn-on = Siguiente
learn-again = Empezar la lección otra vez
learn-all = Todas las lecciones
learn-all_done = Has hecho todas las lecciones.
learn-next_one = Tu próxima lección
learn-following = Lección { $number }
learn-lesson = Lección { $number }: { $text }
learn-show_me = Muéstramelo
learn-try = Probar
learn-try_picture = Probar esta posición: { $text }
learn-at_start = Aquí empieza la lección.

## Pistas de la primera partida, una sola vez cada una.

first_game-title = Pista
first_game-end_title = Tu primera partida
first_game-closing = Una loseta en ese último extremo abierto cierra una calle tuya. Entonces cobran todos los que tienen un cartel en ella, y la gente se muda.
first_game-fomo = Quienes están de pie tienen FOMO. La próxima loseta de su color los atrae a todos, la construya quien la construya.
first_game-tie = Varios sitios son igual de buenos para el Timador, así que eliges tú. Quédate con el que te convenga.
first_game-signs = Se te acaban los carteles. Cierra una calle para recuperar algunos, o tendrás que abandonar un edificio para volver a construir.
first_game-ending = El mazo está casi vacío. Los edificios que al final lleven tu cartel pagan la mitad, así que cierra lo que puedas.
first_game-names = «Mazo» cuenta las losetas que quedan; «Final», las tres últimas del Timador. El bigote es el Timador. Los cuadraditos junto a tu dinero son los dorsos de tus losetas.
first_game-off = Sin más pistas
