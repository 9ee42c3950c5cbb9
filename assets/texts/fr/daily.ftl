### Les donnes du jour et leur calendrier.

daily-title = Donne du jour
daily-home = La donne du jour
daily-how = { $how } : Filou commence avec { $dollars } $
daily-this_month = { $count } ce mois-ci
daily-text = Une partie en solo par jour, avec les mêmes tuiles pour tous. Ce qui compte, c’est votre place parmi les bots. Vous gagnez un tampon par adversaire battu : Débutant, Club, Expert et Filou.
daily-day_and_date = { $day } { $date }
daily-end_title = Donne du jour · { $day } { $date }
daily-tomorrow = Demain : { $difficulty }
daily-todays = La donne du jour
daily-play = Jouer
daily-again = Rejouer
daily-first_counts = Seul le premier résultat compte.
daily-result = Votre résultat : { $result }
# Après « Votre résultat : », et dans le calendrier après une date.
daily-won = victoire de { $margin } $
daily-lost = défaite de { $margin } $
daily-tied = égalité, donc Filou gagne
daily-not_played = pas jouée
daily-stamps =
    { $count ->
        [0] aucun tampon
        [one] { $count } tampon
       *[other] { $count } tampons
    }
daily-stamp = Tampon : { $name } battu
daily-no_stamp = Pas de tampon : { $name }
daily-closed = Il n’y a pas de donne à cette date. Les donnes vont du { $first } à demain.
daily-clock = L’horloge de cet appareil indique le { $date }. Réglez sa date et son heure, puis touchez « Aujourd’hui ».
daily-new_day = Un nouveau jour commence : le { $date }.
daily-today = Aujourd’hui
daily-unplayed = Trouver une donne que je n’ai pas jouée
daily-month_before = Mois précédent
daily-month_after = Mois suivant
# Le nom d’un jour du calendrier, pour les lecteurs d’écran.
daily-day_label = { $date } : { $result }
daily-totals = Donnes jouées : { $played } ({ $stamps }).
daily-best = Record : +{ $margin } $ le { $date }.

## Les dates en mots. Les noms des mois et des jours viennent du CLDR.

dates-day =
    { $day ->
        [1] 1er { $month }
       *[other] { $day } { $month }
    }
dates-full = { $date } { NUMBER($year, useGrouping: "false") }
dates-moment = { $date }, { $time }
dates-month = { $month } { NUMBER($year, useGrouping: "false") }
daily-cup = Coupe de la semaine
daily-cup_text = La coupe compte les donnes du jour que vous avez finies : un point par donne jouée, et un par joueur battu.
daily-cup_points = Total
