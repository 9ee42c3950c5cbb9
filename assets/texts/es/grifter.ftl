### El Timador habla. Desde grifter_says-tie, cada línea es una variante.

grifter_says-goal = Construye calles. Una calle paga cuando sus dos extremos están cerrados.
grifter_says-sign = Lo que construyes lleva tu cartel, y los carteles son los que cobran.
grifter_says-self = Soy el Timador. Construyo donde la loseta más vale para mí. Si acabas con más dinero que yo, ganas.
grifter_says-star = Una estrella marca una buena loseta y un buen sitio para ella.
grifter_says-yours = Tu cartel

grifter_says-tie =
    Empate. No tengo opinión, y de ahí no me muevo.
    Me da igual, al dólar exacto.
    Mi mejor sitio estaba bien acompañado.
    Lo he contado dos veces. Sigue siendo un empate.
    Mis problemas favoritos: los que no tienen respuesta mala.
    A igual dinero, no soy nada exigente.
grifter_says-street_his =
    ${ $dollars }. Esta calle siempre me ha gustado.
    Una calle de ${ $dollars }. Pura casualidad, por supuesto.
    ${ $dollars }. Mi bigote hace lo que puede por no sonreír.
    Construyo donde se cobra. ${ $dollars }: se cobró.
    ${ $dollars } por una calle. Igual la enmarco.
    Una calle de ${ $dollars }. Yo lo llamo un barrio modesto.
grifter_says-street_yours =
    ${ $dollars }. Digamos que yo estaba mirando a otro lado.
    Una calle de ${ $dollars }. Aplaudiría, pero tengo una loseta en la mano.
    ¿${ $dollars }? Ya sabía yo que había que comprar ahí.
    Ahí van ${ $dollars }. Espero que escriban.
    ${ $dollars } en una calle. Mi contable ha pedido una silla.
    ${ $dollars }. Anotado, en letra muy pequeña.
grifter_says-little =
    ${ $dollars }. Me han robado, y de eso entiendo.
    Mi mejor sitio: ${ $dollars }. Los he conocido mejores.
    Tenía toda la ciudad para elegir. Resultado: ${ $dollars }.
    ${ $dollars }. Intentaré no gastarlo todo de golpe.
    Por ${ $dollars } me podía haber quedado en la cama.
    ${ $dollars }. Mi sombrero costó más.
grifter_says-beaten =
    Ganas. Haré revisar todos los recibos.
    Derrotado. Hasta el bigote se me cae.
    La ciudad es tuya. Yo solo venía por las calles.
    Bueno, el dinero nunca me gustó.
    Ganas. Estaba a punto de remontar, en tres o cuatro partidas.
    Volveré. El sombrero lo he dejado aquí a propósito.
grifter_says-won =
    Esta vez es mía. El trabajo lo han hecho las calles.
    Nunca pienso por adelantado. Se ahorra muchísimo tiempo.
    Bonita ciudad. Te mandaré una postal.
    El dinero es mío. Las vistas son tuyas.
    Lo llamaría suerte, pero no creo en ella.
    Gano. No le cuentes a nadie lo sencilla que es mi regla.
