### Rejouer un choix signalé, et la boîte des choix à rejouer.

again-title = Réessayer
again-which = Tour { $number } · { $count } sur { $total }
again-ask = Trouvez mieux que « { $action } ».
again-same = C’est le choix que vous aviez fait. Trouvez mieux.
again-weighing = On pèse votre réponse…
again-right = Bien vu : { $gain } que votre premier choix.
again-worse = Pas encore : un autre choix rapporte { $gain }.
again-show = Montrez-moi
again-next = Suivant
again-play_on = Continuer d’ici
again-done = Retour à l’analyse
again-mistake = Une de vos erreurs
again-all = Tous ({ $count })
again-box = Choix à rejouer
again-box_text = Des choix qui ont coûté 3 $ ou plus, tirés des analyses de vos parties. Réussi deux fois, un choix s’en va.
again-empty = Rien à rejouer. Les analyses de vos parties mettent des choix ici.
again-boxed = Tour { $number }, environ { $dollars } $
again-solved = réussi une fois
again-try = Essayer
again-that_turn = Rejouer ce tour
again-remove = Retirer
