### Rejouer un choix signalé, et la boîte des choix à rejouer.

again-title = Réessayer
again-which = Tour { $number } · { $count } sur { $total }
again-ask = Trouvez un meilleur coup que « { $action } ».
again-same = C’est le coup que vous aviez joué. Trouvez mieux.
again-weighing = Vérification de votre réponse…
again-right = Bien vu : { $gain } qu’avec le coup de votre partie.
again-worse = Pas encore : un autre coup rapporte { $gain }.
again-show = Montrez-moi
again-next = Suivant
again-play_on = Reprendre d’ici
again-done = Retour à l’analyse
again-mistake = Une de vos erreurs
again-all = Toutes ({ $count })
again-box = Vos erreurs
again-box_text = Ces coups de vos parties vous ont coûté 3 $ ou plus. Trouvez mieux deux fois, et le coup quitte la liste.
again-empty = Rien à rejouer pour l’instant. Les coups coûteux de vos analyses apparaîtront ici.
again-boxed = Tour { $number }, environ { $dollars } $
again-solved = réussi une fois
again-try = Essayer
again-that_turn = Rejouer ce tour
again-remove = Retirer
