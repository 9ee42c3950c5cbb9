### Partidas por enlace: cada persona juega en su dispositivo y envía la partida como enlace.

post-title = Por enlace
post-home = Partidas por enlace
post-home_yours =
    { $count ->
        [one] Te toca en { $count } partida
       *[other] Te toca en { $count } partidas
    }
post-line_yours = Te toca
post-line_unsent = Lista para enviar
post-line_waiting = Esperando a { $name } desde el { $date }

## La partida nueva

post-person = En su propio dispositivo
post-this_device = Este dispositivo
post-who = ¿Quién eres?
post-how = Cada persona juega en su dispositivo. Después de tu turno envías un enlace a la siguiente.

## La mesa, mientras juega otra persona

post-send_ask = Envía la partida a { $name }.
post-send_why = Tu turno está hecho. Puedes deshacerlo hasta enviar el enlace.
post-send_question = { $name } tiene que decidir algo en tu turno. Envía el enlace y volverá a ti.
post-waiting = Esperando a { $name }.
post-waiting_why = Abre el enlace cuando vuelva a ti.
post-send_to = Enviar a { $name }
post-send = Enviar
post-send_again = Enviar otra vez
post-send_end = Enviar el resultado
post-message = Streets: ¡{ $name }, te toca!
post-copy = Copiar el enlace
post-code = Código

## La página del cajón

post-players = Quién juega
post-own_turn = Te toca. El enlace estará aquí cuando hayas jugado.
post-you = Tú
post-plays_next = juega después
post-not_opened = aún no ha abierto la partida
post-bot = Bot
post-stand_in = juega un bot
post-take_back = Volver a jugar yo
post-seat_bot = Que un bot siga por { $name }
post-bot_sure = ¿Que un bot siga por { $name }?
post-not_sure = Cancelar
post-orders = Respuestas automáticas
post-orders_text = Responden por ti en los turnos de los demás, para que nadie tenga que esperarte.
post-orders_hint = En los turnos de los demás, la página toma fichas y puntúa losetas de tu mano por ti. Puedes cambiarlo en «Por enlace», en el menú.
post-order_claim = Tomar fichas
post-claim_least = De la clase de la que menos tengo
post-claim_restaurant = Primero restaurante
post-claim_residential = Primero vivienda
post-claim_leisure = Primero ocio
post-claim_retail = Primero comercio
post-claim_ask = Preguntarme (un enlace más de ida y otro de vuelta)
post-order_swap = Puntuar una loseta de mi mano
post-swap_pays = Cuando compense
post-swap_never = Nunca
post-swap_ask = Preguntarme (un enlace más de ida y otro de vuelta)
post-other_person = Aquí juega otra persona
post-other_person_text = Verás otra mano. El próximo enlace avisará a todos.
post-again_on = { $name } abrió la partida de nuevo el { $date }, en otro dispositivo o en un navegador que no guarda nada.
post-long = Algunas aplicaciones de mensajería cortan enlaces tan largos. Envía mejor el archivo o muestra el código.

## Una partida que llegó

post-came = Una partida con { $names }, turno { $turn }.
post-i_am = Soy { $name }
post-who_text = Solo ves tus propias losetas. Este dispositivo recuerda quién eres.
post-newcomer = ¿No conoces Streets? Se aprende en diez minutos
post-older_link = Este enlace es anterior a tu partida. La partida va por aquí.
post-told_again = { $name } abrió la partida de nuevo, en otro dispositivo o en un navegador que no guarda nada.
post-told_bot = Ahora un bot juega por { $names }.
post-fork = Desde el turno { $turn }, este enlace no coincide con tu partida.
post-foreign = Este enlace no coincide con tu partida ya desde el principio.
post-fork_text = Pregunta a los demás cuál vale. Este dispositivo solo guarda la que elijas.
post-story_ours = En este dispositivo
post-story_theirs = En el enlace
post-take_ours = Quedarme con la mía
post-take_theirs = Quedarme con la del enlace
post-trouble_damaged = Este enlace está dañado o cortado.
post-trouble_newer = Este enlace lo hizo una versión más nueva de la página. Recarga la página y ábrelo otra vez.
post-trouble_altered = Alguien ha cambiado la partida de este enlace.
post-trouble_foreign = En este enlace no hay ninguna partida por enlace.
post-trouble_help = Tu partida no ha cambiado. Pide que te envíen el enlace otra vez: entero, de la primera a la última letra.
