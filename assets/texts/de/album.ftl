### Die Unterschriften der Bilder in den Regeln und die Übersichten.

## Bilder, nach Abschnitten der Regeln

picture-aim = Eine Straße mit zwei geschlossenen Enden zahlt allen, denen darin etwas gehört. Hier schließt Anas Coworking-Büro die Straße, und so viel bringen ihre Gebäude.
picture-city = Zwei Gebäude in zwei Richtungen: Eins schaut nach Süden, das andere nach Osten. Die Fahrbahn ist immer an der Seite, zu der ein Gebäude schaut.
picture-setup = Die Stadt zu Beginn: der Hauptbahnhof mit einer Person jeder Farbe, darunter der Stadtpark.
picture-turn = Ana ist am Zug: Sie baut den Souvenirladen in die Straße des Bahnhofs. Keine Straße ist geschlossen, also zieht sie nur ein Plättchen.
picture-abandon = Alle fünf Schilder von Ana stehen in offenen Straßen. Vor dem Bauen muss sie eines der fünf Gebäude aufgeben.
picture-build = Die Szene-Lofts sind gerade gebaut worden. Zwei Eltern sind eingezogen, einer für jedes Symbol, und auf dem Plättchen steht ein Schild.
picture-placing = Erlaubt: Die Enden treffen sich, und beide Gebäude schauen nach Süden. Sie sind in einer Straße.
picture-placing-2 = Erlaubt: Die Längsseite liegt quer am Ende der Straße.
picture-placing-3 = Verboten: Längsseite an Längsseite.
picture-placing-4 = Verboten: So gedreht schließt es nirgends an.
picture-streets = Eine Straße aus fünf Gebäuden. Ein sechstes ist eins zu viel.
picture-enclosed = Der Eisenwarenladen schließt ein Ende der Straße. Das andere ist noch offen, also ist sie nicht geschlossen.
picture-pointing = Der Bahnhof schaut in die Straße des Parks: Sein Hipstersymbol zählt dort für die Szene-Lofts, der Joker des Parks auch.
picture-people = Die Straße des Bahnhofs wurde gewertet. Ihre Hipster dürfen in eines der beiden leuchtenden Gebäude: Beide zeigen ihr Symbol und stehen in offenen Straßen.
picture-fomo = Zwei Touristen wussten nicht, wohin, und stehen nun. Anas Grandhotel zeigt ihr Symbol: Beide eilen dorthin.
picture-first-game = Denk nach, bevor du schließt: Mit dem Flohmarkt bekäme Ben mehr als Ana. Ein anderes Plättchen ist hier besser.
picture-scoring = Das Coworking-Büro schließt das andere Ende, und die Straße wird gewertet: Alle mit einem Schild darin bekommen Geld.
picture-example = Hana baut gleich das Studentenheim; am anderen Ende zeigt der Stadtpark hinein. In dieser Stadt könnten die beiden Eltern in die Reihenhäuser ziehen.
picture-advanced-example = Ben will das Kino bauen: So viel bekämen er und Ana.
picture-valuations = Eine Straße, drei Regeln: Leute, Symbole und die Länge der Straße.
picture-valuation-people = Das Studentenheim zählt die Hipster in seiner Straße, auch den auf dem Bahnhof.
picture-valuation-symbols = Das Chillax-Spa zählt Touristensymbole: eins am Bahnhof, zwei am Grandhotel, ein eigenes.
picture-valuation-sets = Der Flohmarkt braucht für jeden Satz ein Hipster- und ein Elternsymbol. Der Joker des Parks ersetzt eins davon.
picture-valuation-wild = Der Bauernmarkt zählt den Joker des Parks und den eigenen.
picture-valuation-signs = Die Kaffeerösterei zählt in ihrer Straße die Schilder der Person, der sie gehört.
picture-valuation-size = Der Souvenirladen zählt die Gebäude seiner Straße, egal wem sie gehören.
picture-valuation-adjacency = Der Spielplatz zählt die Plättchen ringsum, auch die über Eck.
picture-valuation-enclosure = Das Penthouse schließt die Straße des Parks. Wird seine eigene Straße gewertet, bringt es dafür 6 $.
picture-valuation-copy = Das Mode-Outlet kopiert das beste Gebäude seiner Straße, den Flohmarkt: zwei Sätze.
picture-endgame = Nach Bens Kino gibt es nichts mehr zu bauen. Anas Gebäude, 8 $, 5 $ und 9 $ wert, bringen die Hälfte, je aufgerundet: zusammen 12 $.
picture-business = Mit Business hat jedes Gebäude Zeichen. Wird diese Straße geschlossen, nimmt Ana die Marker eines ihrer zwei Gebäude.
picture-business-example = Marker gibt es in jeder geschlossenen Straße für die Zeichen eines deiner Gebäude. Zwei gleiche Zeichen bringen zwei Marker.
picture-consultants = Ana hat die Hackerin: Der Joker der Karte zählt für das Chillax-Spa, die Rückseiten ihrer Plättchen auch.
picture-consultant-contractor = Ein Zug mit der Bauunternehmerin: Das Studentenheim steht, und das zweite Plättchen folgt, bevor jemand anders baut.
picture-consultant-hacker = Der Joker der Karte und die Rückseiten in Anas Hand zählen für ihr Chillax-Spa.
picture-consultant-entrepreneur = Wird diese Straße geschlossen, darf Ana statt eines ihrer zwei Gebäude ein Plättchen aus der Hand werten.
picture-consultant-investor = Zwei Schilder auf dem Museum: Seine Wertung zählt doppelt.
picture-consultant-hipster-legend = Für Ana ist jedes Hipstersymbol ein Joker: Das am Bahnhof, das des Studentenheims und das ihrer Karte zählen für das Chillax-Spa.
picture-consultant-renovator = Die Straße des Bahnhofs ist geschlossen. Ana überbaut das Studentenheim mit dem Kino, und die Straße wird noch einmal gewertet.
picture-consultant-location-scout = Anas Grandhotel steht in einer anderen Straße, aber seine zwei Symbole zählen für ihr Chillax-Spa.
picture-solo = Du hast das Studentenheim gebaut. Jetzt baut der Gauner das oberste Plättchen des Stapels, den Souvenirladen.
picture-grifter = An beiden Enden der Straße ist der Souvenirladen am meisten wert. Gleichstand, also wählst du.
picture-solo-tips = Als Nächstes kommt das Penthouse und muss eine Straße schließen. Bau das Museum hier, dann schließt der Gauner deine Straße, und sie zahlt dir.
picture-editions = In der russischen Ausgabe darf niemand in ein aufgegebenes Gebäude ziehen.
picture-record = Dieser Plan kommt aus einer Aufzeichnung mit drei Entscheidungen. Tippe darauf und spiel weiter.

## Die Übersicht

aid-turn-title = Dein Zug
aid-turn-1 = Kein Schild mehr? Gib zuerst ein Gebäude auf: Sein Schild kommt zurück, seine Leute ziehen um.
aid-turn-2 = Bau ein Plättchen. Darauf kommen dein Schild, eine Person je farbigem Symbol und alle mit FOMO in diesen Farben.
aid-turn-3 = Werte jede Straße, die jetzt geschlossen ist. Du bestimmst die Reihenfolge.
aid-turn-4 = Lass die Leute jeder gewerteten Straße umziehen.
aid-turn-5 = Zieh ein Plättchen.
aid-place-title = Wo du bauen darfst
aid-place-1 = Neben einem Gebäude, dessen Fahrbahn an die neue anschließt.
aid-place-2 = Nie Längsseite an Längsseite.
aid-place-3 = Gleiche Richtung, Seite an Seite: eine Straße, höchstens fünf Gebäude.
aid-place-4 = Ein Gebäude hinter dem Ende einer Straße schließt dieses Ende. Schaut es zur Straße, zählen seine Symbole auch dort.
aid-scoring-title = Wertung
aid-scoring-1 = Jedes Gebäude mit Schild bringt seine Wertung und 1 $ für jede Person darauf. Die Schilder gehen zurück.
aid-scoring-2 = Leute: $ für jede Person der abgebildeten Farbe in der Straße.
aid-scoring-3 = Symbole, Sätze, Joker: was in der Straße liegt oder in sie hineinzeigt. Ein Joker steht für ein beliebiges Symbol.
aid-scoring-4 = Schilder: die eigenen in der Straße.
aid-scoring-5 = Länge: Gebäude in der Straße.
aid-scoring-6 = Umgebung: die bis zu 8 Plättchen ringsum.
aid-scoring-7 = Abschluss: zahlt, wenn das Gebäude am Ende einer geschlossenen Straße steht.
aid-scoring-8 = Kopie: das beste andere Gebäude der Straße.
aid-people-title = Leute
aid-people-1 = Sie ziehen in ein Gebäude mit ihrem Symbol in irgendeiner offenen Straße. Ein Joker genügt nicht.
aid-people-2 = Wissen sie nicht, wohin? Dann stehen sie: FOMO. Das nächste Plättchen ihrer Farbe zieht alle an.
aid-end-title = Das Ende
aid-end-1 = Stapel und Hände leer: Was noch ein Schild hat, bringt die Hälfte, jedes Gebäude aufgerundet.
aid-end-2 = Business: 10 $ für die meisten Marker einer Art (bei Gleichstand 5 $), 10 $ für jeden Satz aus vier.
aid-solo-title = Eine Solorunde
aid-solo-1 = Du baust und wertest. Du siehst das oberste Plättchen des Stapels, das der Gauner als Nächstes baut.
aid-solo-2 = Er baut es dort, wo die Wertung des Plättchens am meisten bringt. Bei Gleichstand wählst du.
aid-solo-3 = Ein Plättchen mit Abschluss muss eine Straße schließen, wenn es kann: die, die dem Gauner die meisten Leute bringt.
aid-solo-4 = In seinem Zug gehen Leute in seine Gebäude, wenn sie können. Gibt es mehrere, wählst du.
aid-solo-5 = Dann ziehst du. Die letzten drei Plättchen des Gauners kommen, wenn der Stapel leer ist.
aid-solo-6 = Du gewinnst mit mehr Geld als der Gauner. Bei Gleichstand gewinnt er.

## Wie eine Straße zahlt: drei Bilder auf der ersten Seite

glimpse-title = Wie eine Straße zahlt
glimpse-build = Bau Seite an Seite: Die Gebäude bilden eine Straße.
glimpse-close = Zwei Gebäude quer an den Enden schließen die Straße.
glimpse-pay = Eine geschlossene Straße zahlt allen, denen darin ein Gebäude gehört.
