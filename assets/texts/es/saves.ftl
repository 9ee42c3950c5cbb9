### Partidas guardadas y lo que llega de fuera. Solo texto: todo marcado se escapa.

## Partidas guardadas

saves-title = Tus partidas
saves-all = Todas las partidas
saves-other_ways = Más opciones para { $name }
saves-standing_ahead = Turno { $number }, vas ganando por ${ $dollars }
saves-standing_behind = Turno { $number }, vas perdiendo por ${ $dollars }
saves-standing_other = Turno { $number }, { FORM($name, case: "el") } va ganando por ${ $dollars }
saves-standing_level = Turno { $number }, empate
saves-saved = Guardada
saves-full = Sin guardar: el espacio de este navegador está lleno. Puedes seguir jugando; exporta la partida o borra una antigua.
saves-disabled = Sin guardar: este navegador no deja que la página guarde nada, quizá porque es una ventana privada. Puedes seguir jugando; exporta la partida para conservarla.
saves-unverified = Sin guardar: el navegador no guardó bien la partida. Expórtala para conservarla.
saves-deleted_elsewhere = Sin guardar: esta partida se borró en otra pestaña. Guárdala otra vez, o sigue jugando y se guardará.
saves-linked = Partida compartida, aún sin guardar. Guárdala, o simplemente sigue jugando.
saves-more = Ver más ({ $count })
saves-other_tab = Esta partida se juega en otra pestaña. Aquí puedes mirar.
saves-taken_over = Esta partida se juega ahora en otra pestaña.
saves-took_over = Ahora juegas aquí. En la otra pestaña solo se puede mirar.
saves-home_screen = Safari borra las partidas guardadas tras siete días sin visitas. Pon esta página en la pantalla de inicio y se quedarán.
saves-persistent = Este navegador no borrará tus partidas por su cuenta.
saves-not_persistent = Este navegador puede borrar tus partidas si falta espacio. Exporta las que quieras conservar.
saves-damaged = Esta partida está dañada. La página la apartó sin sobrescribir nada.
saves-illegal_action = La jugada { $number }, { $action }, incumple una regla: { $reason }
saves-download_raw = Descargar el texto original
saves-continue_prefix = Seguir desde la jugada { $number }
saves-used_copy = La copia más reciente estaba dañada, así que se abrió la anterior. Como mucho falta tu última jugada.
saves-deleted = Se borró { FORM($name, case: "el") }.
saves-finished = Terminada
saves-turn = Turno { $number }
saves-picture = La ciudad de la partida { $name }
saves-title_label = Nombre de la partida
saves-copy_of = { $name }, copia
saves-look = Verla
saves-wreck = Una partida dañada
saves-wreck_text = La página la apartó tal como estaba. Mira qué se puede salvar.
saves-wreck_look = Ver qué queda
saves-newer = Esta partida la guardó una versión más nueva de esta página. Recarga la página e inténtalo otra vez. No se sobrescribió nada.
saves-unsaved_open = La partida de tu mesa no está guardada. Expórtala antes de abrir otra.
saves-export_running = Exportar la partida de la mesa
saves-open = Abrir esta partida
saves-arrival_file = Una partida leída de un archivo
saves-arrival_link = Una partida recibida por enlace
saves-arrival_save = Una partida dañada
saves-arrival_good = Esta partida se puede seguir jugando.
saves-arrival_damaged = Esta partida está dañada. Tus partidas siguen intactas.

## Entradas erróneas

errors-name_empty = Pon un nombre, por favor.
errors-name_long = Un nombre puede tener como mucho { $limit } caracteres.
errors-name_taken = Dos personas se llaman { $name }. Cambia un nombre, por favor.
errors-seed_empty = Escribe una semilla o elige otro reparto.
errors-seed_long = Una semilla puede tener como mucho { $limit } caracteres.
errors-link_damaged = Este enlace está dañado o cortado. Pídelo otra vez, o pide el archivo.
errors-deal_damaged = Este enlace a un reparto está dañado o incompleto y no se pudo usar. Pídelo otra vez.
errors-paste_empty = Pega primero un enlace.
errors-paste_none = En este texto no hay ningún enlace a una partida de Streets.
errors-link_empty = En este enlace no hay ninguna partida.
errors-file_unreadable = No se pudo leer este archivo.
errors-file_not_record = Esto no es el registro de una partida de Streets.
errors-file_too_large = Este archivo es demasiado grande para ser el registro de una partida.
errors-record_damaged = Su entrada { $entry } es incorrecta.
errors-deck_damaged = Con este juego de losetas no se puede jugar. Mira { $entry }.
errors-deck_few = Este juego de losetas tiene muy pocos edificios para esta partida.
errors-deck_uneven = Contra el Timador, este juego de losetas deja un número impar de edificios. Añade o quita uno.
errors-post_people = Una partida por enlace necesita al menos dos personas.
errors-post_me = En este asiento juega un bot. Elige el tuyo.
errors-setup = Así no se puede preparar una partida.
errors-address_unknown = En esta dirección no hay nada.
errors-game_elsewhere = La dirección de una partida solo funciona en el dispositivo que la guardó. Pide un enlace compartido: Compartir → Enlace a esta partida.
errors-rule_unknown = Esa regla no existe.
