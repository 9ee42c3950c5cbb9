### Die Hilfe: was gedruckt ist und was die Wörter bedeuten. Nur Text: Jedes Markup wird maskiert.

## Wertungen

help-valuations-people-name = Leute
help-valuations-people-short = { $dollars } $ je { $colour } in der Straße
help-valuations-people-text = { $dollars } $ für jede Person dieser Farbe ({ $colour }) in der Straße dieses Gebäudes, egal in wessen Gebäude sie wohnt.
help-valuations-people-more-ru = In der russischen Ausgabe zählen Leute mit FOMO nicht.
help-valuations-symbols-name = Symbole
help-valuations-symbols-short = { $dollars } $ je { $symbol }symbol
help-valuations-symbols-text = { $dollars } $ für jedes { $symbol }symbol, das in der Straße liegt oder in sie hineinzeigt. Joker zählen auch.
help-valuations-sets-name = Sätze
help-valuations-sets-short = { $dollars } $ je { $first } + { $second }
help-valuations-sets-text = { $dollars } $ für jeden Satz aus einem { $first }- und einem { $second }symbol, die in der Straße liegen oder in sie hineinzeigen. Jedes Symbol zählt einmal. Ein Joker ersetzt eins von beiden.
help-valuations-sets-pair-name = Paare
help-valuations-sets-pair-short = { $dollars } $ je zwei { $first }symbole
help-valuations-sets-pair-text = { $dollars } $ für jedes Paar { $first }symbole, die in der Straße liegen oder in sie hineinzeigen. Jedes Symbol zählt einmal. Joker ersetzen, was fehlt.
help-valuations-wild-name = Joker
help-valuations-wild-short = { $dollars } $ je Joker
help-valuations-wild-text = { $dollars } $ für jeden Joker, der in der Straße liegt oder in sie hineinzeigt.
help-valuations-signs-name = Schilder
help-valuations-signs-short = { $dollars } $ je eigenes Schild
help-valuations-signs-text = { $dollars } $ für jedes Schild in der Straße, das derselben Person gehört wie dieses Gebäude. Das Schild auf diesem Gebäude zählt mit.
help-valuations-size-name = Länge
help-valuations-size-short = { $dollars } $ je Gebäude der Straße
help-valuations-size-text = { $dollars } $ für jedes Gebäude in der Straße, dieses mitgezählt.
help-valuations-adjacency-name = Umgebung
help-valuations-adjacency-short = { $dollars } $ je Plättchen ringsum
help-valuations-adjacency-text = { $dollars } $ für jedes der bis zu 8 Plättchen ringsum, gerade oder schräg.
help-valuations-enclosure-name = Abschluss
help-valuations-enclosure-short = { $dollars } $, wenn es eine Straße schließt
help-valuations-enclosure-text = { $dollars } $, wenn es am Ende mindestens einer geschlossenen Straße steht.
help-valuations-copy-name = Kopie
help-valuations-copy-short = kopiert das beste Gebäude der Straße
help-valuations-copy-text = Kopiert die beste andere Wertung der Straße, als stünde die Kopie dort, wo das andere Gebäude steht. Es zählen die Schilder und die Karte der Person, der die Kopie gehört. Eine Kopie kann keine Kopie kopieren.
help-valuations-copy-more-ru = In der russischen Ausgabe kann eine Kopie auch keinen Abschluss und keine Umgebung kopieren.
help-valuations-none-name = Keine Wertung
help-valuations-none-short = selbst nichts wert
help-valuations-none-text = Dieses Gebäude gehört niemandem und bringt nichts. Seine Symbole und seine Leute zählen trotzdem für die Straße.

## Hineinzeigen

help-pointing-text = Symbole zählen in der eigenen Straße des Gebäudes. Steht es am Ende einer anderen Straße und schaut zu ihr, zählen sie auch dort.

## Symbole

help-symbols-tourist-name = Touristensymbol
help-symbols-tourist-arrival = Wird dieses Plättchen gebaut, kommt ein Tourist.
help-symbols-tourist-text = Touristen dürfen hierherziehen, solange die Straße offen ist.
help-symbols-tourist-more-ru = In der russischen Ausgabe zieht niemand in ein aufgegebenes Gebäude.
help-symbols-hipster-name = Hipstersymbol
help-symbols-hipster-arrival = Wird dieses Plättchen gebaut, kommt ein Hipster.
help-symbols-hipster-text = Hipster dürfen hierherziehen, solange die Straße offen ist.
help-symbols-hipster-more-ru = In der russischen Ausgabe zieht niemand in ein aufgegebenes Gebäude.
help-symbols-parent-name = Elternsymbol
help-symbols-parent-arrival = Wird dieses Plättchen gebaut, kommt ein Elternteil.
help-symbols-parent-text = Eltern dürfen hierherziehen, solange die Straße offen ist.
help-symbols-parent-more-ru = In der russischen Ausgabe zieht niemand in ein aufgegebenes Gebäude.
help-symbols-shopper-name = Shoppersymbol
help-symbols-shopper-arrival = Wird dieses Plättchen gebaut, kommt ein Shopper.
help-symbols-shopper-text = Shopper dürfen hierherziehen, solange die Straße offen ist.
help-symbols-shopper-more-ru = In der russischen Ausgabe zieht niemand in ein aufgegebenes Gebäude.
help-symbols-wild-name = Joker
help-symbols-wild-text = Ein Joker steht bei der Wertung für ein beliebiges Symbol. Er zieht niemanden an, und seinetwegen darf niemand hierherziehen.

## Leute

help-people-tourist-name = Tourist
help-people-tourist-text = Ein Tourist bringt dem Gebäude, in dem er wohnt, 1 $. Wird die Straße gewertet, zieht er in ein Gebäude mit Touristensymbol in einer offenen Straße. Gibt es keins, bleibt er und bekommt FOMO. Touristen ziehen zuerst.
help-people-tourist-more-ru = In der russischen Ausgabe ziehen sie nie in ein aufgegebenes Gebäude, und mit FOMO sind sie nichts wert.
help-people-hipster-name = Hipster
help-people-hipster-text = Ein Hipster bringt dem Gebäude, in dem er wohnt, 1 $. Wird die Straße gewertet, zieht er in ein Gebäude mit Hipstersymbol in einer offenen Straße. Gibt es keins, bleibt er und bekommt FOMO. Hipster ziehen als Zweite.
help-people-hipster-more-ru = In der russischen Ausgabe ziehen sie nie in ein aufgegebenes Gebäude, und mit FOMO sind sie nichts wert.
help-people-parent-name = Elternteil
help-people-parent-text = Ein Elternteil bringt dem Gebäude, in dem er wohnt, 1 $. Wird die Straße gewertet, zieht er in ein Gebäude mit Elternsymbol in einer offenen Straße. Gibt es keins, bleibt er und bekommt FOMO. Eltern ziehen als Dritte.
help-people-parent-more-ru = In der russischen Ausgabe ziehen sie nie in ein aufgegebenes Gebäude, und mit FOMO sind sie nichts wert.
help-people-shopper-name = Shopper
help-people-shopper-text = Ein Shopper bringt dem Gebäude, in dem er wohnt, 1 $. Wird die Straße gewertet, zieht er in ein Gebäude mit Shoppersymbol in einer offenen Straße. Gibt es keins, bleibt er und bekommt FOMO. Shopper ziehen zuletzt.
help-people-shopper-more-ru = In der russischen Ausgabe ziehen sie nie in ein aufgegebenes Gebäude, und mit FOMO sind sie nichts wert.

## Rückseiten

help-backs-tourist-name = Rückseite Touristen
help-backs-tourist-text = Vorn hat dieses Plättchen ein oder zwei Touristensymbole. Die Rückseiten dürfen alle sehen.
help-backs-hipster-name = Rückseite Hipster
help-backs-hipster-text = Vorn hat dieses Plättchen ein oder zwei Hipstersymbole. Die Rückseiten dürfen alle sehen.
help-backs-parent-name = Rückseite Eltern
help-backs-parent-text = Vorn hat dieses Plättchen ein oder zwei Elternsymbole. Die Rückseiten dürfen alle sehen.
help-backs-shopper-name = Rückseite Shopper
help-backs-shopper-text = Vorn hat dieses Plättchen ein oder zwei Shoppersymbole. Die Rückseiten dürfen alle sehen.
help-backs-wild-name = Rückseite Joker
help-backs-wild-text = Vorn hat dieses Plättchen einen Joker. Die Rückseiten dürfen alle sehen.

## Business

help-business-restaurant-name = Gastronomie
help-business-restaurant-text = Wird die Straße geschlossen, kannst du hier einen Gastronomie-Marker nehmen. Wer am Ende die meisten davon hat, bekommt 10 $ (bei Gleichstand 5 $). Jeder Satz aus allen vier Arten bringt 10 $.
help-business-residential-name = Wohnen
help-business-residential-text = Wird die Straße geschlossen, kannst du hier einen Wohn-Marker nehmen. Wer am Ende die meisten davon hat, bekommt 10 $ (bei Gleichstand 5 $). Jeder Satz aus allen vier Arten bringt 10 $.
help-business-leisure-name = Freizeit
help-business-leisure-text = Wird die Straße geschlossen, kannst du hier einen Freizeit-Marker nehmen. Wer am Ende die meisten davon hat, bekommt 10 $ (bei Gleichstand 5 $). Jeder Satz aus allen vier Arten bringt 10 $.
help-business-retail-name = Handel
help-business-retail-text = Wird die Straße geschlossen, kannst du hier einen Handels-Marker nehmen. Wer am Ende die meisten davon hat, bekommt 10 $ (bei Gleichstand 5 $). Jeder Satz aus allen vier Arten bringt 10 $.
help-business-wild-name = Joker-Zeichen
help-business-wild-text = Wird die Straße geschlossen, kannst du hier einen Marker beliebiger Art nehmen.
help-business-double-name = Doppeltes Zeichen
help-business-double-text = Zwei gleiche Zeichen: Nimmst du die Marker dieses Gebäudes, bekommst du zwei.
help-business-exhausted-name = Keine Marker mehr
help-business-exhausted-text = Alle Marker dieser Art sind weg. Ihr Zeichen gilt jetzt als Joker: Nimm einen von einer anderen Art.

## Berater

help-consultants-contractor-name = Bauunternehmerin
help-consultants-contractor-line = Baut zwei Plättchen in einem Zug.
help-consultants-contractor-text = Du baust in deinem Zug zwei Plättchen und ziehst zwei. Das erste wird ganz abgehandelt, mit Wertung und Umzug, bevor du das zweite baust. In deinen letzten drei Zügen, wenn der Stapel schon leer ist, baust du nur eins. Für 2 bis 4 Personen.
help-consultants-hacker-name = Hackerin
help-consultants-hacker-line = Hat einen Joker, und die Rückseiten auf der Hand zählen mit.
help-consultants-hacker-text = Der Joker auf dieser Karte zählt für alle deine Gebäude, ebenso die Rückseite jedes Plättchens, das du bei der Wertung auf der Hand hast.
help-consultants-entrepreneur-name = Unternehmerin
help-consultants-entrepreneur-line = Wertet ein Plättchen aus der Hand statt eines Gebäudes.
help-consultants-entrepreneur-text = Einmal in jeder geschlossenen Straße, in der du ein Gebäude hast, darfst du statt eines deiner Gebäude ein Plättchen aus der Hand werten. Es wird nicht gebaut und bleibt auf der Hand, aber alle sehen es. Eine Kopie darf es nicht sein. Am Spielende gilt das nicht.
help-consultants-investor-name = Investorin
help-consultants-investor-line = Verdoppelt mit einem zweiten Schild eine Wertung.
help-consultants-investor-text = Beim Bauen darfst du zwei Schilder auf das Gebäude setzen: Seine Wertung zählt doppelt, seine Leute nicht. Du darfst immer nur ein verdoppeltes Gebäude haben. Beide Schilder kommen zusammen zurück.
help-consultants-hipster-legend-name = Hipster-Legende
help-consultants-hipster-legend-line = Hat ein Hipstersymbol, und Hipstersymbole sind Joker.
help-consultants-hipster-legend-text = Das Hipstersymbol auf dieser Karte zählt für alle deine Gebäude. Für dich ist bei der Wertung jedes Hipstersymbol ein Joker. Wohin Leute ziehen dürfen, ändert sich nicht.
help-consultants-renovator-name = Sanierer
help-consultants-renovator-line = Überbaut Gebäude in geschlossenen Straßen.
help-consultants-renovator-text = Statt normal zu bauen, darfst du ein Gebäude in einer geschlossenen Straße mit einem Plättchen aus der Hand überbauen; die Richtung bleibt. Dann wird diese Straße sofort noch einmal gewertet. Der Hauptbahnhof darf nicht überbaut werden. Für 3 bis 5 Personen.
help-consultants-renovator-more-ru = In der russischen Ausgabe darf auch der Stadtpark nicht überbaut werden.
help-consultants-location-scout-name = Location-Scout
help-consultants-location-scout-line = Deine Symbole in anderen Straßen zählen mit.
help-consultants-location-scout-text = Werden deine Gebäude gewertet, zählen auch die Symbole deiner Gebäude in anderen Straßen, solange dein Schild darauf steht. Ein Gebäude, das in die Straße zeigt, kann zweimal zählen. Am Spielende gilt das nicht.

## Themen

help-topics-central-station-name = Hauptbahnhof
help-topics-central-station-text = Das Herz der Stadt. Der Bahnhof gehört niemandem und hat ein Symbol jeder Farbe, also dürfen alle hierherziehen, solange seine Straße offen ist. Seine vier Symbole zählen in der eigenen Straße und auch in der Straße des Parks, in die sie hineinzeigen.
help-topics-city-park-name = Stadtpark
help-topics-city-park-text = Der Park gehört niemandem und hat einen Joker. Niemand darf hierherziehen. Sein Joker zählt in seiner eigenen Straße und in der Straße rechts davon, wenn diese quer verläuft.
help-topics-city-park-more-ru = In der russischen Ausgabe darf der Sanierer ihn nicht überbauen.
help-topics-building-name = Gebäude
help-topics-building-text = Ein Gebäude füllt ein Feld der Stadt und hat eine Fahrbahn an der Unterkante. Es zeigt seine Symbole, seine Wertung und mit Business seine Zeichen.
help-topics-facing-name = Richtung
help-topics-facing-text = Die Richtung, in die ein Gebäude mit seiner Unterkante schaut. Dort liegt die Fahrbahn. Alle Gebäude einer Straße schauen in dieselbe Richtung.
help-topics-street-name = Straße
help-topics-street-text = Gebäude nebeneinander mit derselben Richtung, höchstens 5. Eine Straße ist offen, bis beide Enden zu sind. Dann zahlt sie aus.
help-topics-enclosed-name = Geschlossene Straße
help-topics-enclosed-text = Andere Gebäude schließen beide Enden. Die Straße wird gewertet, die Leute ziehen aus, und niemand kann mehr einziehen.
help-topics-pointing-name = Hineinzeigen
help-topics-pointing-text = Ein Gebäude hinter dem Ende einer Straße, das mit der Unterkante zu ihr schaut, leiht ihr seine Symbole.
help-topics-sign-name = Schild
help-topics-sign-text = Ein Schild zeigt, wem ein Gebäude gehört. Du hast 5 Schilder. Sie kommen zurück, wenn die Straße gewertet wird oder du das Gebäude aufgibst.
help-topics-doubled-name = Verdoppeltes Gebäude
help-topics-doubled-text = Es trägt zwei Schilder der Investorin, darum zählt seine Wertung doppelt.
help-topics-abandoned-name = Aufgegebenes Gebäude
help-topics-abandoned-text = Sein Schild wurde zurückgenommen, also gehört es niemandem und bringt nichts. Es steht weiter in seiner Straße, und seine Symbole zählen.
help-topics-abandoned-more-ru = In der russischen Ausgabe zieht niemand hinein.
help-topics-fomo-name = FOMO
help-topics-fomo-text = Die Angst, etwas zu verpassen (Fear Of Missing Out): Wer nicht weiß, wohin, steht da und wartet. Das nächste Plättchen der eigenen Farbe zieht alle auf einmal an, egal wer es baut.
help-topics-fomo-more-ru = In der russischen Ausgabe zählen Leute mit FOMO bei der Wertung nicht und eilen nicht zu einem Gebäude, dessen Straße sofort geschlossen wird.
help-topics-hand-name = Hand
help-topics-hand-text = Die Plättchen, die du bauen kannst.
help-topics-hand-more-multiplayer = Die anderen sehen nur die Rückseiten.
help-topics-stack-name = Stapel
help-topics-stack-text = Die Plättchen, die noch gezogen werden.
help-topics-stack-more-multiplayer = Die Rückseite des nächsten Plättchens dürfen alle sehen.
help-topics-stack-more-solo = Der Stapel liegt offen, du kennst also immer das nächste Plättchen. Während du das des Gauners legst, siehst du schon das darunter, das du ziehen wirst.
help-topics-money-name = Geld
help-topics-money-text = Geld gibt es, wenn Straßen gewertet werden, und am Spielende. Wer am meisten hat, gewinnt.
help-topics-token-name = Business-Marker
help-topics-token-text = Marker gibt es für deine Gebäude in geschlossenen Straßen. Wer am Ende die meisten Marker einer Art hat, bekommt 10 $ (bei Gleichstand 5 $). Jeder Satz aus allen vier Arten bringt 10 $.
help-topics-grifter-name = Der Gauner
help-topics-grifter-text = Dein Gegner im Solospiel. Er baut dort, wo sein Plättchen jetzt am meisten wert ist. Bei Gleichstand wählst du; auf Leicht wählt die Seite zu deinen Gunsten.
help-topics-endgame-stack-name = Endspielstapel
help-topics-endgame-stack-text = Drei Plättchen, die der Gauner in den letzten drei Runden baut. Beim letzten Ziehen vom Hauptstapel werden sie gemischt und aufgedeckt. Bis dahin siehst du eine Rückseite, die nichts über die Reihenfolge verrät.
help-topics-five-players-name = Plättchen 5+
help-topics-five-players-text = Dieses Plättchen ist bei 5 Personen im Spiel oder bei 4 mit der Bauunternehmerin.
