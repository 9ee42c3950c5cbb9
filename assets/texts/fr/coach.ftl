### Le coach : conseils, second avis et entraînement.

coach-title = Coach
coach-hint = Conseil
coach-thinking = Le coach réfléchit…
coach-nothing = Le coach n’a aucun conseil ici.
coach-where = Regardez { $street }.
coach-new_street = Commencez une nouvelle rue.
coach-give_up = Abandonnez un bâtiment { FORM($street, case: "of") }.
coach-tile = Jouez { FORM($tile, case: "the") }.
coach-building = Abandonnez { FORM($building, case: "the") }.
coach-here = Ici, dans cette orientation.
coach-place = Construisez { $place }.
coach-but = Un autre emplacement affiche { $number }, mais sur toute la partie, l’emplacement proposé rapporte plus.
coach-on_top = Construisez par-dessus { FORM($building, case: "the") }.
coach-as_good = { $count } coups se valent à peu près.
# Avant les raisons pour lesquelles une autre action vaut mieux.
coach-compared = Par rapport à « { $action } » :
coach-most = C’est aussi ce qui rapporte le plus maintenant.
coach-close = Un peu mieux que « { $action } » : les petits gains s’additionnent.
coach-other_spot = { $tile } sur l’emplacement éclairé
coach-other_tile = { $tile } ici
coach-other_facing = { $tile } dans une autre orientation
coach-more_tile = Quelle tuile ?
coach-more_place = Où ?
coach-more_building = Quel bâtiment ?
coach-more_why = Pourquoi ?
coach-warned = Un autre coup rapporte { $gain }.
coach-think_again = Revoir mon choix
coach-made_good = C’était l’un des meilleurs coups.
coach-made_worse = Un autre coup aurait rapporté { $gain }.
