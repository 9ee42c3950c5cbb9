### Los edificios, por su identificador en el archivo de losetas: el nombre y una frase sobre el lugar.
###
### Formas (FORM): the y The, con artículo, dentro de una frase o al principio; of, con «de»; to, con «a».

names-person = { $name }
    .el = { $name }
    .a = a { $name }
    .de = de { $name }
names-you = Tú
    .el = ti
    .a = a ti
    .de = de ti
    .sujeto = tú

building-central-station = Estación Central
    .the = la Estación Central
    .The = La Estación Central
    .of = de la Estación Central
    .to = a la Estación Central
flavour-central-station = Todas las historias de esta ciudad empiezan con alguien que baja de un tren.

building-city-park = Parque urbano
    .the = el Parque urbano
    .The = El Parque urbano
    .of = del Parque urbano
    .to = al Parque urbano
flavour-city-park = Los patos conocen por su nombre a todos los de siempre.

building-student-house = Casa de estudian{ "\u00AD" }tes
    .the = la Casa de estudiantes
    .The = La Casa de estudiantes
    .of = de la Casa de estudiantes
    .to = a la Casa de estudiantes
flavour-student-house = Seis personas comparten un hervidor, y todas tienen algo que decir al respecto.

building-art-gallery = Galería de arte
    .the = la Galería de arte
    .The = La Galería de arte
    .of = de la Galería de arte
    .to = a la Galería de arte
flavour-art-gallery = Nadie sabe muy bien qué lado del cuadro grande va arriba, y de eso se trata.

building-micro-brewery = Micro{ "\u00AD" }cerve{ "\u00AD" }cería
    .the = la Microcervecería
    .The = La Microcervecería
    .of = de la Microcervecería
    .to = a la Microcervecería
flavour-micro-brewery = El último lote sabe a pino, a ciruela y a una pizca de ambición de más.

building-record-shop = Tienda de discos
    .the = la Tienda de discos
    .The = La Tienda de discos
    .of = de la Tienda de discos
    .to = a la Tienda de discos
flavour-record-shop = Tienen el que buscas, pero antes tienes que escuchar este otro.

building-coffee-roastery = Tosta{ "\u00AD" }dero de café
    .the = el Tostadero de café
    .The = El Tostadero de café
    .of = del Tostadero de café
    .to = al Tostadero de café
flavour-coffee-roastery = Se huele a tres calles de distancia, y para entonces ya es demasiado tarde.

building-tattoo-parlour = Estudio de tatuajes
    .the = el Estudio de tatuajes
    .The = El Estudio de tatuajes
    .of = del Estudio de tatuajes
    .to = al Estudio de tatuajes
flavour-tattoo-parlour = Aquí siempre te preguntan dos veces por el nombre, por si acaso.

building-co-working-hub = Oficina compar{ "\u00AD" }tida
    .the = la Oficina compartida
    .The = La Oficina compartida
    .of = de la Oficina compartida
    .to = a la Oficina compartida
flavour-co-working-hub = Doce empresas, una impresora y un perro de oficina muy paciente.

building-bicycle-workshop = Taller de bicis
    .the = el Taller de bicis
    .The = El Taller de bicis
    .of = del Taller de bicis
    .to = al Taller de bicis
flavour-bicycle-workshop = Te arreglan los frenos mientras esperas, y el sillín, sin que lo pidas.

building-starter-home = Primera vivienda
    .the = la Primera vivienda
    .The = La Primera vivienda
    .of = de la Primera vivienda
    .to = a la Primera vivienda
flavour-starter-home = Es pequeña y está un poco torcida, pero es toda suya.

building-flea-market = Merca{ "\u00AD" }dillo
    .the = el Mercadillo
    .The = El Mercadillo
    .of = del Mercadillo
    .to = al Mercadillo
flavour-flea-market = Bajo esa lámpara está justo lo que no sabías que te faltaba.

building-trendy-lofts = Lofts de moda
    .the = los Lofts de moda
    .The = Los Lofts de moda
    .of = de los Lofts de moda
    .to = a los Lofts de moda
flavour-trendy-lofts = Antes era una fábrica de botones, y aún aparece alguno.

building-kindergarten = Jardín de infancia
    .the = el Jardín de infancia
    .The = El Jardín de infancia
    .of = del Jardín de infancia
    .to = al Jardín de infancia
flavour-kindergarten = La siesta es el secreto mejor guardado de la ciudad.

building-toy-store = Jugue{ "\u00AD" }tería
    .the = la Juguetería
    .The = La Juguetería
    .of = de la Juguetería
    .to = a la Juguetería
flavour-toy-store = El tren del escaparate lleva dando vueltas desde antes de que naciera la alcaldesa.

building-play-park = Parque infantil
    .the = el Parque infantil
    .The = El Parque infantil
    .of = del Parque infantil
    .to = al Parque infantil
flavour-play-park = El tobogán corre más justo después de llover.

building-sweet-ice-cream = Helade{ "\u00AD" }ría
    .the = la Heladería
    .The = La Heladería
    .of = de la Heladería
    .to = a la Heladería
flavour-sweet-ice-cream = Dos bolas son una merienda, y tres son un plan.

building-terraced-houses = Casas adosadas
    .the = las Casas adosadas
    .The = Las Casas adosadas
    .of = de las Casas adosadas
    .to = a las Casas adosadas
flavour-terraced-houses = Cada puerta es de un color, y cada vecino guarda una copia de tu llave.

building-fashion-outlet = Outlet de moda
    .the = el Outlet de moda
    .The = El Outlet de moda
    .of = del Outlet de moda
    .to = al Outlet de moda
flavour-fashion-outlet = Lo viste antes en otra parte, pero aquí te queda bien.

building-high-end-tailor = Sastre{ "\u00AD" }ría
    .the = la Sastrería
    .The = La Sastrería
    .of = de la Sastrería
    .to = a la Sastrería
flavour-high-end-tailor = Toman medidas una vez, asienten y nunca se equivocan.

building-concept-store = Tienda de diseño
    .the = la Tienda de diseño
    .The = La Tienda de diseño
    .of = de la Tienda de diseño
    .to = a la Tienda de diseño
flavour-concept-store = Vende sillas, jabón y una sensación.

building-department-store = Grandes almace{ "\u00AD" }nes
    .the = los Grandes almacenes
    .The = Los Grandes almacenes
    .of = de los Grandes almacenes
    .to = a los Grandes almacenes
flavour-department-store = Nadie ha salido jamás solo con lo que venía a buscar.

building-food-court = Zona de comidas
    .the = la Zona de comidas
    .The = La Zona de comidas
    .of = de la Zona de comidas
    .to = a la Zona de comidas
flavour-food-court = El mundo entero en una bandeja, y siempre hay quien roba una patata frita.

building-penthouse = Ático
    .the = el Ático
    .The = El Ático
    .of = del Ático
    .to = al Ático
flavour-penthouse = Desde aquí arriba puedes saludar a tu propia oficina.

building-cinema = Cine
    .the = el Cine
    .The = El Cine
    .of = del Cine
    .to = al Cine
flavour-cinema = La última fila cruje en todos los momentos románticos.

building-bookshop = Libre{ "\u00AD" }ría
    .the = la Librería
    .The = La Librería
    .of = de la Librería
    .to = a la Librería
flavour-bookshop = El gato duerme sobre los más vendidos, así que pide otra cosa.

building-chillax-spa = Spa Chillax
    .the = el Spa Chillax
    .The = El Spa Chillax
    .of = del Spa Chillax
    .to = al Spa Chillax
flavour-chillax-spa = En la puerta, a tu móvil le dan su propia camita.

building-grand-hotel = Gran Hotel
    .the = el Gran Hotel
    .The = El Gran Hotel
    .of = del Gran Hotel
    .to = al Gran Hotel
flavour-grand-hotel = El ascensorista recuerda tu piso y tu tarta favorita.

building-souvenir-shop = Tienda de recuer{ "\u00AD" }dos
    .the = la Tienda de recuerdos
    .The = La Tienda de recuerdos
    .of = de la Tienda de recuerdos
    .to = a la Tienda de recuerdos
flavour-souvenir-shop = Lo que más se vende son las estaciones pequeñitas; luego, los patos pequeñitos.

building-museum = Museo
    .the = el Museo
    .The = El Museo
    .of = del Museo
    .to = al Museo
flavour-museum = El dinosaurio lleva cuarenta años esperando a que le pongan nombre.

building-viewpoint-tower = Torre mirador
    .the = la Torre mirador
    .The = La Torre mirador
    .of = de la Torre mirador
    .to = a la Torre mirador
flavour-viewpoint-tower = Hacen falta doscientos escalones para ver dónde dejaste el coche.

building-rooftop-bar = Bar de azotea
    .the = el Bar de azotea
    .The = El Bar de azotea
    .of = del Bar de azotea
    .to = al Bar de azotea
flavour-rooftop-bar = La puesta de sol es gratis; la sombrillita, no.

building-harbour-bistro = Taberna del puerto
    .the = la Taberna del puerto
    .The = La Taberna del puerto
    .of = de la Taberna del puerto
    .to = a la Taberna del puerto
flavour-harbour-bistro = El menú es lo que han traído los barcos esta mañana.

building-holiday-flats = Casas de vacacio{ "\u00AD" }nes
    .the = las Casas de vacaciones
    .The = Las Casas de vacaciones
    .of = de las Casas de vacaciones
    .to = a las Casas de vacaciones
flavour-holiday-flats = Como en casa, pero con mejores toallas.

building-hardware-store = Ferre{ "\u00AD" }tería
    .the = la Ferretería
    .The = La Ferretería
    .of = de la Ferretería
    .to = a la Ferretería
flavour-hardware-store = Te venden un solo tornillo y te cuentan su vida.

building-car-park = Garaje
    .the = el Garaje
    .The = El Garaje
    .of = del Garaje
    .to = al Garaje
flavour-car-park = Tercera planta, junto al pilar del caracol pintado.

building-farmers-market = Mercado agrícola
    .the = el Mercado agrícola
    .The = El Mercado agrícola
    .of = del Mercado agrícola
    .to = al Mercado agrícola
flavour-farmers-market = Las zanahorias aún llevan puesto el sombrero.

building-estate-agency = Inmobi{ "\u00AD" }liaria
    .the = la Inmobiliaria
    .The = La Inmobiliaria
    .of = de la Inmobiliaria
    .to = a la Inmobiliaria
flavour-estate-agency = Todo armario es un dormitorio acogedor si lo dices con cariño.

building-corner-cafe = Café de la esquina
    .the = el Café de la esquina
    .The = El Café de la esquina
    .of = del Café de la esquina
    .to = al Café de la esquina
flavour-corner-cafe = Lo de siempre está en la barra antes de que se cierre la puerta.

building-library = Biblio{ "\u00AD" }teca
    .the = la Biblioteca
    .The = La Biblioteca
    .of = de la Biblioteca
    .to = a la Biblioteca
flavour-library = El lugar más silencioso de la ciudad, y el que tiene más aventuras.

building-sky-apartments = Rasca{ "\u00AD" }cielos
    .the = el Rascacielos
    .The = El Rascacielos
    .of = del Rascacielos
    .to = al Rascacielos
flavour-sky-apartments = Los días nublados, los pisos altos tienen el sol para ellos solos.

building-climbing-gym = Rocó{ "\u00AD" }dromo
    .the = el Rocódromo
    .The = El Rocódromo
    .of = del Rocódromo
    .to = al Rocódromo
flavour-climbing-gym = Se viene por las paredes y se vuelve por la gente que sujeta la cuerda.

building-barber-shop = Barbe{ "\u00AD" }ría
    .the = la Barbería
    .The = La Barbería
    .of = de la Barbería
    .to = a la Barbería
flavour-barber-shop = Sales con mejor corte y con todas las noticias de la semana.

building-family-diner = Mesón familiar
    .the = el Mesón familiar
    .The = El Mesón familiar
    .of = del Mesón familiar
    .to = al Mesón familiar
flavour-family-diner = Hay más tronas que taburetes, y más tortitas que ambas cosas juntas.

building-jeweller = Joyería
    .the = la Joyería
    .The = La Joyería
    .of = de la Joyería
    .to = a la Joyería
flavour-jeweller = Llevan tres generaciones reparando la misma alianza.

building-backpackers-hostel = Alber{ "\u00AD" }gue
    .the = el Albergue
    .The = El Albergue
    .of = del Albergue
    .to = al Albergue
flavour-backpackers-hostel = Siempre hay alguien que vuelve de donde tú quieres ir.

building-office-tower = Torre de oficinas
    .the = la Torre de oficinas
    .The = La Torre de oficinas
    .of = de la Torre de oficinas
    .to = a la Torre de oficinas
flavour-office-tower = La luz del noveno piso es de quien limpia, que además canta.

# Un edificio de otro juego de losetas conserva su nombre.
building-other = { $name }
    .the = el edificio «{ $name }»
    .The = El edificio «{ $name }»
    .of = del edificio «{ $name }»
    .to = al edificio «{ $name }»

## Personas de las lecciones y las imágenes

person-ana = Ana
person-ben = Ben
person-cleo = Cleo
person-dan = Dan
person-hana = Hana
person-mayor = Urbanista
person-pat = Pat
