### La página que puntúa una sola calle. Solo texto: todo marcado se escapa.

score-title = Puntuar una calle
score-text = Pon la calle de izquierda a derecha, como se ve con la calzada abajo. Luego di qué cierra sus dos extremos.
score-street = La calle
score-place = El sitio elegido
score-add = Añadir un edificio
score-left_end = Extremo izquierdo
score-right_end = Extremo derecho
score-owner = ¿De quién es el cartel?
score-nobodys = Sin cartel
score-signs = Carteles
score-lying = Tumbados: { $crowd }
score-standing = Con FOMO: { $crowd }
score-fewer = Menos. { $text }
score-more = Más. { $text }
score-around = Losetas alrededor, también en las esquinas
score-encloses = Cierra otra calle
score-encloses_text = Cierra un extremo de otra calle que ya está cerrada.
score-points_in = Su calzada mira a esta calle
score-points_in_text = Entonces sus símbolos cuentan aquí.
score-to_left = Mover a la izquierda
score-to_right = Mover a la derecha
score-remove = Quitar
score-remove_named = Quitar { FORM($tile, case: "the") }
score-clear = Calle nueva
score-share = Compartir esta calle
score-damaged = Este enlace a una calle está dañado o incompleto. Pídelo otra vez.

## Los pagos

score-result = Pagos
score-earns = { $name } ${ $dollars }
score-nobody = En esta calle nadie tiene ningún edificio.
score-bonus = Premio de Negocios
score-try = Seguir desde aquí

## La partida

score-game = Opciones de la partida
score-players = Jugadores
score-solo = 1, en solitario
score-options = Reglas
score-final = Final de la partida
score-final_text = La calle sigue abierta. Cada edificio paga la mitad.
score-business = Negocios
score-business_text = Importa para las cartas y para los premios del final.
score-edition = Edición
score-current = De quién es el turno
score-cards = Consultores
score-no_card = Sin carta
score-elsewhere = Localizadora: edificios con cartel en otras calles
score-add_elsewhere = Añadir
score-backs = Hacker: dorsos de sus losetas
score-swap = Empresaria: puntuar una loseta de la mano
score-swapped = Puntuar { FORM($tile, case: "the") } en lugar de
score-tokens = Fichas

## Por qué las reglas no permiten una calle

score-refused_no-buildings = Pon el primer edificio: elige una loseta.
score-refused_street-too-long = Una calle tiene como mucho cinco edificios.
score-refused_start-apart = { FORM($tile, case: "The") } no puede estar así: la Estación Central y el Parque urbano están juntos, como al empezar.
score-refused_not-enclosed = Ahora toca los dos extremos y elige qué los cierra.
score-refused_odd-players = En una partida juegan de una a cinco personas.
score-refused_not-in-game = Esa loseta no se usa con este número de personas: { $tile }.
score-refused_tile-twice = Solo hay una de estas losetas en el juego: { $tile }.
score-refused_too-many-of-back = No hay tantas losetas con el dorso { FORM($tile, case: "of") }.
score-refused_start-owned = Nadie puede ser dueño { FORM($tile, case: "of") }.
score-refused_too-many-signs = Nadie tiene más de cinco carteles.
score-refused_too-many-people = Solo hay doce personas de cada color.
score-refused_scored-before = Esta calle está cerrada, así que se puntuó antes del final.
score-refused_odd-surroundings = No caben tantas losetas alrededor { FORM($tile, case: "of") } y de sus vecinos.
score-refused_wrong-people = La gente { FORM($tile, case: "of") } debe ser del color de uno de sus símbolos.
score-refused_too-many-tokens = Solo hay doce fichas de cada clase, y solo con Negocios.
score-refused_card-not-in-game = En esta partida no puede estar esta carta: { $tile }.
score-refused_not-doubled = Solo la Inversora puede poner dos carteles en un edificio, y solo en uno a la vez.
score-refused_odd-hand = Solo cuenta la mano de la carta Hacker, con tres losetas como mucho.
score-refused_no-swap = La Empresaria no puede puntuar { FORM($tile, case: "the") } aquí: elige un edificio suyo y una loseta que no sea una copia.
