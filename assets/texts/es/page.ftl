### La página misma: carga, versiones nuevas, fallos. Solo texto: todo marcado se escapa.

## Inicio y carga

loading-game = Buscando tu partida
loading-copy_report = Copiar un informe de error

## Partidas guardadas

update-available = Hay una versión nueva. Recarga cuando quieras; tu partida está a salvo.
update-taking = Cargando la versión nueva…
update-take = Cargar la versión nueva
update-unsaved = Hay una versión nueva, pero la partida de tu mesa no está guardada. Expórtala antes de recargar la página.

## Entradas erróneas

failure-title = Algo ha ido mal
failure-text = Es un error del programa. Tu partida guardada está a salvo hasta su última jugada. Recarga la página para recuperarla.
failure-reload = Recargar la página
failure-copy = Copiar un informe de error
failure-close = Continuar
failure-copied = Copiado. Gracias por enviarlo.
failure-report = Qué dice el informe
