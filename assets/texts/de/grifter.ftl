### Der Gauner spricht. Ab grifter_says-tie ist jede Zeile eine Variante.

grifter_says-goal = Bau Straßen. Eine Straße zahlt, sobald beide Enden geschlossen sind.
grifter_says-sign = Was du baust, trägt dein Schild, und bezahlt werden die Schilder.
grifter_says-self = Ich bin der Gauner. Ich baue, wo mir das Plättchen am meisten bringt. Hast du am Ende mehr Geld als ich, gewinnst du.
grifter_says-star = Ein Stern zeigt ein gutes Plättchen und einen guten Platz dafür.
grifter_says-yours = Dein Schild

grifter_says-tie =
    Gleichstand. Ich habe keine Meinung, und dabei bleibe ich.
    Mir ist das gleich, und zwar auf den Dollar genau.
    Mein bester Platz war in guter Gesellschaft.
    Zweimal nachgezählt. Immer noch Gleichstand.
    So mag ich Probleme: Falsch machen kann ich nichts.
    Bei gleichem Geld bin ich ganz unkompliziert.
grifter_says-street_his =
    { $dollars } $. Diese Straße lag mir schon immer am Herzen.
    Eine Straße, die { $dollars } $ bringt. Reiner Zufall, versteht sich.
    { $dollars } $. Mein Schnurrbart gibt sich Mühe, nicht zu grinsen.
    Ich baue, wo es sich lohnt. { $dollars } $: Es hat sich gelohnt.
    { $dollars } $ mit einer einzigen Straße. Die hänge ich mir gerahmt ins Büro.
    Eine Straße, die { $dollars } $ wert ist. Ich nenne das eine bescheidene Wohngegend.
grifter_says-street_yours =
    { $dollars } $. Sagen wir, ich habe gerade woanders hingesehen.
    Eine Straße, die { $dollars } $ wert ist. Ich würde klatschen, aber ich halte ein Plättchen.
    { $dollars } $? Ich wusste doch, dass ich dort hätte kaufen sollen.
    Da gehen sie hin, die { $dollars } $. Hoffentlich schreiben sie mal.
    { $dollars } $ in einer Straße. Mein Buchhalter muss sich setzen.
    { $dollars } $. Ist notiert, ganz klein.
grifter_says-little =
    { $dollars } $. Man hat mich bestohlen, und davon verstehe ich etwas.
    Mein bester Platz: { $dollars } $. Ich kannte schon bessere.
    Die ganze Stadt stand mir offen. Mehr als { $dollars } $ war nicht zu holen.
    { $dollars } $. Ich gebe nicht alles auf einmal aus.
    Für { $dollars } $ hätte ich auch im Bett bleiben können.
    { $dollars } $. Mein Hut war teurer.
grifter_says-beaten =
    Du gewinnst. Ich lasse trotzdem jede Quittung prüfen.
    Geschlagen. Sogar mein Schnurrbart lässt sich hängen.
    Die Stadt gehört dir. Ich war nur wegen der Straßen hier.
    Na ja, Geld hat mir nie viel bedeutet.
    Der Sieg gehört dir. Ich hätte es noch gedreht, in drei, vier Partien.
    Ich komme wieder. Meinen Hut habe ich absichtlich liegen lassen.
grifter_says-won =
    Diesmal gehört der Sieg mir. Die Arbeit haben die Straßen gemacht.
    Ich denke nie voraus. Das spart enorm viel Zeit.
    Eine schöne Stadt. Ich schicke dir eine Ansichtskarte.
    Das Geld gehört mir. Die Aussicht gehört dir.
    Ich würde es Glück nennen, aber daran glaube ich nicht.
    Gewonnen. Verrat bloß niemandem, wie einfach meine Regel ist.
