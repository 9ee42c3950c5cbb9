### La ayuda: qué está impreso y qué significan las palabras. Solo texto: todo marcado se escapa.

## Valores

help-valuations-people-name = Gente
help-valuations-people-short = ${ $dollars } por { $colour } en su calle
help-valuations-people-text = ${ $dollars } por cada { $colour } que viva en la calle de este edificio, sea de quien sea el edificio donde está.
help-valuations-people-more-ru = En la edición rusa quienes tienen FOMO no cuentan.
help-valuations-symbols-name = Símbolos
help-valuations-symbols-short = ${ $dollars } por símbolo de { $symbol }
help-valuations-symbols-text = ${ $dollars } por cada símbolo de { $symbol } que esté en la calle o apunte a ella. Los comodines también cuentan.
help-valuations-sets-name = Conjuntos
help-valuations-sets-short = ${ $dollars } por { $first } + { $second }
help-valuations-sets-text = ${ $dollars } por cada conjunto de un símbolo de { $first } y uno de { $second } que estén en la calle o apunten a ella. Cada símbolo se usa una vez. Un comodín vale por cualquiera de los dos.
help-valuations-sets-pair-name = Parejas
help-valuations-sets-pair-short = ${ $dollars } por dos de { $first }
help-valuations-sets-pair-text = ${ $dollars } por cada pareja de símbolos de { $first } que estén en la calle o apunten a ella. Cada símbolo se usa una vez. Los comodines completan las parejas.
help-valuations-wild-name = Comodines
help-valuations-wild-short = ${ $dollars } por comodín
help-valuations-wild-text = ${ $dollars } por cada comodín que esté en la calle o apunte a ella.
help-valuations-signs-name = Carteles
help-valuations-signs-short = ${ $dollars } por cartel del dueño
help-valuations-signs-text = ${ $dollars } por cada cartel que su dueño tenga en la calle, contando el de este edificio.
help-valuations-size-name = Longitud
help-valuations-size-short = ${ $dollars } por edificio de su calle
help-valuations-size-text = ${ $dollars } por cada edificio de la calle, contando este.
help-valuations-adjacency-name = Entorno
help-valuations-adjacency-short = ${ $dollars } por loseta alrededor
help-valuations-adjacency-text = ${ $dollars } por cada loseta de alrededor, en línea recta o en diagonal: 8 como mucho.
help-valuations-enclosure-name = Cierre
help-valuations-enclosure-short = ${ $dollars } si cierra una calle
help-valuations-enclosure-text = ${ $dollars } si cierra un extremo de al menos una calle cerrada.
help-valuations-copy-name = Copia
help-valuations-copy-short = copia el mejor valor de su calle
help-valuations-copy-text = Copia el mejor valor de los otros edificios de su calle, calculado en el sitio del edificio copiado, pero con los carteles y el consultor del dueño de la copia. No puede copiar otra copia.
help-valuations-copy-more-ru = En la edición rusa tampoco puede copiar un valor de cierre ni de entorno.
help-valuations-none-name = Sin valor
help-valuations-none-short = por sí mismo no vale nada
help-valuations-none-text = Este edificio no es de nadie y no gana nada. Sus símbolos y su gente sí cuentan para la calle.

## Apuntar

help-pointing-text = Los símbolos cuentan en la calle del edificio. Si el edificio cierra un extremo de otra calle y mira hacia ella, cuentan allí también.

## Símbolos

help-symbols-tourist-name = Símbolo de turista
help-symbols-tourist-arrival = Al construirlo llega un turista.
help-symbols-tourist-text = Los turistas pueden mudarse aquí mientras la calle esté abierta.
help-symbols-tourist-more-ru = En la edición rusa nadie se muda a un edificio abandonado.
help-symbols-hipster-name = Símbolo de hípster
help-symbols-hipster-arrival = Al construirlo llega un hípster.
help-symbols-hipster-text = Los hípsters pueden mudarse aquí mientras la calle esté abierta.
help-symbols-hipster-more-ru = En la edición rusa nadie se muda a un edificio abandonado.
help-symbols-parent-name = Símbolo de familia
help-symbols-parent-arrival = Al construirlo llega un padre.
help-symbols-parent-text = Los padres pueden mudarse aquí mientras la calle esté abierta.
help-symbols-parent-more-ru = En la edición rusa nadie se muda a un edificio abandonado.
help-symbols-shopper-name = Símbolo de comprador
help-symbols-shopper-arrival = Al construirlo llega un comprador.
help-symbols-shopper-text = Los compradores pueden mudarse aquí mientras la calle esté abierta.
help-symbols-shopper-more-ru = En la edición rusa nadie se muda a un edificio abandonado.
help-symbols-wild-name = Comodín
help-symbols-wild-text = Al puntuar vale por cualquier símbolo. No atrae a nadie, y nadie puede mudarse aquí gracias a él.

## Gente

help-people-tourist-name = Turista
help-people-tourist-text = Vale $1 para el edificio donde vive. Cuando se puntúa la calle, se muda a un edificio con símbolo de turista en una calle abierta. Si no lo hay, se queda y le entra FOMO. Los turistas se mudan primero.
help-people-tourist-more-ru = En la edición rusa nunca se mudan a un edificio abandonado, y con FOMO no valen nada.
help-people-hipster-name = Hípster
help-people-hipster-text = Vale $1 para el edificio donde vive. Cuando se puntúa la calle, se muda a un edificio con símbolo de hípster en una calle abierta. Si no lo hay, se queda y le entra FOMO. Los hípsters se mudan en segundo lugar.
help-people-hipster-more-ru = En la edición rusa nunca se mudan a un edificio abandonado, y con FOMO no valen nada.
help-people-parent-name = Padre o madre
help-people-parent-text = Vale $1 para el edificio donde vive. Cuando se puntúa la calle, se muda a un edificio con símbolo de familia en una calle abierta. Si no lo hay, se queda y le entra FOMO. Los padres se mudan en tercer lugar.
help-people-parent-more-ru = En la edición rusa nunca se mudan a un edificio abandonado, y con FOMO no valen nada.
help-people-shopper-name = Comprador
help-people-shopper-text = Vale $1 para el edificio donde vive. Cuando se puntúa la calle, se muda a un edificio con símbolo de comprador en una calle abierta. Si no lo hay, se queda y le entra FOMO. Los compradores se mudan al final.
help-people-shopper-more-ru = En la edición rusa nunca se mudan a un edificio abandonado, y con FOMO no valen nada.

## Dorsos

help-backs-tourist-name = Dorso de turista
help-backs-tourist-text = El otro lado de esta loseta tiene uno o dos símbolos de turista. Los dorsos los puede ver cualquiera.
help-backs-hipster-name = Dorso de hípster
help-backs-hipster-text = El otro lado de esta loseta tiene uno o dos símbolos de hípster. Los dorsos los puede ver cualquiera.
help-backs-parent-name = Dorso de familia
help-backs-parent-text = El otro lado de esta loseta tiene uno o dos símbolos de familia. Los dorsos los puede ver cualquiera.
help-backs-shopper-name = Dorso de comprador
help-backs-shopper-text = El otro lado de esta loseta tiene uno o dos símbolos de comprador. Los dorsos los puede ver cualquiera.
help-backs-wild-name = Dorso de comodín
help-backs-wild-text = El otro lado de esta loseta tiene un comodín. Los dorsos los puede ver cualquiera.

## Business

help-business-restaurant-name = Restaurante
help-business-restaurant-text = Al cerrarse la calle puedes tomar aquí una ficha de restaurante. Tener más que nadie vale $10 al final ($5 si hay empate), y cada conjunto de las cuatro clases, $10.
help-business-residential-name = Vivienda
help-business-residential-text = Al cerrarse la calle puedes tomar aquí una ficha de vivienda. Tener más que nadie vale $10 al final ($5 si hay empate), y cada conjunto de las cuatro clases, $10.
help-business-leisure-name = Ocio
help-business-leisure-text = Al cerrarse la calle puedes tomar aquí una ficha de ocio. Tener más que nadie vale $10 al final ($5 si hay empate), y cada conjunto de las cuatro clases, $10.
help-business-retail-name = Comercio
help-business-retail-text = Al cerrarse la calle puedes tomar aquí una ficha de comercio. Tener más que nadie vale $10 al final ($5 si hay empate), y cada conjunto de las cuatro clases, $10.
help-business-wild-name = Ficha a elegir
help-business-wild-text = Al cerrarse la calle puedes tomar aquí una ficha de la clase que quieras.
help-business-double-name = Ficha doble
help-business-double-text = Dos iconos iguales: este edificio da dos fichas.
help-business-exhausted-name = No quedan fichas
help-business-exhausted-text = Ya no quedan fichas de esta clase. Su icono vale ahora como comodín: toma una ficha de otra clase.

## Consultores

help-consultants-contractor-name = Contratista
help-consultants-contractor-line = Construye dos losetas por turno.
help-consultants-contractor-text = En tu turno construyes dos losetas y robas dos. Terminas la primera del todo, con puntuación y mudanzas, antes de construir la segunda. En tus tres últimos turnos, con el mazo ya vacío, construyes una. Para 2 a 4 personas.
help-consultants-hacker-name = Hacker
help-consultants-hacker-line = Tiene un comodín, y cuentan los dorsos de sus losetas.
help-consultants-hacker-text = El comodín de esta carta cuenta para todos tus edificios, y también el símbolo del dorso de cada loseta que tengas en la mano al puntuar.
help-consultants-entrepreneur-name = Empresaria
help-consultants-entrepreneur-line = Puntúa una loseta de la mano en lugar de un edificio.
help-consultants-entrepreneur-text = Una vez en cada calle cerrada donde tengas un edificio, puedes puntuar una loseta de tu mano en lugar de uno de tus edificios. La loseta no se construye y sigue en tu mano, pero todos la ven. No puede ser una copia. Al final de la partida no se aplica.
help-consultants-investor-name = Inversora
help-consultants-investor-line = Dobla el valor de un edificio con un segundo cartel.
help-consultants-investor-text = Al construir puedes poner dos carteles en el edificio: su valor cuenta doble; su gente, no. Solo un edificio doblado a la vez. Los dos carteles vuelven juntos.
help-consultants-hipster-legend-name = Leyenda hípster
help-consultants-hipster-legend-line = Tiene un símbolo de hípster, y los símbolos de hípster son comodines.
help-consultants-hipster-legend-text = El símbolo de hípster de esta carta cuenta para todos tus edificios. Para ti, al puntuar, todo símbolo de hípster es un comodín. No cambia adónde puede mudarse la gente.
help-consultants-renovator-name = Rehabilitador
help-consultants-renovator-line = Construye sobre edificios de calles cerradas.
help-consultants-renovator-text = En vez de construir como siempre, puedes cubrir con una loseta de tu mano un edificio de una calle cerrada, conservando su orientación. Esa calle se puntúa otra vez en el acto. La Estación Central no se puede cubrir. Para 3 a 5 personas.
help-consultants-renovator-more-ru = En la edición rusa tampoco se puede cubrir el Parque urbano.
help-consultants-location-scout-name = Localizadora
help-consultants-location-scout-line = También cuentan sus símbolos de otras calles.
help-consultants-location-scout-text = Cuando se puntúan tus edificios, también cuentan los símbolos de tus edificios en otras calles, mientras tengan tu cartel. Un edificio que apunta a la calle puede contar dos veces. Al final de la partida no se aplica.

## Temas

help-topics-central-station-name = Estación Central
help-topics-central-station-text = El corazón de la ciudad. No es de nadie y tiene un símbolo de cada color, así que cualquiera puede mudarse aquí mientras su calle esté abierta. Sus cuatro símbolos cuentan en su calle y también en la del Parque, a la que apuntan.
help-topics-city-park-name = Parque urbano
help-topics-city-park-text = No es de nadie y tiene un comodín. Nadie puede mudarse aquí. Su comodín cuenta en la calle del Parque, y también en la calle de su derecha, si es transversal.
help-topics-city-park-more-ru = En la edición rusa el Rehabilitador no puede cubrirlo.
help-topics-building-name = Edificio
help-topics-building-text = Una casilla de la ciudad con una calzada en la base. Muestra sus símbolos, su valor y, con Negocios, sus iconos.
help-topics-facing-name = Orientación
help-topics-facing-text = Hacia dónde miran la base y la calzada de un edificio. Todos los edificios de una calle miran hacia el mismo lado.
help-topics-street-name = Calle
help-topics-street-text = Edificios uno al lado del otro con la misma orientación, 5 como mucho. La calle está abierta hasta que se cierran sus dos extremos. Entonces paga.
help-topics-enclosed-name = Calle cerrada
help-topics-enclosed-text = Otros edificios cierran sus dos extremos. La calle se puntúa, su gente se va y ya nadie puede mudarse a ella.
help-topics-pointing-name = Apuntar
help-topics-pointing-text = Un edificio que cierra un extremo de una calle y mira hacia ella le presta sus símbolos.
help-topics-sign-name = Cartel
help-topics-sign-text = Muestra de quién es un edificio. Tienes 5. Vuelven a ti cuando se puntúa la calle o cuando abandonas el edificio.
help-topics-doubled-name = Edificio doblado
help-topics-doubled-text = Lleva dos carteles de la Inversora, así que su valor cuenta doble.
help-topics-abandoned-name = Edificio abandonado
help-topics-abandoned-text = Se le quitó el cartel, así que no es de nadie y no gana nada. Sigue en su calle, y sus símbolos cuentan.
help-topics-abandoned-more-ru = En la edición rusa nadie se muda a él.
help-topics-fomo-name = FOMO
help-topics-fomo-text = Miedo a perderse algo (Fear Of Missing Out): la gente que no tiene adónde ir espera de pie. La próxima loseta de su color la atrae toda a la vez, la construya quien la construya.
help-topics-fomo-more-ru = En la edición rusa, la gente con FOMO no cuenta al puntuar ni corre a un edificio cuya calle se cierra en ese momento.
help-topics-hand-name = Mano
help-topics-hand-text = Las losetas que puedes construir.
help-topics-hand-more-multiplayer = Los demás solo ven sus dorsos.
help-topics-stack-name = Mazo
help-topics-stack-text = Las losetas que quedan por robar.
help-topics-stack-more-multiplayer = Cualquiera puede ver el dorso de la siguiente.
help-topics-stack-more-solo = El mazo está boca arriba, así que siempre conoces la siguiente. Mientras colocas la loseta del Timador ves la de debajo, que será la que robes.
help-topics-money-name = Dinero
help-topics-money-text = Se gana cuando se puntúan calles y al final de la partida. Gana quien más tiene.
help-topics-token-name = Ficha de negocio
help-topics-token-text = Tomas fichas de tus edificios en calles cerradas. Al final, quien más tiene de una clase gana $10 ($5 si hay empate), y cada conjunto de las cuatro clases da $10.
help-topics-grifter-name = El Timador
help-topics-grifter-text = Tu rival cuando juegas en solitario. Construye donde su loseta vale más ahora mismo. Si hay sitios igual de buenos, eliges tú; en Fácil, la página elige a tu favor.
help-topics-endgame-stack-name = Mazo final
help-topics-endgame-stack-text = Tres losetas que el Timador construye en las tres últimas rondas. Al robar por última vez del mazo se barajan y se descubren. Hasta entonces ves un dorso que no dice nada de su orden.
help-topics-five-players-name = Loseta 5+
help-topics-five-players-text = Esta loseta se usa con 5 personas, o con 4 si alguien tiene a la Contratista.
