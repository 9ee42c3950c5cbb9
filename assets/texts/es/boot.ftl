### La página antes del juego. Solo texto: todo marcado se escapa.

# El nombre del juego, también en la pantalla de inicio de un dispositivo.
boot-name = Streets
boot-description = El juego de losetas Streets para 1 a 5 jugadores, en el navegador y sin conexión.
boot-noscript = Streets funciona por completo en este navegador y para eso necesita JavaScript. Actívalo, por favor.

## El arranque, como en una obra

boot-starting = Empezamos
boot-site = Midiendo el terreno…
boot-road = Trazando la calle…
boot-houses = Levantando las casas…
boot-doors = Abriendo las puertas…
boot-left = Listo en { $seconds } s
boot-grifter = El Timador está en camino.
boot-lost = Se ha perdido la conexión. Streets seguirá cuando vuelva.
boot-gone = Lo que tocaste ya no está aquí.
boot-slow = Está tardando más de lo normal. Puedes esperar o intentarlo otra vez.
boot-again = Reintentar
boot-happened = Qué ha pasado
boot-report = Copiar un informe de error
boot-copied = Copiado. Gracias por enviarlo.

## Errores

boot-old-title = Este navegador es demasiado antiguo para Streets
boot-old-text = Streets necesita un navegador de los últimos años: Firefox, Chrome, Edge o Safari en un dispositivo actualizado.
boot-off-title = WebAssembly está desactivado
boot-off-text = Streets necesita WebAssembly, que aquí está bloqueado. Puede deberse al modo de aislamiento, a un nivel de seguridad estricto o a una extensión. Permite WebAssembly en esta página e inténtalo otra vez. Tus partidas guardadas siguen intactas.
boot-missing-title = Falta una parte de Streets
boot-missing-text = No se pudo cargar un archivo. Comprueba la conexión e inténtalo otra vez. Tus partidas guardadas siguen intactas.
boot-damaged-title = Una parte de Streets está dañada
boot-damaged-text = Un archivo no llegó entero. Comprueba la conexión e inténtalo otra vez. Tus partidas guardadas siguen intactas.
boot-broken-title = Streets no ha podido arrancar
boot-broken-text = Algo se ha roto en el juego. Tus partidas guardadas siguen intactas.
# Más tarde, durante una partida.
boot-stopped-title = Streets se ha detenido
boot-stopped-text = Algo se ha roto en el juego. Tu partida guardada está a salvo hasta su última jugada. Inténtalo otra vez y volverá.
boot-server-title = Streets necesita un servidor web
boot-server-text = Ejecuta python3 tools/play.py en la carpeta del juego: sirve la página y la abre.
boot-copy-title = Esto es una copia guardada de la página
boot-copy-text = Desde un archivo no funciona. Abre Streets en su dirección web. Tras una visita, allí también funciona sin conexión.

## La página de las direcciones desconocidas

lost-title = Esta página no existe
lost-text = Puede que el enlace se cortara o cambiara por el camino. Pídelo otra vez o empieza desde la página de inicio.
lost-home = Ir a Streets
