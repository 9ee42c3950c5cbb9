### Las lecciones. Solo texto: todo marcado se escapa.

## Respuestas a intentos que ninguna lección prevé

lesson-answers-elsewhere = Aquí ganaría ${ $dollars }. En esta lección, prueba el sitio iluminado.
lesson-answers-less = Aquí ganaría ${ $dollars }. Hay un sitio mejor.
lesson-answers-other_tile = Este paso pide { FORM($tile, case: "the") }. Toma esa loseta.
lesson-answers-other = Eso no. Prueba lo que está iluminado.

## Toma una loseta y construye

lesson-build-title = Toma una loseta y construye
lesson-build-1-say = En cada turno construyes un edificio. Toma la Casa de estudiantes.
lesson-build-1-place = Se iluminan todos los sitios donde cabe. Toca el que está junto a la Estación Central.
lesson-build-1-aim = Gírala hasta que su calzada continúe la de la Estación.
lesson-build-1-held = Así ganaría ${ $dollars }. Ahora constrúyela.
lesson-build-1-done = Ha llegado un hípster, y tu cartel muestra que la casa es tuya.
lesson-build-1-miss-1 = Mirando al oeste queda en una calle propia y gana solo ${ $dollars }. Gírala otra vez.
lesson-build-2-say = Al construir no cobras nada. Cobras cuando la calle se cierra.

## Hacia dónde va la calzada

lesson-placing-title = Hacia dónde va la calzada
lesson-placing-1-say = Cada edificio tiene su calzada en un solo lado. Toma la Tienda de recuerdos.
lesson-placing-1-place = Toca el sitio que hay debajo de tu Casa de estudiantes.
lesson-placing-1-aim = Toca el punto de arriba, para que las dos calzadas queden juntas.
lesson-placing-1-done = { $refusal }
lesson-placing-2-say = Toma la Tienda de recuerdos.
lesson-placing-2-place = Ahora toca el sitio a la derecha de la Casa de estudiantes.
lesson-placing-2-aim = Toca otra vez el punto de arriba.
lesson-placing-2-done = { $refusal }
lesson-placing-3-say = Toma la Tienda de recuerdos.
lesson-placing-3-place = Toca el sitio a la derecha de la Casa de estudiantes.
lesson-placing-3-aim = Gírala al oeste: su calzada cruza el final de la otra.
lesson-placing-3-done = ${ $dollars }: se puede, pero queda en una calle propia, cruzada al final de la tuya.
lesson-placing-4-say = Toma la Tienda de recuerdos.
lesson-placing-4-place = Toca el sitio a la derecha de la Casa de estudiantes.
lesson-placing-4-aim = Gírala al sur, como la Estación y la Casa de estudiantes.
lesson-placing-4-held = ${ $dollars }: paga $2 por cada edificio de su calle, y ya son tres. Constrúyela.
lesson-placing-4-done = Misma orientación, uno junto a otro: una calle. Uno cruzado en el extremo: ahí acaba la calle.

## Cuánto vale un edificio

lesson-valuations-title = Cuánto vale un edificio
lesson-valuations-1-say = El Spa Chillax gana $2 por cada símbolo de turista en su calle. Tómalo.
lesson-valuations-1-place = Cada sitio iluminado muestra lo máximo que ganaría allí. Toca el mejor.
lesson-valuations-1-aim = Ese es el sitio. Gíralo para que gane $9.
lesson-valuations-1-held = ${ $dollars }: cuatro símbolos de turista, y $1 por el turista que llega. Constrúyelo.
lesson-valuations-1-done = La Estación tiene un símbolo; el hotel, dos; y el spa, uno. La gente del hotel no suma aquí.
lesson-valuations-1-miss-1 = ${ $dollars } en la calle del Parque: la Estación y el Parque prestan un símbolo cada uno. Hay un sitio mejor.
lesson-valuations-2-say = Así que un edificio gana lo que dice su loseta, más $1 por cada persona que vive allí.

## Símbolos que apuntan

lesson-pointing-title = Símbolos que apuntan a la calle
lesson-pointing-1-say = Los Lofts de moda ganan $2 por cada símbolo de hípster. Tómalos.
lesson-pointing-1-place = Prueba primero el sitio a la derecha de la Estación.
lesson-pointing-1-aim = Gíralos al sur, para que entren en la calle de la Estación.
lesson-pointing-1-done = ${ $dollars }: un símbolo de hípster en la Estación, y dos padres que llegan.
lesson-pointing-2-say = Toma los Lofts de moda.
lesson-pointing-2-place = Ahora toca el sitio que hay debajo del Parque urbano.
lesson-pointing-2-aim = Gíralos al este, para que entren en la calle del Parque.
lesson-pointing-2-held = ${ $dollars }: la Estación mira a esta calle, así que su símbolo de hípster también cuenta aquí. Y el símbolo del Parque es un comodín: vale por cualquier color.
lesson-pointing-2-done = Un edificio que cierra un extremo de una calle y mira hacia ella le presta sus símbolos, que también cuentan en la calle del edificio.

## Cinco como mucho, y dos extremos

lesson-enclosed-title = Cinco como mucho, y dos extremos
lesson-enclosed-1-say = La calle de la Estación tiene cinco edificios. Toma la Ferretería e intenta que sean seis.
lesson-enclosed-1-place = Toca el sitio de su extremo derecho.
lesson-enclosed-1-aim = Toca el punto de abajo para girarla al sur, como los demás edificios.
lesson-enclosed-1-done = { $refusal }
lesson-enclosed-2-say = Toma la Ferretería.
lesson-enclosed-2-place = Toca el sitio del extremo derecho.
lesson-enclosed-2-aim = Gírala al oeste, para que mire a la calle.
lesson-enclosed-2-held = Mirando al oeste cierra este extremo, y su comodín apunta hacia dentro. Constrúyela.
lesson-enclosed-2-done = Cerrada al este, aún abierta al oeste: todavía no se puntúa nada. Deben cerrarse los dos extremos.

## Cierra la calle: a puntuar

lesson-scoring-title = Cierra la calle: a puntuar
lesson-scoring-1-say = Un edificio a la izquierda de la Estación cierra la calle. Toma el Mercadillo.
lesson-scoring-1-place = Toca el sitio a la izquierda de la Estación.
lesson-scoring-1-done = Tú ganarías ${ $mine }, pero Pat, ${ $theirs }: el símbolo de familia que apunta hacia dentro le da otro conjunto.
lesson-scoring-2-say = Ahora toma la Oficina compartida y compara.
lesson-scoring-2-place = Toca el sitio a la izquierda de la Estación.
lesson-scoring-2-held = Tú ganarías ${ $mine } y Pat, ${ $theirs }. Constrúyela.
lesson-scoring-2-done = Has cobrado y los carteles han vuelto. Al cerrar cobran todos los de la calle: cuenta qué ganan los demás.
lesson-scoring-2-miss-1 = Tú ganarías ${ $mine }, pero Pat, ${ $theirs }. Mejor toma la Oficina compartida.

## Adónde va la gente

lesson-people-title = Adónde va la gente
lesson-people-1-say = Después de puntuar, todos se mudan a calles abiertas con su símbolo. Manda al hípster a tu Oficina compartida.
lesson-people-1-miss-1 = Esa es la Tienda de discos de Pat: cada persona que viva allí le da a Pat ${ $dollars } más. Manda al hípster a tu oficina.
lesson-people-2-say = Ganarás $1 más cuando se puntúe la calle de tu oficina. Manda también al otro.
lesson-people-2-done = Ahora viven contigo cuatro hípsters. Los demás no encontraron una calle abierta con su símbolo y esperan de pie: tienen FOMO.
lesson-people-2-miss-1 = Esa es la Tienda de discos de Pat: cada persona que viva allí le da a Pat ${ $dollars } más. Manda al hípster a tu oficina.
lesson-people-3-say = Dos turistas esperan con FOMO, y tienes una loseta con su símbolo. Toma el Gran Hotel.
lesson-people-3-place = Ganaría $12 en vez de $6, esté donde esté. Toca el sitio que te guste.
lesson-people-3-held = ${ $dollars }: los dos que esperan corren hacia él desde donde estén. Constrúyelo.
lesson-people-3-done = Quien no tiene adónde ir espera la próxima loseta de su color, la construya quien la construya.

## Sin carteles

lesson-abandon-title = Sin carteles
lesson-abandon-1-say = Tienes cinco carteles, todos en calles abiertas. Para volver a construir, abandona el edificio que menos vale.
lesson-abandon-1-done = No da dinero, pero el cartel vuelve. El padre que vivía allí se fue a la Estación, el único edificio abierto con símbolo de familia.
lesson-abandon-1-miss-1 = La Tienda de recuerdos ganaría ${ $dollars } algún día. Abandona el edificio que menos vale.
lesson-abandon-1-miss-2 = Ese ganaría ${ $dollars } algún día. Otro vale menos.
lesson-abandon-2-say = Tu turno sigue. Construye lo que quieras, donde quieras.
lesson-abandon-2-place = Toca el sitio que te guste.
lesson-abandon-2-held = Aquí, ${ $dollars }. Constrúyelo o sigue mirando.
lesson-abandon-2-done = Solo tienes cinco carteles, así que el sexto edificio te cuesta uno de los cinco primeros.

## El final: la mitad, hacia arriba

lesson-endgame-title = El final: la mitad, redondeada
lesson-endgame-1-say = Tu última loseta. Al final, cada edificio que conserve un cartel gana la mitad, redondeada hacia arriba.
lesson-endgame-1-place = Tu tienda gana más si crece su calle. Busca el sitio que más da.
lesson-endgame-1-aim = Ese es el sitio. Gírala para que entre en tu propia calle.
lesson-endgame-1-held = Al final, esos ${ $dollars } cuentan la mitad, y tu Tienda de recuerdos gana más con una calle más larga. Constrúyela.
lesson-endgame-1-done = Tres edificios tuyos en una calle. Ahora Pat construye la última loseta.
lesson-endgame-1-miss-1 = Eso le quita a Pat su mejor sitio: buena idea. Pero busca el sitio donde más gana tu propia calle.
lesson-endgame-2-say = Tus edificios, que valían $8, $5 y $9, han dado $4, $3 y $5: ganas por $12 a $11. Un edificio que aún tiene su cartel gana la mitad.

## En solitario contra el Timador

lesson-grifter-title = En solitario contra el Timador
lesson-grifter-1-say = En solitario juegas contra el Timador, que construye la primera loseta del mazo. Construye antes tu Casa de estudiantes.
lesson-grifter-1-place = Toca el sitio junto a la Estación.
lesson-grifter-1-aim = Gírala al sur, para que entre en la calle de la Estación.
lesson-grifter-1-held = ${ $dollars }. Constrúyela.
lesson-grifter-2-say = Su regla: construir donde más vale la loseta. Dos sitios empatan a $6, así que eliges tú: toca uno de ellos.
lesson-grifter-2-place = Su regla: construir donde más vale la loseta. Dos sitios empatan a $6, así que eliges tú: toca uno de ellos.
lesson-grifter-2-held = Mientras eliges, ya ves la loseta que vas a robar. Constrúyela.
lesson-grifter-2-done = Ahora llega el Ático, que paga por cerrar una calle. El Timador debe cerrar una con él si puede.
lesson-grifter-2-miss-1 = { $refusal }
lesson-grifter-3-say = Pues dale una calle que cerrar: la tuya. Toma el Museo.
lesson-grifter-3-place = Constrúyelo debajo del Parque urbano: a esa calle le queda un solo extremo abierto.
lesson-grifter-3-aim = Gíralo al este, para que entre en la calle del Parque.
lesson-grifter-3-held = ${ $dollars }, cuando alguien cierre la calle. Constrúyelo.
lesson-grifter-3-done = El Timador cerró tu calle, que te pagó $14. Él nunca piensa por adelantado: hazlo tú por él.

## Copias y comodines

lesson-valuation-copy-title = Copias y comodines
lesson-valuation-copy-1-say = El Outlet de moda copia el mejor edificio de su calle. Tómalo.
lesson-valuation-copy-1-place = Busca el sitio donde más gana.
lesson-valuation-copy-1-aim = Ese es el sitio. Gíralo para que entre en la calle del Parque.
lesson-valuation-copy-1-held = ${ $dollars }: copia tu Mercadillo como si ocupara su sitio. Constrúyelo.
lesson-valuation-copy-1-done = Dos conjuntos de hípster y familia, y los comodines completan lo que falta. Una copia no puede copiar una copia.
lesson-valuation-copy-1-miss-1 = En esa calle no hay nada que copiar: solo ${ $dollars } por el comprador que llega. Hay un sitio mejor.

## Business: toma tus fichas

lesson-business-title = Negocios: toma tus fichas
lesson-business-1-say = Con Negocios, cada calle que se cierra da fichas por los iconos de uno de tus edificios. Toma el Museo.
lesson-business-1-place = Cierra la calle de la Estación por su extremo izquierdo.
lesson-business-1-aim = Gíralo al este, mirando a la calle.
lesson-business-1-held = Así cierra la calle. Constrúyelo.
lesson-business-2-say = Elige qué te da fichas: los Lofts de moda dan dos de vivienda; la Oficina compartida, una a elegir.
lesson-business-2-done = Has tomado dos fichas antes de que pagara la calle. Si una clase se agota, su icono vale como comodín.
lesson-business-2-miss-1 = Una ficha a elegir: buena cuando completa un conjunto. Aquí valen más dos de la misma clase.
lesson-business-3-say = Al final, quien tiene más fichas de una clase gana $10, o $5 si hay empate. Cada conjunto de las cuatro clases da $10.

## Consultores: la Inversora

lesson-consultant-investor-title = Consultores: la Inversora
lesson-consultant-investor-1-say = Tienes a la Inversora: dos carteles en un edificio doblan su valor. Toma el Tostadero de café.
lesson-consultant-investor-1-place = Paga por cada cartel tuyo en su calle. Constrúyelo junto a tu Casa de estudiantes.
lesson-consultant-investor-1-aim = Con un cartel ganaría ${ $dollars }. Constrúyelo con los dos.
lesson-consultant-investor-1-done = $20: tres carteles en la calle pagan dos veces $9, y allí viven dos hípsters. Solo un edificio doblado a la vez.
lesson-consultant-investor-1-miss-1 = Con un cartel ganaría ${ $dollars }. Constrúyelo con los dos.

## Consultores: la Localizadora

lesson-consultant-location-scout-title = Consultores: la Localizadora
lesson-consultant-location-scout-1-say = Tienes a la Localizadora: también cuentan los símbolos de tus edificios en otras calles. Toma el Spa Chillax.
lesson-consultant-location-scout-1-place = Constrúyelo junto a la Estación, lejos de tu Gran Hotel.
lesson-consultant-location-scout-1-aim = Gíralo para que entre en la calle de la Estación.
lesson-consultant-location-scout-1-held = ${ $dollars }: el símbolo de turista de la Estación, el del propio Spa y los dos del Gran Hotel en la otra calle. Constrúyelo.
lesson-consultant-location-scout-1-done = Esos símbolos cuentan mientras su edificio tenga tu cartel. Cuando el edificio se puntúa y pierde el cartel, ya no.

## Consultores: la Empresaria

lesson-consultant-entrepreneur-title = Consultores: la Empresaria
lesson-consultant-entrepreneur-1-say = Tienes a la Empresaria: una vez en cada calle, puedes puntuar una loseta de tu mano en lugar de un edificio. Toma el Parque infantil.
lesson-consultant-entrepreneur-1-place = Cierra la calle de la Estación por su extremo izquierdo.
lesson-consultant-entrepreneur-1-aim = Gíralo al este, mirando a la calle.
lesson-consultant-entrepreneur-1-held = Así cierra la calle, y entonces la página te preguntará. Constrúyelo.
lesson-consultant-entrepreneur-2-say = Puntúa el Cine en lugar de la Casa de estudiantes: $2 más.
lesson-consultant-entrepreneur-2-done = La loseta sigue en tu mano, y ahora todos la conocen. Solo cambió ese pago.
lesson-consultant-entrepreneur-2-miss-1 = Eso no pagaría más. Puntúa una loseta en lugar de la Casa de estudiantes.
