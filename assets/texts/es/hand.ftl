### La mano en un teléfono, y la página de la mesa que muestra su código.

## En el teléfono

hand-title = Una mano
hand-of = La mano de { $name }
hand-tiles = Losetas
hand-slot = Hueco { $number }: { $tile }
hand-empty = Hueco { $number }: vacío
hand-how = En tu turno, toca en la mesa el número de tu loseta y constrúyela allí. Luego toca la loseta aquí.
hand-built_it = Esta la he construido yo
hand-ask_word = Termina tu turno en la mesa. Luego escribe la palabra que muestra para ti:
hand-letters = Letras
hand-rub_out = Borrar una letra
hand-refused-short = La palabra tiene tres letras.
hand-refused-wrong = No es tu palabra. Busca tu nombre en la mesa.
hand-refused-used = Ya has usado esta palabra. La siguiente llega después de este turno.
hand-refused-later = Esta palabra es de un turno posterior. Escanea otra vez tu código en la mesa.
hand-tile_came = Loseta nueva: { $tiles }.
hand-oops = Uy, vuelve atrás
hand-put_away = Guardar la mano
hand-back_again = La loseta vuelve a estar en tu mano.
hand-left =
    { $count ->
        [0] Has robado tu última loseta.
        [one] Queda una loseta por robar.
       *[other] Quedan { $count } losetas por robar.
    }
hand-over = Has construido todas tus losetas.
hand-custom = Este juego de losetas no es el normal. La mesa explica qué pagan sus losetas.
hand-problem-empty = A esta dirección le falta el código de una mano.
hand-problem-damaged = Este código está dañado o cortado.
hand-problem-another = Este código viene de otra versión del juego. Actualiza la página en los dos dispositivos.
hand-problem-older = Este código es más antiguo que la mano de este teléfono.
hand-scan = Escanea otra vez el código de la mesa: toca allí tu sitio y luego «Mano en el teléfono».
hand-go_on = Seguir con mi mano
hand-use_code = Usar este código: en la mesa se deshizo algo

## En la mesa

phones-title = Manos en teléfonos
phones-text = Deja este dispositivo en la mesa. Cada persona escanea un código y ve su mano en el teléfono. Después no hace falta red.
phones-nobody = Las manos pueden estar en teléfonos mientras jueguen al menos dos personas y oculten sus manos.
phones-hand = Mano en el teléfono
phones-mine = Mi mano en mi teléfono
phones-only = Esto lo escanea solo { $name }
phones-scan = Apunta al código con la cámara del teléfono y abre el enlace.
phones-plain = Como texto, sin la página
phones-plain_text = La cámara muestra como texto las losetas de la mano. Escanea un código nuevo después de cada turno.
phones-link = Volver al enlace
phones-making = Preparando el código…
phones-try_again = Otra vez
phones-take_back = { $name } juega sin teléfono
phones-without = Esta mano vuelve a estar en este dispositivo.
phones-has = en un teléfono
phones-has_not = mostrar el código
phones-play = Jugar
phones-word = Palabra para el teléfono de { $name }:
phones-word_spoken = La palabra para el teléfono de { $name }: { $word }.
phones-tray = Mano en un teléfono, boca abajo
phones-back = Loseta { $number }, boca abajo: { $symbol }
phones-lift = ¿Mostrar { $number }?
phones-lift_asked = ¿Descubrir la loseta { $number }? La verán todos. Elígela otra vez para descubrirla.
phones-why_build = Elige una loseta en tu teléfono. Toca aquí su número dos veces.
phones-why_swap = Toca aquí dos veces el número de una loseta para ver qué daría. La verán todos.
