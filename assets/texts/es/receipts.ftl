### Cuentas de las calles puntuadas. Solo texto: todo marcado se escapa.

## Las líneas de un pago.

receipts-copied = copia { FORM($building, case: "the") }: { $text }
receipts-in_place = { $tile } en su lugar: { $text }
receipts-lent = { $text }, con la carta { $consultant }
receipts-couple = { $first } + { $second }
receipts-pair = dos { $crowd }
receipts-filled = { $set } (con comodines)
receipts-copy = en la calle no hay nada que copiar
receipts-double = dos carteles: el valor cuenta doble
receipts-half = final de la partida: la mitad, redondeada hacia arriba
receipts-most = más fichas de { $kind } que nadie ({ $count })
receipts-tied = empate en cabeza en fichas de { $kind } ({ $count })
receipts-residents =
    { $count ->
        [one] 1 persona en el edificio
       *[other] { $count } personas en el edificio
    }
receipts-token-sets =
    { $count ->
        [one] 1 conjunto completo de las cuatro clases × ${ $dollars }
       *[other] { $count } conjuntos completos de las cuatro clases × ${ $dollars }
    }
receipts-people =
    { $count ->
        [0] ningún { $colour } en la calle
        [one] 1 { $colour } en la calle × ${ $dollars }
       *[other] { $count } { $crowd } en la calle × ${ $dollars }
    }
receipts-symbols =
    { $count ->
        [0] ningún símbolo de { $symbol } ni comodín
        [one] 1 símbolo de { $symbol } o comodín × ${ $dollars }
       *[other] { $count } símbolos de { $symbol } o comodines × ${ $dollars }
    }
receipts-sets =
    { $count ->
        [0] ningún conjunto de { $set }
        [one] 1 conjunto de { $set } × ${ $dollars }
       *[other] { $count } conjuntos de { $set } × ${ $dollars }
    }
receipts-wild =
    { $count ->
        [0] ningún comodín
        [one] 1 comodín × ${ $dollars }
       *[other] { $count } comodines × ${ $dollars }
    }
receipts-signs =
    { $count ->
        [0] ningún cartel { FORM($name, case: "de") } en la calle
        [one] 1 cartel { FORM($name, case: "de") } en la calle × ${ $dollars }
       *[other] { $count } carteles { FORM($name, case: "de") } en la calle × ${ $dollars }
    }
    .you =
        { $count ->
            [0] ningún cartel tuyo en la calle
            [one] 1 cartel tuyo en la calle × ${ $dollars }
           *[other] { $count } carteles tuyos en la calle × ${ $dollars }
        }
receipts-size =
    { $count ->
        [one] 1 edificio en la calle × ${ $dollars }
       *[other] { $count } edificios en la calle × ${ $dollars }
    }
receipts-adjacency =
    { $count ->
        [0] ningún edificio alrededor
        [one] 1 edificio alrededor × ${ $dollars }
       *[other] { $count } edificios alrededor × ${ $dollars }
    }
receipts-enclosure =
    { $count ->
        [0] no cierra ninguna calle
       *[one] cierra una calle
    }
