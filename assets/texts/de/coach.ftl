### Der Coach: Tipps, ein zweiter Gedanke und Übung.

coach-title = Coach
coach-hint = Tipp
coach-thinking = Der Coach überlegt …
coach-nothing = Der Coach hat hier nichts zu sagen.
coach-where = Sieh dir das an: { $street }.
coach-new_street = Fang eine neue Straße an.
coach-give_up = Gib ein Gebäude auf: { $street }.
coach-tile = Nimm { FORM($tile, case: "acc") }.
coach-building = Gib { FORM($building, case: "acc") } auf.
coach-place = Bau es { $place }.
coach-on_top = Überbaue { FORM($building, case: "acc") }.
coach-as_good = { $count } Züge sind etwa gleich gut.
coach-compared = Verglichen mit { $action }:
coach-most = Es bringt auch jetzt am meisten.
coach-close = Etwas besser als { $action }: Kleinigkeiten summieren sich.
coach-more_tile = Welches Plättchen?
coach-more_place = Wo?
coach-more_building = Welches Gebäude?
coach-more_why = Warum?
coach-warned = Etwas anderes bringt { $gain }.
coach-think_again = Noch einmal nachdenken
coach-made_good = Besser ging es nicht.
coach-made_worse = Etwas anderes hätte { $gain } gebracht.
