### Jeu au clavier. Texte seul : tout balisage est échappé.

## Jeu au clavier. Les mots des questions sont seuls : on leur compare ce qui est tapé. Pas d’article élidé dans les actions :
## « l’est » ne commencerait pas par « est ».

typed-title = Taper
typed-box = Une commande ou une question
typed-enter = Valider
typed-how = Tapez un choix, ou le début de ses mots. Le numéro d’une tuile de votre main peut remplacer son nom. Vous pouvez aussi taper :
typed-example = Par exemple : { $text }
typed-unknown = Commande inconnue. Tapez aide.
typed-nothing = Rien.
typed-several = Cela peut vouloir dire { $count } choses :
typed-hand = main
typed-legal = permis
typed-worth = valeur
typed-street = rue
typed-people = habitants
typed-fomo = fomo
typed-signs = enseignes
typed-money = argent
typed-last = dernier
typed-grifter = filou
typed-what_if = et si
typed-help = aide
typed-question = question
typed-undo = annuler
typed-redo = rétablir
typed-build = construire { $tile } en { $cell } face { $facing }
typed-build_double = construire { $tile } en { $cell } face { $facing } avec deux enseignes
typed-renovate = rénover { $building } en { $cell } avec { $tile }
typed-abandon = abandonner { $building } en { $cell }
typed-score = décompter la rue { $building } en { $cell }
typed-move = déplacer { $colour } vers { $building } en { $cell }
typed-claim = prendre les jetons de { $building }
typed-token = prendre jeton { $kind }
typed-swap = échanger { $building } en { $cell } contre { $tile }
typed-swap_none = ne rien échanger
typed-legal_facing = { $facing } { $dollars } $
typed-legal_build =
    { $count ->
        [one] { $tile } sur { $count } case : { $cells }.
       *[other] { $tile } sur { $count } cases : { $cells }.
    }
typed-open_street =
    { $count ->
        [one] { $street }, un bout ouvert : { $payments }.
       *[other] { $street }, deux bouts ouverts : { $payments }.
    }
# Dans une énigme en dollars, avant sa réponse.
typed-open_ends =
    { $count ->
        [one] { $street }, un bout ouvert.
       *[other] { $street }, deux bouts ouverts.
    }
# La réponse à une question de dollars dans une telle énigme.
typed-secret = Ce serait donner la réponse.
