### Filou parle. À partir de grifter_says-tie, chaque ligne est une variante.

grifter_says-goal = Construisez des rues. Une rue paie quand ses deux bouts sont fermés.
grifter_says-sign = Ce que vous construisez porte votre enseigne, et ce sont les enseignes qu’on paie.
grifter_says-self = Moi, c’est Filou. Je construis là où la tuile me rapporte le plus. Finissez avec plus d’argent que moi, et vous gagnez.
grifter_says-star = Une étoile marque les bonnes tuiles et les bons emplacements.
grifter_says-yours = Votre enseigne

grifter_says-tie =
    Égalité. Je n’ai pas d’avis, et je n’en changerai pas.
    Ça m’est égal, au dollar près.
    Mon meilleur emplacement était en bonne compagnie.
    J’ai recompté. Toujours égalité.
    Mes problèmes préférés : ceux qui n’ont pas de mauvaise réponse.
    À argent égal, je ne suis pas difficile.
grifter_says-street_his =
    { $dollars } $. J’ai toujours aimé cette rue.
    Une rue à { $dollars } $. Pur hasard, évidemment.
    { $dollars } $. Ma moustache essaie de ne pas sourire.
    Je construis là où ça paie. { $dollars } $ : ça a payé.
    { $dollars } $ pour une rue. Je vais peut-être l’encadrer.
    Une rue à { $dollars } $. J’appelle ça un quartier modeste.
grifter_says-street_yours =
    { $dollars } $. Disons que je regardais ailleurs.
    Une rue à { $dollars } $. J’applaudirais, mais je tiens une tuile.
    { $dollars } $ ? Je savais bien qu’il fallait acheter là.
    { $dollars } $ qui s’en vont. J’espère qu’ils écriront.
    { $dollars } $ en une rue. Mon comptable a demandé une chaise.
    { $dollars } $. C’est noté, en tout petit.
grifter_says-little =
    { $dollars } $. On m’a volé, et je m’y connais.
    Mon meilleur emplacement : { $dollars } $. J’en ai connu de meilleurs.
    J’avais toute la ville pour choisir. Résultat : { $dollars } $.
    { $dollars } $. Je vais tâcher de ne pas tout dépenser d’un coup.
    Pour { $dollars } $, j’aurais pu rester au lit.
    { $dollars } $. Mon chapeau a coûté plus cher.
grifter_says-beaten =
    Vous gagnez. Je ferai vérifier tous les reçus.
    Battu. Même ma moustache fait la tête.
    La ville est à vous. Je n’étais venu que pour les rues.
    Bah, je n’ai jamais aimé l’argent.
    Vous gagnez. J’allais renverser la situation, d’ici trois ou quatre parties.
    Je reviendrai. J’ai oublié mon chapeau exprès.
grifter_says-won =
    Pour moi, cette fois. Les rues ont fait le travail.
    Je ne prévois jamais rien. Quel gain de temps.
    Belle ville. Je vous enverrai une carte postale.
    L’argent est à moi. La vue est à vous.
    J’appellerais ça de la chance, mais je n’y crois pas.
    Je gagne. Surtout, ne dites à personne que ma règle est si simple.
