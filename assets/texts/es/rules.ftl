### Las reglas, con nuestras palabras. Solo texto: todo marcado se escapa.

## El juego base

rule-part-base = El juego base
rule-aim-title = El objetivo
rule-aim-body =
    Todo pasa en la ciudad. Llegan los hípsters con sus tocadiscos, los turistas con sus cámaras, los padres con sus carritos y los compradores con sus bolsas. Todos quieren vivir donde hay movimiento, y en cuanto una calle está terminada oyen hablar de otra mejor.

    La ciudad se construye entre todos, un edificio por turno, y cada cual quiere ser dueño de las mejores calles. Una calle paga cuando se cierran sus dos extremos. Entonces sus dueños ganan dinero y recuperan sus carteles, y la gente que vivía allí hace las maletas y se muda.

    Así que planeas dos veces: primero dónde valdrá más tu edificio, y luego adónde irá la gente. Gana quien más dinero tenga al final.
rule-city-title = La ciudad
rule-city-body =
    La ciudad es una cuadrícula. Cada edificio ocupa una casilla y tiene una calzada en un solo lado. Ese lado es su base. La orientación del edificio es la dirección en la que mira la base: norte, este, sur u oeste.

    Un edificio que mira al norte o al sur tiene la calzada en horizontal. Uno que mira al este o al oeste la tiene en vertical. La orientación la eliges libremente cada vez que construyes.

    Cada edificio muestra a sus vecinos tres clases de lado.
rule-city-points =
    El lado largo: la base, con toda la calzada.

    Dos extremos: los lados a izquierda y derecha de la base, por donde la calzada sale en una esquina.

    El lado de arriba: el opuesto a la base, sin calzada.
rule-setup-title = Preparación
rule-setup-body =
    La Estación Central está en el centro y mira al sur. El Parque urbano está justo debajo y mira al este, así que las dos calzadas forman una esquina. En la Estación espera una persona de cada color. Estos dos no son de nadie, y por sí mismos nunca valen nada.

    La Estación tiene un símbolo de cada color, así que la gente puede mudarse allí mientras su calle no esté cerrada. Sus cuatro símbolos cuentan en su propia calle y también en la del Parque, a la que apuntan. El Parque tiene un comodín.

    Las demás losetas se ordenan por el símbolo del dorso, unas pocas salen del juego sin verse y el resto se baraja en un mazo.
rule-setup-points =
    2 personas, o en solitario: salen 2 de las 8 losetas básicas de cada dorso. Quedan 30 losetas.

    3 personas: sale 1 loseta de cada dorso, salvo del de comodín. Quedan 36 losetas.

    4 personas: las 40 losetas básicas.

    5 personas: las 40 losetas básicas y las 5 marcadas 5+. En total, 45.

    Cada cual tiene 5 carteles y roba 3 losetas. En una mesa de verdad empieza quien más se parezca a un hípster. Aquí se elige o se sortea.

    En la caja hay 12 personas de cada color. Si un color se agota, se colocan las que queden. El dinero nunca se agota.

    Son secretos el orden del mazo y la cara de las losetas ajenas. Están a la vista los dorsos de todas las losetas en mano y el de la siguiente del mazo, y también todo lo que hay en la ciudad, el dinero, los carteles, las fichas y los consultores.
rule-turn-title = Tu turno
rule-turn-body =
    Se juega por turnos, en el sentido del reloj. Un turno sigue siempre el mismo orden.

    Con el mazo vacío se sigue jugando sin robar hasta vaciar todas las manos. Tras el último turno llega la puntuación final.
rule-turn-points =
    Abandona un edificio, pero solo si no tienes ningún cartel libre.

    Construye una loseta de tu mano.

    Puntúa las calles que ahora estén cerradas, de una en una.

    Roba la primera loseta del mazo, si la hay.
rule-abandon-title = Abandonar un edificio
rule-abandon-body =
    Un edificio nuevo necesita un cartel. Si vas a construir y no te queda ninguno, antes debes abandonar uno de tus edificios. En cualquier otro momento no puedes.

    Con la expansión Negocios, primero tomas las fichas del edificio. Luego su cartel vuelve a ti (los dos, si estaba doblado) y su gente se muda como después de puntuar. Puede mudarse a otros edificios de la misma calle, pero no quedarse en el abandonado si puede ir a otra parte.

    El edificio se queda donde está y no es de nadie. Más tarde otros pueden mudarse allí (edición rusa: no). Así, alguien con FOMO puede estar de pie en un edificio abandonado de su propio color mientras los recién llegados se tumban a su lado.

    Si en la ciudad no queda ningún sitio permitido para ninguna loseta, nadie abandona nada: la partida acaba en el acto, con la puntuación final.
rule-build-title = Construir
rule-build-body =
    Elige una loseta de tu mano, un sitio y una orientación. Entonces el edificio nuevo cobra vida.

    Todo lo que sigue ocurre antes de puntuar, incluso si la calle del edificio nuevo se cierra en ese momento.
rule-build-points =
    Por cada símbolo de color de la loseta llega una persona de ese color. Los comodines no traen a nadie.

    Pones uno de tus carteles en el edificio.

    Toda la gente con FOMO, de cualquier parte de la ciudad, cuyo color muestre la loseta se muda a ella al momento. Se acabó su FOMO.
rule-placing-title = Dónde puede estar un edificio
rule-placing-body =
    Un edificio necesita una casilla vacía y un vecino cuya calzada se una a la suya. Mira cada vecino (son cuatro como mucho) y compara los dos lados que se tocan.

    Un sitio está permitido si nada lo prohíbe, si la calzada de al menos un vecino se une a la del edificio y si la calle que formas o amplías tiene como mucho 5 edificios, contando los dos lados si cierras un hueco. Tocarse solo en una esquina nunca basta.
rule-placing-points =
    Lado largo contra lado largo: prohibido. Dos calzadas no pueden ir una al lado de la otra.

    Extremo contra extremo, misma orientación: unidos. Los dos edificios están en la misma calle.

    Extremo contra extremo, uno al revés: permitido, pero sin unirse. Cada uno pone fin a la calle del otro.

    Lado largo contra extremo: unidos. Las calzadas forman una esquina o un cruce de dos calles.

    El lado de arriba contra cualquiera: permitido, pero sin unirse.
rule-streets-title = Calles
rule-streets-body =
    Una calle es una fila ininterrumpida de edificios con la misma orientación, uno junto a otro a lo largo de su calzada. Cada edificio está en una sola calle. Un edificio aislado es una calle de uno.

    Una calle tiene como mucho 5 edificios.

    Los edificios que se tocan en una esquina o en un cruce son vecinos, pero están en calles distintas.
rule-enclosed-title = Calles cerradas
rule-enclosed-body =
    Una calle tiene dos extremos. Si hay un edificio en la casilla que sigue a un extremo, ese extremo está cerrado, y ese edificio es un cierre. Siempre tiene otra orientación; si no, sería parte de la calle. Da igual si las calzadas se tocan o no.

    A una calle que no está cerrada la llamamos abierta. Cuando se cierran los dos extremos, la calle está cerrada. Se puntúa en el turno en que se cierra, y sigue cerrada el resto de la partida. Ya nadie puede entrar.

    Un edificio puede cerrar varias calles a la vez, y su propia calle puede cerrarse en ese mismo momento.
rule-pointing-title = Símbolos que apuntan a una calle
rule-pointing-body =
    Los símbolos de un edificio tienen flechas hacia su base. Si el edificio está en la casilla que sigue a un extremo de una calle y su base mira a esa calle, sus símbolos apuntan a ella.

    Esos símbolos cuentan dos veces: en la calle del edificio y en la calle a la que apuntan. Cuentan así desde que el edificio está ahí, aunque el otro extremo de la calle siga abierto.

    Solo los símbolos llegan tan lejos. La gente cuenta solo en la calle donde vive.
rule-people-title = Mudanzas
rule-people-body =
    Después de puntuar una calle, su gente se muda. Quien tiene el turno decide adónde va cada persona. Quien puede irse, debe irse. La gente de la calle que ya tenía FOMO también se muda, y lo pierde.

    La gente de un color puede mudarse a cualquier edificio, cercano o lejano, que cumpla dos condiciones.
rule-people-points =
    Muestra un símbolo de ese color. Un comodín no basta.

    Su calle está abierta. Tampoco vale una calle cerrada que aún está por puntuar.
rule-people-after =
    No importa de quién sea ni cuántas personas vivan ya allí: en un edificio caben todas. Valen los edificios ajenos, los abandonados y la Estación Central. (Edición rusa: los abandonados, no.)

    Los colores se mudan uno tras otro: turistas, hípsters, padres, compradores. Toda la gente de un color se levanta a la vez y luego busca sitio persona por persona. Si un color no tiene adónde ir, su gente se queda donde está y se pone de pie: tiene FOMO.
rule-fomo-title = FOMO
rule-fomo-body =
    La gente que debería mudarse pero no tiene adónde ir tiene FOMO, el miedo a perderse algo (Fear Of Missing Out). Está de pie en vez de tumbada, y espera donde está.

    En cuanto alguien construye una loseta de su color, toda esa gente corre hacia ella, desde cualquier parte de la ciudad y antes de puntuar nada. Puede ser tu loseta o la de otro: a la gente le da igual. (Edición rusa: no corre a un edificio cuya propia calle se cierra en ese momento; sigue esperando uno en una calle abierta.)

    Mientras espera, la gente con FOMO sigue contando como gente del edificio donde está. (Edición rusa: no cuenta.)
rule-first-game-title = Tu primera partida
rule-first-game-body =
    Juega tu primera partida sin las expansiones: el juego base ya ofrece decisiones de sobra. Si no tienes con quién jugar, empieza en solitario, en Fácil.

    Estas costumbres ayudan desde el primer turno.
rule-first-game-points =
    Antes de cerrar una calle, cuenta cuánto cobrarían los demás. Al cerrarla cobran todos.

    Una calle con un solo extremo abierto la puede cerrar cualquiera, quizá con una loseta que te perjudique. Ciérrala tú, o construye donde no te perjudique.

    Quien cierra una calle decide adónde va su gente. Ten un edificio listo para ella: en una calle abierta y con el símbolo adecuado.

    Un edificio que cierra un extremo de una calle y mira hacia ella le presta sus símbolos, que también cuentan en la calle del edificio. Eso también ayuda a los demás de la calle.

    La gente con FOMO espera la próxima loseta de su color. Guarda una en la mano, o constrúyela antes que otro.

    Cinco carteles son pocos. Las calles cortas que se cierran pronto los devuelven.

    Un edificio que al final conserva su cartel gana la mitad. Cerca del final, cierra lo que puedas y deja abierto lo de los demás.

## Puntuación

rule-part-scoring-part = Puntuación
rule-scoring-title = Puntuar una calle
rule-scoring-body =
    Las calles que se han cerrado en este turno se puntúan ahora, de una en una. Si hay varias, elige el orden quien tiene el turno.

    Todos los valores de una calle se calculan con la ciudad tal como está al empezar a puntuarla, antes de quitar ningún cartel.
rule-scoring-points =
    Con la expansión Negocios, primero se toman fichas.

    Empezando por quien tiene el turno y en el sentido del reloj, cada cual gana dinero por cada edificio suyo de la calle: el valor del edificio, más $1 por cada persona que haya en él.

    Todos los carteles de la calle vuelven a sus dueños.

    Quien tiene el turno mueve a la gente de la calle.
rule-example-title = Ejemplo: puntuar una calle
rule-example-body =
    Tres edificios forman una calle. Hana tiene la Galería de arte: $2 por cada símbolo de hípster, con un símbolo propio y tres hípsters. Dan tiene el Mercadillo: $5 por cada conjunto de hípster y familia, con un símbolo de familia y un padre. Dan también tiene la Primera vivienda: $2 por cada símbolo de familia, con un símbolo de familia y un padre.

    Hana acaba de construir la Casa de estudiantes en un extremo, mirando a la calle, así que su símbolo de hípster apunta hacia dentro. En el otro extremo, un edificio apunta hacia dentro con un comodín. La calle está cerrada.

    La Galería de arte ve dos símbolos de hípster y el comodín: $6, y $3 por la gente. Hana gana $9.

    El Mercadillo necesita un símbolo de hípster y uno de familia por conjunto. Hay dos de cada uno, así que tiene dos conjuntos: $10, y $1 por la persona que vive allí. Dan gana $11. La Primera vivienda ve dos símbolos de familia y el comodín: $6, y $1. Dan gana $7.

    Después Hana manda a los tres hípsters a la Casa de estudiantes. Los dos padres no encuentran un edificio con símbolo de familia en una calle abierta: tienen FOMO.

    Luego le toca a Dan, que construye los Lofts de moda en otra parte: dos símbolos de familia. Llegan dos padres nuevos, y los dos con FOMO corren también hacia allí. Ahora viven cuatro padres en los Lofts de moda, y ya nadie tiene FOMO.
rule-advanced-example-title = Ejemplo: una calle más difícil
rule-advanced-example-body =
    Debajo del Parque urbano están el Outlet de moda, el Estudio de tatuajes, el Parque infantil y el Museo: una calle de cinco. Ana tiene el Outlet de moda y el Museo; Ben, los otros dos. La Estación Central mira a la calle desde arriba. Ben construye el Cine debajo del Museo, y los dos extremos quedan cerrados.

    El Museo de Ana gana $6 por cada pareja de símbolos de turista. Dos son suyos, el de la Estación apunta hacia dentro, y el comodín del Parque hace de cuarto: dos parejas son $12, y $2 por su gente. Ana gana $14.

    El Outlet de moda de Ana copia el mejor de los otros edificios de la calle. Es el Museo: otros $12 con los mismos símbolos, pues cada edificio los cuenta de nuevo. Con $1 por la persona que vive en él, Ana gana $13.

    El Parque infantil de Ben cuenta las losetas de alrededor, y solo hay dos: $4, y $2 por su gente. Ben gana $6.

    El Estudio de tatuajes de Ben ganaría $6 si cerrara otra calle, pero está en medio de esta. Así que vale $0, y la persona que vive en él le da $1 a Ben.

    Por sus $7, Ben le regaló $27 a Ana. Habría sido mejor construir el Cine en otra parte y dejar la calle abierta.
rule-valuations-title = Valores
rule-valuations-body =
    El valor de un edificio es la regla impresa en él que dice cuánto vale. Hay nueve clases. Los importes son los de la propia loseta.

    Además de su valor, un edificio siempre gana $1 por cada persona que tenga, sea del color que sea.
rule-valuation-people-title = Valor de gente
rule-valuation-people-body =
    Normalmente $2 por cada persona de un color en la calle del edificio, sea de quien sea el edificio donde está.

    El dólar por cada persona del propio edificio se suma aparte.
rule-valuation-symbols-title = Valor de símbolos
rule-valuation-symbols-body = Normalmente $2 por cada símbolo de una clase que esté en la calle o apunte a ella. Cuentan los del propio edificio, y también cada comodín.
rule-valuation-sets-title = Valor de conjuntos
rule-valuation-sets-body =
    Normalmente $5 por cada conjunto completo de dos símbolos distintos, o $6 por cada pareja de un mismo símbolo. Pueden usarse todos los símbolos de la calle y los que apuntan a ella, cada uno en un solo conjunto.

    Un comodín vale por cualquier símbolo que falte. No tienes que combinarlos: siempre se cuenta el máximo de conjuntos.
rule-valuation-wild-title = Valor de comodines
rule-valuation-wild-body = Normalmente $4 por cada comodín que esté en la calle o apunte a ella, contando el del propio edificio.
rule-valuation-signs-title = Valor de carteles
rule-valuation-signs-body = Normalmente $3 por cada cartel que el dueño tenga en la calle, contando el del propio edificio. Un edificio doblado tiene dos carteles, y cuentan los dos.
rule-valuation-size-title = Valor de longitud
rule-valuation-size-body = Normalmente $2 por cada edificio de la calle, sea de quien sea, contando este.
rule-valuation-adjacency-title = Valor de entorno
rule-valuation-adjacency-body = Normalmente $2 por cada loseta alrededor del edificio, en línea recta o en diagonal: 8 como mucho. Da igual en qué calle estén.
rule-valuation-enclosure-title = Valor de cierre
rule-valuation-enclosure-body =
    Normalmente $6, si este edificio cierra un extremo de al menos una calle cerrada. Cerrar más calles no da más. Si no cierra ninguna, no vale nada aparte de su gente.

    Se paga como cualquier valor cuando se puntúa el propio edificio, y también en la puntuación final.
rule-valuation-copy-title = Valor de copia
rule-valuation-copy-body =
    Este edificio toma el valor de otro edificio de su calle, siempre el mejor. No importa de quién sea el otro, ni si es de alguien.

    El otro valor se calcula donde está ese edificio, pero para el dueño de la copia: con sus carteles y su consultor.

    Una copia no puede copiar una copia. Si no hay nada que copiar, vale $0. (Edición rusa: tampoco puede copiar valores de cierre ni de entorno.)
rule-endgame-title = El final de la partida
rule-endgame-body =
    La partida acaba cuando todas las manos están vacías y ha terminado el último turno. También acaba en el acto si en la ciudad no queda ningún sitio permitido para ninguna loseta.

    Cada edificio que aún tiene un cartel gana la mitad de lo que suman su valor y su gente, redondeada hacia arriba en cada edificio: $7 dan $4. Todo se calcula con la ciudad tal como está, antes de quitar ningún cartel. Nadie se muda y no se toman fichas.

    Con la expansión Negocios, después se pagan enteros los premios.

    Gana quien más dinero tiene. Si hay empate, se juega otra vez para desempatar. (Borrador: quienes empatan comparten la victoria.)

## Las expansiones

rule-part-expansions = Las expansiones
rule-business-title = Negocios
rule-business-body =
    Cada edificio tiene un negocio: un icono, dos iconos iguales o un icono comodín. Hay 12 fichas de cada una de las cuatro clases: restaurante, vivienda, ocio y comercio.

    Cuando se cierra una calle, y antes de puntuar sus edificios, cada cual elige uno de los edificios que tiene en ella y toma una ficha por cada icono. Empieza la persona que va después de quien tiene el turno, y se sigue en el sentido del reloj. Quien tiene el turno elige al final.

    Al final de la partida se cobra lo reunido.
rule-business-points =
    Por un icono comodín, toma una ficha de cualquier clase.

    Si se agotan las fichas de una clase, su icono vale como comodín. Cada icono cuenta por separado: si queda una ficha, un icono doble la toma y luego otra de cualquier clase.

    Si no quedan fichas, no recibes nada.

    Cuando abandonas un edificio, tomas sus fichas del mismo modo antes de retirar su cartel.

    Final de la partida: por cada clase, quien más fichas tiene recibe $10. Si hay empate, cada cual recibe $5. Hace falta al menos una ficha.

    Final de la partida: cada conjunto completo de las cuatro clases vale $10.
rule-business-example-title = Ejemplo: Negocios
rule-business-example-body =
    La partida ha terminado. Ana tiene 1 ficha de restaurante, 4 de vivienda, 3 de ocio y 2 de comercio. Ben tiene 3 de restaurante, 2 de vivienda, 2 de ocio y 2 de comercio.

    Ana va en cabeza en vivienda y en ocio: $10 por cada clase. De comercio tienen 2 cada uno, así que ambos reciben $5 por el empate. Ana tiene un conjunto completo: $10. En total, $35.

    Ben va en cabeza en restaurante: $10, y $5 por el empate. Tiene dos conjuntos completos: $20. En total, también $35.
rule-consultants-title = Consultores
rule-consultants-body =
    Cada persona tiene un consultor, a la vista de todos, repartido al azar, o elegido si todos están de acuerdo. Cada carta se usa una sola vez.

    La Contratista es para 2 a 4 personas y el Rehabilitador para 3 a 5. Ninguno se usa con la expansión Negocios, ni en solitario. Los otros cinco se pueden usar siempre.

    Los símbolos de una carta cuentan solo para quien la tiene, en los valores de símbolos, conjuntos y comodines, y una vez por cada edificio puntuado, también a través de una copia.

    En la puntuación final siguen contando el comodín de la carta Hacker y el símbolo de hípster de la Leyenda hípster.
rule-consultant-contractor-title = Contratista
rule-consultant-contractor-body =
    En tu turno construyes dos losetas y robas dos. Debes construir las dos. Cada una se termina antes de empezar la siguiente: abandonar si hace falta, construir, puntuar, mudar a la gente. Si para la segunda debes abandonar un edificio, puede ser el que acabas de construir.

    Prepara el mazo como para una persona más (con 4, entran las losetas 5+) y luego retira otras 3 losetas al azar.

    En tus tres últimos turnos, con el mazo ya vacío al empezar, construyes solo una.

    Para 2 a 4 personas. No con Negocios.
rule-consultant-hacker-title = Hacker
rule-consultant-hacker-body =
    Tu carta muestra un comodín, que cuenta para cada edificio tuyo cuando se puntúa.

    También cuentan los símbolos del dorso de las losetas de tu mano, uno por loseta. Cuenta la mano que tienes al puntuar: en tu propio turno, la loseta que acabas de construir ya no está.
rule-consultant-entrepreneur-title = Empresaria
rule-consultant-entrepreneur-body =
    Una vez en cada calle cerrada donde tengas un edificio, puedes puntuar una loseta de tu mano en lugar de uno de tus edificios de allí. Su valor se calcula en el sitio de ese edificio. La gente, los símbolos y los carteles se quedan como están, y solo cambia ese pago: una copia de la misma calle sigue viendo el edificio que hay allí.

    La loseta no puede ser una copia. Sigue en tu mano, pero todos la conocen hasta que la construyas. No da fichas.

    La Empresaria no tiene efecto en la puntuación final.
rule-consultant-investor-title = Inversora
rule-consultant-investor-body =
    Al construir puedes poner dos de tus carteles en el edificio. Su valor cuenta entonces doble. El dólar por cada persona, no.

    Puedes tener un solo edificio doblado a la vez. Si antes debes abandonar un edificio, se comprueba después. Los dos carteles vuelven juntos.

    Solo se dobla un edificio al construirlo: los carteles que vuelven en ese mismo turno llegan tarde.

    La copia de un edificio doblado no está doblada, pero una copia sí puede doblarse. Doblar no da más fichas.
rule-consultant-hipster-legend-title = Leyenda hípster
rule-consultant-hipster-legend-body =
    Tu carta muestra un símbolo de hípster, que cuenta para cada edificio tuyo cuando se puntúa. Para ti, al puntuar, todo símbolo de hípster es un comodín.

    A la gente no se la engaña: a los símbolos de hípster solo se mudan hípsters.
rule-consultant-renovator-title = Rehabilitador
rule-consultant-renovator-body =
    En vez de construir como siempre, puedes construir sobre un edificio de una calle cerrada. Conservas su orientación. La Estación Central no se puede cubrir. (Edición rusa: tampoco el Parque urbano.)

    La gente del edificio cubierto cuyo color muestre la loseta nueva pasa a ella. El resto queda de pie con FOMO en la Estación Central. Si el edificio cubierto está en la calle de la propia Estación, ese resto cuenta como gente de esa calle.

    La gente nueva, tu cartel y la gente con FOMO llegan como siempre. Luego la calle se puntúa otra vez en el acto. Si el edificio que cubres cierra una calle, la loseta nueva también, y su valor de cierre, si lo tiene, paga.

    La loseta cubierta sale del juego. Para 3 a 5 personas. No con Negocios.
rule-consultant-location-scout-title = Localizadora
rule-consultant-location-scout-body =
    Cuando se puntúan tus edificios, también cuentan los símbolos de tus edificios en otras calles, mientras conserven tu cartel.

    Un edificio tuyo que apunta a la calle puede contar dos veces: una por apuntar y otra por esta carta.

    Si se puntúan varias calles a la vez, importa el orden: los edificios puntuados han perdido su cartel.

    La Localizadora no tiene efecto en la puntuación final.

## Jugar en solitario

rule-part-solo-part = Jugar en solitario
rule-solo-title = La partida en solitario
rule-solo-body =
    Juegas contra el Timador, que construye según una regla fija y nunca tiene que pensar. Se prepara como para 2 personas. El Timador no tiene mano, y tiene tantos carteles como necesite. Se apartan tres losetas boca abajo: el mazo final del Timador.

    El mazo está boca arriba, así que siempre conoces la primera loseta. En cada ronda construyes y puntúas. Luego el Timador construye la primera loseta del mazo y puntúa. Después robas. Mientras colocas la loseta del Timador ya ves la de debajo, que será la que robes. Nunca ves más allá.

    Al robar por última vez del mazo, el mazo final se baraja y se descubre. El Timador lo juega en las tres últimas rondas. Hasta entonces ves un dorso que no dice nada del orden.

    Al final se puntúa a los dos. Ganas si tienes más dinero que el Timador. El empate es para él.
rule-solo-points =
    Fácil: el Timador empieza con $0.

    Normal: el Timador empieza con $20.

    Difícil: el Timador empieza con $50.

    Con Consultores, el Timador empieza con $40 más. Él no recibe carta.
rule-grifter-title = Dónde construye el Timador
rule-grifter-body =
    El Timador pone su loseta donde el valor propio de la loseta sería mayor ahora mismo, como si se puntuara en el acto, con su gente y con la gente con FOMO que atrae. Nada más importa, ni siquiera si cierra una calle.

    Una loseta con valor de cierre es distinta. El Timador busca los sitios donde cierra una calle y elige aquel tras el cual más gente se mudaría a sus edificios. Si no hay ninguno, todos los sitios permitidos son igual de buenos.

    Cuando hay sitios igual de buenos eliges tú, y puedes elegir el que más te convenga. El tablero los muestra.
rule-grifter-points =
    Cuando el Timador tendría que decidir algo, como el orden de las calles o adónde va la gente, decides por él.

    En el turno del Timador, la gente debe ir a sus edificios si hay alguno al que pueda ir. Si hay varios, eliges tú.

    Con Negocios, el Timador toma la ficha de la que menos tiene, hasta donde lo permitan sus edificios de la calle. Tú desempatas.

    Aquí el Timador juega con las reglas de 2021 en todas las ediciones. Es decisión nuestra: el reglamento ruso formula de otro modo las copias y las fichas del Timador.
rule-solo-tips-title = Ganar al Timador
rule-solo-tips-body = El Timador nunca piensa por adelantado. Tú puedes hacerlo por él.
rule-solo-tips-points =
    Ves su próxima loseta antes de construir. Quítale el sitio que más le gustaría, o haz que el mejor para su loseta sea el que más te conviene.

    Cuando para él hay sitios igual de buenos, elige el que cierra una calle tuya, o aquel del que después no saca nada.

    Una loseta con valor de cierre debe cerrar una calle si puede. Déjale aquella en la que más ganes.

    En tu turno mandas a la gente adonde quieras. En el suyo, la gente va a los edificios del Timador si puede. Así que cierra tú las calles llenas.

    Nunca abandona un edificio, y lo que al final sigue siendo suyo gana la mitad. Deja abiertas sus buenas calles.

## Ediciones y registros

rule-part-more = Ediciones y registros
rule-editions-title = Ediciones
rule-editions-body =
    Streets se ha publicado en varias versiones, que difieren en unos pocos puntos. Una partida se juega en una edición de principio a fin. Si no eliges ninguna, es la de 2021.

    El borrador de 2020 se diferencia del reglamento de 2021 en un solo punto: si hay empate al final, se comparte la victoria.

    La edición rusa se diferencia en estos puntos.
rule-editions-points =
    La gente no puede mudarse a edificios abandonados.

    Una copia no puede copiar un valor de cierre ni de entorno.

    La gente con FOMO no cuenta al puntuar: ni su dólar, ni nada para los valores de gente.

    La gente con FOMO no corre a un edificio nuevo cuya propia calle se cierra en ese momento. Sigue esperando uno en una calle abierta o uno reformado.

    El Rehabilitador no puede cubrir el Parque urbano.
rule-record-title = Registros de partidas
rule-record-body =
    Cada partida se guarda como un registro: cómo se preparó y cada decisión que se tomó. Eso basta para reproducir la partida entera, decisión a decisión. El mismo texto es tu partida guardada, el archivo exportado y el enlace que compartes.

    La semilla es el nombre de un reparto. La misma semilla con las mismas opciones reparte siempre las mismas losetas, así que otros pueden jugar exactamente la misma partida en otro lugar.

    Cuando abres un registro, cada decisión se comprueba con estas reglas. Si algo falla, sabrás qué decisión es y por qué, y podrás seguir desde justo antes.
