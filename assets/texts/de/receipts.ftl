### Abrechnungen gewerteter Straßen. Nur Text: Jedes Markup wird maskiert.

## Die Zeilen einer Zahlung.

receipts-copied = wie { FORM($building, case: "nom") }: { $text }
receipts-in_place = { $tile } an dieser Stelle: { $text }
receipts-lent = { $text }, mit der Karte { $consultant }
receipts-couple = { $first } und { $second }
receipts-pair = zwei { $crowd }
receipts-filled = { $set } (mit Jokern)
receipts-copy = in der Straße gibt es nichts zu kopieren
receipts-double = zwei Schilder: Die Wertung zählt doppelt
receipts-half = Spielende: die Hälfte, aufgerundet
receipts-most = die meisten { FORM($kind, case: "token") }-Marker ({ $count })
receipts-tied = Gleichstand bei den meisten { FORM($kind, case: "token") }-Markern ({ $count })
receipts-residents =
    { $count ->
        [one] 1 Person auf dem Gebäude
       *[other] { $count } Leute auf dem Gebäude
    }
receipts-token-sets =
    { $count ->
        [one] 1 voller Satz aus den vier Arten × { $dollars } $
       *[other] { $count } volle Sätze aus den vier Arten × { $dollars } $
    }
receipts-people =
    { $count ->
        [0] keine { $crowd } in der Straße
        [one] 1 { $colour } in der Straße × { $dollars } $
       *[other] { $count } { $crowd } in der Straße × { $dollars } $
    }
receipts-symbols =
    { $count ->
        [0] kein { $symbol }symbol und kein Joker
        [one] 1 { $symbol }symbol oder Joker × { $dollars } $
       *[other] { $count } { $symbol }symbole oder Joker × { $dollars } $
    }
receipts-sets =
    { $count ->
        [0] kein Satz ({ $set })
        [one] 1 Satz ({ $set }) × { $dollars } $
       *[other] { $count } Sätze ({ $set }) × { $dollars } $
    }
receipts-wild =
    { $count ->
        [0] keine Joker
        [one] 1 Joker × { $dollars } $
       *[other] { $count } Joker × { $dollars } $
    }
receipts-signs =
    { $count ->
        [0] kein Schild in der Straße ({ $name })
        [one] 1 Schild in der Straße ({ $name }) × { $dollars } $
       *[other] { $count } Schilder in der Straße ({ $name }) × { $dollars } $
    }
    .you =
        { $count ->
            [0] keins deiner Schilder in der Straße
            [one] 1 deiner Schilder in der Straße × { $dollars } $
           *[other] { $count } deiner Schilder in der Straße × { $dollars } $
        }
receipts-size =
    { $count ->
        [one] 1 Gebäude in der Straße × { $dollars } $
       *[other] { $count } Gebäude in der Straße × { $dollars } $
    }
receipts-adjacency =
    { $count ->
        [0] keine Gebäude ringsum
        [one] 1 Gebäude ringsum × { $dollars } $
       *[other] { $count } Gebäude ringsum × { $dollars } $
    }
receipts-enclosure =
    { $count ->
        [0] schließt keine Straße
       *[one] schließt eine Straße
    }
