### La mano en un teléfono, y la página de la mesa que muestra su código.

## En el teléfono

hand-title = Tus losetas
hand-of = Las losetas de { $name }
hand-tiles = Losetas
hand-slot = Hueco { $number }: { $tile }
hand-empty = Hueco { $number }: vacío
hand-how = En tu turno, toca el número de tu loseta en la pantalla compartida y constrúyela. Luego toca la loseta aquí.
hand-built_it = Esta la he construido yo
hand-ask_word = Termina tu turno en la pantalla compartida. Luego escribe la palabra que muestra para ti:
hand-letters = Letras
hand-rub_out = Borrar una letra
hand-refused-short = La palabra tiene tres letras.
hand-refused-wrong = No es tu palabra. Busca tu nombre en la pantalla compartida.
hand-refused-used = Ya has usado esta palabra. La siguiente llega después de este turno.
hand-refused-later = Esta palabra es de un turno posterior. Escanea otra vez tu código.
hand-tile_came = Loseta nueva: { $tiles }.
hand-oops = Uy, deshacer
hand-put_away = Guardar las losetas
hand-back_again = La loseta vuelve a estar en tu mano.
hand-left =
    { $count ->
        [0] Has robado tu última loseta.
        [one] Queda una loseta por robar.
       *[other] Quedan { $count } losetas por robar.
    }
hand-over = Has construido todas tus losetas.
hand-custom = Este juego de losetas no es el normal. La pantalla compartida explica qué pagan sus losetas.
hand-problem-empty = En este enlace no hay losetas.
hand-problem-damaged = Este código está dañado o cortado.
hand-problem-another = Este código viene de otra versión del juego. Actualiza la página en los dos dispositivos.
hand-problem-older = Este código es más antiguo que las losetas de este móvil.
hand-scan = Escanea otra vez el código: toca tu nombre en la pantalla compartida y luego «Losetas en el móvil».
hand-go_on = Seguir con mis losetas
hand-use_code = Usar este código (en la mesa se deshizo un turno)

## En la mesa

phones-title = Losetas en el móvil
phones-text = Deja este dispositivo en la mesa. Cada persona escanea un código y ve sus losetas en el móvil. Después no hace falta conexión.
phones-nobody = Los móviles sirven cuando al menos dos personas juegan con losetas ocultas.
phones-hand = Losetas en el móvil
phones-mine = Mis losetas en mi móvil
phones-only = Esto lo escanea solo { $name }
phones-scan = Apunta al código con la cámara del móvil y abre el enlace.
phones-plain = Como texto, sin la página
phones-plain_text = La cámara muestra las losetas como texto. Escanea un código nuevo después de cada turno.
phones-link = Volver al enlace
phones-making = Preparando el código…
phones-try_again = Reintentar
phones-take_back = { $name } juega sin móvil
phones-without = Estas losetas vuelven a estar en este dispositivo.
phones-has = en un móvil
phones-has_not = mostrar el código
phones-play = Jugar
phones-word = Palabra para el móvil de { $name }:
phones-word_spoken = La palabra para el móvil de { $name }: { $word }.
phones-tray = Losetas en un móvil, boca abajo
phones-back = Loseta { $number }, boca abajo: { $symbol }
phones-lift = ¿Descubrir la { $number }?
phones-lift_asked = ¿Descubrir la loseta { $number }? La verán todos. Tócala otra vez para descubrirla.
phones-why_build = Elige una loseta en tu móvil. Toca aquí su número dos veces.
phones-why_swap = Toca aquí dos veces el número de una loseta para ver qué daría. La verán todos.
