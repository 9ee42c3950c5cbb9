### Los pies de las imágenes de las reglas, y los resúmenes.

## Imágenes, por sección de las reglas

picture-aim = Una calle con los dos extremos cerrados paga a sus dueños. Aquí la cierra la Oficina compartida de Ana, y los dueños cobran estas cantidades.
picture-city = Dos edificios con orientaciones distintas: uno mira al sur; el otro, al este. La calzada está siempre en el lado al que mira el edificio.
picture-setup = La ciudad al empezar: la Estación Central con una persona de cada color y, debajo, el Parque urbano.
picture-turn = Turno de Ana: construye la Tienda de recuerdos en la calle de la Estación. No se cierra ninguna calle, así que ya solo roba una loseta.
picture-abandon = Los cinco carteles de Ana están en calles abiertas. Antes de construir debe abandonar uno de esos cinco edificios.
picture-build = Los Lofts de moda están recién construidos y llevan el cartel de su dueño. Han llegado dos padres, uno por símbolo.
picture-placing = Permitido: se tocan los extremos y los dos edificios miran al sur. Están en la misma calle.
picture-placing-2 = Permitido: su lado largo cruza el final de la calle.
picture-placing-3 = Prohibido: lado largo contra lado largo.
picture-placing-4 = Prohibido: girado así no se une con nada.
picture-streets = Una calle de cinco. Un sexto edificio ya sobra.
picture-enclosed = La Ferretería cierra un extremo de la calle. El otro sigue abierto, así que la calle no está cerrada.
picture-pointing = La Estación mira a la calle del Parque: su símbolo de hípster cuenta allí para los Lofts de moda, y también el comodín del Parque.
picture-people = Se ha puntuado la calle de la Estación. Sus hípsters pueden ir a cualquiera de los dos edificios iluminados: muestran su símbolo y están en calles abiertas.
picture-fomo = Dos turistas no tenían adónde ir y esperan de pie. El Gran Hotel de Ana muestra su símbolo: los dos corren hacia él.
picture-first-game = Piensa antes de cerrar: con el Mercadillo, Ben cobraría más que Ana. Aquí es mejor otra loseta.
picture-scoring = La Oficina compartida cierra el otro extremo y la calle se puntúa: cobra quien tenga un cartel en ella.
picture-example = Hana va a construir la Casa de estudiantes; el Parque urbano apunta por el otro extremo. En esta ciudad los dos padres podrían ir a las Casas adosadas.
picture-advanced-example = Ben tiene el Cine en la mano: esto cobrarían él y Ana.
picture-valuations = Una calle, tres reglas: gente, símbolos y longitud.
picture-valuation-people = La Casa de estudiantes cuenta los hípsters de su calle, también el de la Estación.
picture-valuation-symbols = El Spa Chillax cuenta símbolos de turista: uno en la Estación, dos en el Gran Hotel y uno propio.
picture-valuation-sets = El Mercadillo necesita un símbolo de hípster y uno de familia por conjunto. El comodín del Parque hace de uno de los dos.
picture-valuation-wild = El Mercado agrícola cuenta el comodín del Parque y el suyo.
picture-valuation-signs = El Tostadero de café cuenta los carteles de su dueño en la calle.
picture-valuation-size = La Tienda de recuerdos cuenta los edificios de su calle, sean de quien sean.
picture-valuation-adjacency = El Parque infantil cuenta las losetas de alrededor, también las de las esquinas.
picture-valuation-enclosure = El Ático cierra la calle del Parque. Cuando se puntúe su propia calle, ganará los $6.
picture-valuation-copy = El Outlet de moda copia el mejor edificio de su calle, el Mercadillo: dos conjuntos.
picture-endgame = Tras el Cine de Ben no queda nada que construir. Los edificios de Ana valen $8, $5 y $9, y cada uno le da la mitad, redondeada hacia arriba: $12 en total.
picture-business = Con Negocios, cada edificio tiene iconos. Cuando se cierre esta calle, Ana tomará las fichas de uno de sus dos edificios.
picture-business-example = Las fichas salen de los iconos de uno de tus edificios en cada calle cerrada. Dos iconos iguales dan dos fichas.
picture-consultants = Ana tiene la carta Hacker: su comodín cuenta para el Spa Chillax, y también los dorsos de sus losetas.
picture-consultant-contractor = El turno de la Contratista: la Casa de estudiantes ya está construida, y la segunda loseta se construye antes de que juegue nadie más.
picture-consultant-hacker = El comodín de la carta y los dorsos de las losetas de Ana cuentan para su Spa Chillax.
picture-consultant-entrepreneur = Cuando se cierre esta calle, Ana podrá puntuar una loseta de su mano en lugar de uno de sus dos edificios.
picture-consultant-investor = Dos carteles en el Museo: su valor cuenta doble.
picture-consultant-hipster-legend = Para Ana todo símbolo de hípster es un comodín: el de la Estación, el de la Casa de estudiantes y el de su carta cuentan para el Spa Chillax.
picture-consultant-renovator = La calle de la Estación está cerrada. Ana construye el Cine sobre la Casa de estudiantes, y la calle se puntúa otra vez.
picture-consultant-location-scout = El Gran Hotel de Ana está en otra calle, pero sus dos símbolos cuentan para su Spa Chillax.
picture-solo = Has construido la Casa de estudiantes. Ahora el Timador construye la primera loseta del mazo, la Tienda de recuerdos.
picture-grifter = Donde más vale la Tienda de recuerdos es en los extremos de la calle. Los dos empatan, así que eliges tú.
picture-solo-tips = Ahora llega el Ático, que debe cerrar una calle. Construye aquí el Museo y el Timador cerrará tu calle.
picture-editions = En la edición rusa nadie puede mudarse a un edificio abandonado.
picture-record = Este tablero sale de un registro de tres decisiones. Tócalo y sigue jugando.

## El resumen

aid-turn-title = Tu turno
aid-turn-1 = ¿Sin carteles? Abandona antes un edificio: su cartel vuelve y su gente se muda.
aid-turn-2 = Construye una loseta. Encima van tu cartel, una persona por símbolo de color y toda la gente con FOMO de esos colores.
aid-turn-3 = Puntúa cada calle que ahora esté cerrada. Tú eliges el orden.
aid-turn-4 = Muda a la gente de cada calle puntuada.
aid-turn-5 = Roba una loseta.
aid-place-title = Dónde construir
aid-place-1 = Junto a un edificio cuya calzada se una a la de tu loseta.
aid-place-2 = Nunca lado largo contra lado largo.
aid-place-3 = Misma orientación, uno junto a otro: una calle, cinco edificios como mucho.
aid-place-4 = Un edificio más allá de un extremo de la calle lo cierra. Si mira a la calle, sus símbolos también cuentan en ella.
aid-scoring-title = Puntuación
aid-scoring-1 = Cada edificio con cartel gana su valor y $1 por cada persona que tenga. Los carteles vuelven.
aid-scoring-2 = Gente: $ por cada persona de la calle que sea del color impreso.
aid-scoring-3 = Símbolos, conjuntos, comodines: los de la calle y los que apuntan a ella. Un comodín vale por cualquier símbolo.
aid-scoring-4 = Carteles: los de su dueño en la calle.
aid-scoring-5 = Longitud: edificios de la calle.
aid-scoring-6 = Entorno: las losetas de alrededor, hasta 8.
aid-scoring-7 = Cierre: si cierra un extremo de una calle cerrada.
aid-scoring-8 = Copia: el mejor de los otros edificios de su calle.
aid-people-title = Gente
aid-people-1 = Se muda a un edificio con su símbolo, en cualquier calle abierta. Un comodín no basta.
aid-people-2 = ¿No tiene adónde ir? Espera de pie: FOMO. La próxima loseta de su color la atrae toda.
aid-end-title = El final
aid-end-1 = Mazo y manos vacíos: cada edificio que aún tenga cartel gana la mitad, redondeada hacia arriba.
aid-end-2 = Negocios: $10 a quien más tiene de una clase ($5 si hay empate), $10 por cada conjunto de las cuatro clases.
aid-solo-title = Una ronda en solitario
aid-solo-1 = Construyes y puntúas. Ves la primera loseta del mazo, que construirá el Timador.
aid-solo-2 = La construye donde el valor propio de la loseta es mayor. Los empates los decides tú.
aid-solo-3 = Una loseta de cierre debe cerrar una calle si puede: la que más gente le mande al Timador.
aid-solo-4 = En su turno la gente va a sus edificios si puede. Entre ellos eliges tú.
aid-solo-5 = Después robas. Las tres últimas losetas del Timador llegan cuando se acaba el mazo.
aid-solo-6 = Ten al final más dinero que el Timador. Los empates son suyos.

## Cómo paga una calle: tres imágenes de la primera página

glimpse-title = Cómo paga una calle
glimpse-build = Construye edificios uno junto a otro: comparten calle.
glimpse-close = Un edificio cruzado en cada extremo cierra la calle.
glimpse-pay = Una calle cerrada paga a quien tenga un edificio en ella.
