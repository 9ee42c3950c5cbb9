### Die Lektionen. Nur Text: Jedes Markup wird maskiert.

## Antworten auf Versuche, die keine Lektion vorsieht

lesson-answers-elsewhere = Hier brächte es { $dollars } $. Nimm für diese Lektion den markierten Platz.
lesson-answers-less = Hier brächte es { $dollars } $. Es gibt einen besseren Platz.
lesson-answers-other_tile = Für diesen Schritt brauchst du { FORM($tile, case: "acc") }. Nimm dieses Plättchen.
lesson-answers-other = Das nicht. Probier, was markiert ist.

## Nimm ein Plättchen und baue

lesson-build-title = Nimm ein Plättchen und bau es
lesson-build-1-say = In jedem Zug baust du ein Gebäude. Nimm das Studentenheim.
lesson-build-1-place = Alle Plätze, an die es passt, leuchten auf. Tippe auf den neben dem Hauptbahnhof.
lesson-build-1-aim = Dreh es, bis seine Fahrbahn die des Bahnhofs fortsetzt.
lesson-build-1-held = So brächte es { $dollars } $. Jetzt bau es.
lesson-build-1-done = Ein Hipster ist eingezogen, und dein Schild zeigt, dass das Haus dir gehört.
lesson-build-1-miss-1 = Nach Westen gedreht steht es in einer eigenen Straße und bringt nur { $dollars } $. Dreh es zurück.
lesson-build-2-say = Beim Bauen wird nichts gezahlt. Geld gibt es, wenn die Straße geschlossen wird.

## Wohin die Fahrbahn zeigt

lesson-placing-title = Wohin die Fahrbahn zeigt
lesson-placing-1-say = Jedes Gebäude hat seine Fahrbahn nur an einer Seite. Nimm den Souvenirladen.
lesson-placing-1-place = Tippe auf den Platz unter deinem Studentenheim.
lesson-placing-1-aim = Tippe auf den Punkt darüber, damit die beiden Fahrbahnen aneinanderliegen.
lesson-placing-1-done = { $refusal }
lesson-placing-2-say = Nimm den Souvenirladen.
lesson-placing-2-place = Tippe jetzt auf den Platz rechts vom Studentenheim.
lesson-placing-2-aim = Tippe wieder auf den Punkt darüber.
lesson-placing-2-done = { $refusal }
lesson-placing-3-say = Nimm den Souvenirladen.
lesson-placing-3-place = Tippe auf den Platz rechts vom Studentenheim.
lesson-placing-3-aim = Dreh ihn nach Westen: Dann liegt seine Fahrbahn quer am Ende der anderen.
lesson-placing-3-done = { $dollars } $: erlaubt, aber er steht in einer eigenen Straße, quer am Ende von deiner.
lesson-placing-4-say = Nimm den Souvenirladen.
lesson-placing-4-place = Tippe auf den Platz rechts vom Studentenheim.
lesson-placing-4-aim = Dreh ihn nach Süden: Dorthin schauen auch der Bahnhof und das Studentenheim.
lesson-placing-4-held = { $dollars } $: Er zahlt 2 $ für jedes Gebäude in seiner Straße, und das sind jetzt drei. Bau ihn.
lesson-placing-4-done = Gleiche Richtung, Seite an Seite: eine Straße. Quer am Ende: das Ende der Straße.

## Was ein Gebäude wert ist

lesson-valuations-title = Was ein Gebäude wert ist
lesson-valuations-1-say = Das Chillax-Spa bringt 2 $ für jedes Touristensymbol in seiner Straße. Nimm es.
lesson-valuations-1-place = Jeder leuchtende Platz zeigt, was es dort höchstens einbrächte. Tippe auf den besten.
lesson-valuations-1-aim = Der Platz stimmt. Dreh es, bis es 9 $ bringt.
lesson-valuations-1-held = { $dollars } $: vier Touristensymbole und 1 $ für den Touristen, der einzieht. Bau es.
lesson-valuations-1-done = Der Bahnhof hat ein Symbol, das Hotel zwei, das Spa eins. Die Leute im Hotel zählen hier nicht.
lesson-valuations-1-miss-1 = { $dollars } $ in der Straße des Parks: Bahnhof und Park leihen je ein Symbol. Es gibt einen besseren Platz.
lesson-valuations-2-say = Ein Gebäude bringt also, was auf dem Plättchen steht, plus 1 $ für jede Person, die dort wohnt.

## Symbole, die hineinzeigen

lesson-pointing-title = Symbole, die hineinzeigen
lesson-pointing-1-say = Die Szene-Lofts bringen 2 $ für jedes Hipstersymbol. Nimm sie.
lesson-pointing-1-place = Probier zuerst den Platz rechts vom Bahnhof.
lesson-pointing-1-aim = Dreh sie nach Süden, in die Straße des Bahnhofs.
lesson-pointing-1-done = { $dollars } $: ein Hipstersymbol am Bahnhof und zwei Eltern, die einziehen.
lesson-pointing-2-say = Nimm die Szene-Lofts.
lesson-pointing-2-place = Tippe jetzt auf den Platz unter dem Stadtpark.
lesson-pointing-2-aim = Dreh sie nach Osten, in die Straße des Parks.
lesson-pointing-2-held = { $dollars } $: Der Bahnhof schaut in diese Straße, also zählt sein Hipstersymbol auch hier. Und das Symbol des Parks ist ein Joker: Es steht für jede beliebige Farbe.
lesson-pointing-2-done = Ein Gebäude am Ende einer Straße, das zu ihr schaut, leiht ihr seine Symbole. In seiner eigenen Straße zählen sie weiterhin.

## Höchstens fünf und zwei Enden

lesson-enclosed-title = Höchstens fünf Gebäude, zwei Enden
lesson-enclosed-1-say = Die Straße des Bahnhofs hat fünf Gebäude. Nimm den Eisenwarenladen und versuch, ein sechstes anzubauen.
lesson-enclosed-1-place = Tippe auf den Platz an ihrem rechten Ende.
lesson-enclosed-1-aim = Tippe auf den Punkt darunter, um den Laden wie die anderen nach Süden zu drehen.
lesson-enclosed-1-done = { $refusal }
lesson-enclosed-2-say = Nimm den Eisenwarenladen.
lesson-enclosed-2-place = Tippe auf den Platz am rechten Ende.
lesson-enclosed-2-aim = Dreh ihn nach Westen, damit er in die Straße schaut.
lesson-enclosed-2-held = Nach Westen gedreht schließt er dieses Ende, und sein Joker zeigt hinein. Bau ihn.
lesson-enclosed-2-done = Im Osten zu, im Westen noch offen: Gewertet wird noch nichts. Beide Enden müssen zu sein.

## Schließ die Straße: die Wertung

lesson-scoring-title = Schließ die Straße: die Wertung
lesson-scoring-1-say = Ein Gebäude links vom Bahnhof schließt die Straße. Nimm den Flohmarkt.
lesson-scoring-1-place = Tippe auf den Platz links vom Bahnhof.
lesson-scoring-1-done = Du bekämst { $mine } $, aber Pat { $theirs } $: Das Elternsymbol, das hineinzeigt, verhilft Pat zum zweiten Paar.
lesson-scoring-2-say = Nimm jetzt das Coworking-Büro und vergleiche.
lesson-scoring-2-place = Tippe auf den Platz links vom Bahnhof.
lesson-scoring-2-held = Du bekämst { $mine } $, Pat { $theirs } $. Bau es.
lesson-scoring-2-done = Bezahlt, und die Schilder sind zurück. Eine geschlossene Straße zahlt allen darin: Rechne nach, was die anderen bekommen.
lesson-scoring-2-miss-1 = Du bekämst { $mine } $, aber Pat { $theirs } $. Nimm lieber das Coworking-Büro.

## Wohin die Leute ziehen

lesson-people-title = Wohin die Leute ziehen
lesson-people-1-say = Nach der Wertung ziehen alle um, in irgendeine offene Straße mit ihrem Symbol. Schick den Hipster in dein Coworking-Büro.
lesson-people-1-miss-1 = Das ist Pats Plattenladen: Wer dort einzieht, bringt Pat { $dollars } $ mehr. Schick die Hipster zu dir.
lesson-people-2-say = Das ist 1 $ mehr für dich, wenn diese Straße gewertet wird. Schick auch den anderen.
lesson-people-2-done = Jetzt wohnen vier Hipster bei dir. Die übrigen Leute fanden keine offene Straße mit ihrem Symbol und stehen wartend da: Sie haben FOMO.
lesson-people-2-miss-1 = Das ist Pats Plattenladen: Wer dort einzieht, bringt Pat { $dollars } $ mehr. Schick die Hipster zu dir.
lesson-people-3-say = Zwei Touristen warten mit FOMO, und du hast ein Plättchen mit ihrem Symbol. Nimm das Grandhotel.
lesson-people-3-place = Es brächte 12 $ statt 6 $, egal wo es steht. Tippe auf einen Platz, der dir gefällt.
lesson-people-3-held = { $dollars } $: Die zwei Wartenden eilen herbei, egal von wo. Bau es.
lesson-people-3-done = Wer nirgends einziehen kann, wartet auf das nächste Plättchen der eigenen Farbe, egal wer es baut.

## Kein Schild mehr

lesson-abandon-title = Kein Schild mehr
lesson-abandon-1-say = Du hast fünf Schilder, und alle stehen in offenen Straßen. Um weiterzubauen, gib das Gebäude auf, das am wenigsten wert ist.
lesson-abandon-1-done = Geld gibt es dafür keins, aber das Schild ist zurück. Der Elternteil ging zum Bahnhof, dem einzigen offenen Gebäude mit Elternsymbol.
lesson-abandon-1-miss-1 = Der Souvenirladen brächte später { $dollars } $. Gib das Gebäude auf, das am wenigsten wert ist.
lesson-abandon-1-miss-2 = Dieses Gebäude brächte später { $dollars } $. Ein anderes ist weniger wert.
lesson-abandon-2-say = Dein Zug geht weiter. Bau, was du willst und wo du willst.
lesson-abandon-2-place = Tippe auf einen Platz, der dir gefällt.
lesson-abandon-2-held = Hier { $dollars } $. Bau es oder sieh dich weiter um.
lesson-abandon-2-done = Fünf Schilder. Das sechste Gebäude kostet dich eins der ersten fünf.

## Das Ende: die Hälfte, aufgerundet

lesson-endgame-title = Das Ende: die Hälfte, aufgerundet
lesson-endgame-1-say = Dein letztes Plättchen. Jedes Gebäude, das am Ende noch ein Schild hat, bringt die Hälfte, aufgerundet.
lesson-endgame-1-place = Baust du in die Straße deines Ladens, wird auch er mehr wert. Such den Platz, der am meisten bringt.
lesson-endgame-1-aim = Der Platz stimmt. Dreh es in deine eigene Straße.
lesson-endgame-1-held = Am Ende bringt es die Hälfte von { $dollars } $, und auch dein Souvenirladen wird mehr wert. Bau es.
lesson-endgame-1-done = Drei Gebäude von dir in einer Straße. Jetzt baut Pat das letzte Plättchen.
lesson-endgame-1-miss-1 = Das nimmt Pat den besten Platz weg: eine gute Idee. Aber such den Platz, an dem deine eigene Straße am meisten bringt.
lesson-endgame-2-say = Aus 8 $ wurden 4 $, aus 5 $ wurden 3 $ und aus 9 $ wurden 5 $: Du gewinnst 12 zu 11. Ein Gebäude, das noch sein Schild hat, bringt die Hälfte.

## Allein gegen den Gauner

lesson-grifter-title = Solo gegen den Gauner
lesson-grifter-1-say = Im Solospiel spielst du gegen den Gauner, der das oberste Plättchen des Stapels baut. Bau zuerst dein Studentenheim.
lesson-grifter-1-place = Tippe auf den Platz neben dem Bahnhof.
lesson-grifter-1-aim = Dreh es nach Süden, in die Straße des Bahnhofs.
lesson-grifter-1-held = { $dollars } $. Bau es.
lesson-grifter-2-say = Seine Regel: Er baut, wo das Plättchen am meisten wert ist. Zwei Plätze bringen je 6 $, also wählst du: Tippe auf einen davon.
lesson-grifter-2-place = Seine Regel: Er baut, wo das Plättchen am meisten wert ist. Zwei Plätze bringen je 6 $, also wählst du: Tippe auf einen davon.
lesson-grifter-2-held = Während du wählst, siehst du schon das Plättchen, das du ziehen wirst. Bau jetzt seins.
lesson-grifter-2-done = Als Nächstes kommt das Penthouse, und es bringt Geld, wenn es eine Straße schließt. Der Gauner muss damit eine schließen, wenn er kann.
lesson-grifter-2-miss-1 = { $refusal }
lesson-grifter-3-say = Gib ihm also eine Straße zum Schließen: deine. Nimm das Museum.
lesson-grifter-3-place = Bau es unter den Stadtpark: Diese Straße hat nur noch ein offenes Ende.
lesson-grifter-3-aim = Dreh es nach Osten, in die Straße des Parks.
lesson-grifter-3-held = { $dollars } $, sobald jemand die Straße schließt. Bau es.
lesson-grifter-3-done = Der Gauner hat deine Straße geschlossen, und sie hat dir 14 $ gezahlt. Er denkt nie voraus, also tu du es für ihn.

## Kopien und Joker

lesson-valuation-copy-title = Kopien und Joker
lesson-valuation-copy-1-say = Das Mode-Outlet kopiert das beste andere Gebäude seiner Straße. Nimm es.
lesson-valuation-copy-1-place = Such den Platz, an dem es am meisten bringt.
lesson-valuation-copy-1-aim = Der Platz stimmt. Dreh es in die Straße des Parks.
lesson-valuation-copy-1-held = { $dollars } $: Es kopiert deinen Flohmarkt, als stünde es dort. Bau es.
lesson-valuation-copy-1-done = Zwei Sätze aus Hipster und Eltern, und Joker ersetzen, was fehlt. Eine Kopie kann keine Kopie kopieren.
lesson-valuation-copy-1-miss-1 = In dieser Straße gibt es nichts zu kopieren. Du bekämst nur { $dollars } $ für den Shopper. Es gibt einen besseren Platz.

## Business: Hol dir deine Marker

lesson-business-title = Business: Hol dir deine Marker
lesson-business-1-say = Mit Business bringt dir jede geschlossene Straße Marker: für die Zeichen eines deiner Gebäude darin. Nimm das Museum.
lesson-business-1-place = Schließ die Straße des Bahnhofs an ihrem linken Ende.
lesson-business-1-aim = Dreh es nach Osten, zur Straße hin.
lesson-business-1-held = Es schließt die Straße. Bau es.
lesson-business-2-say = Wähle ein Gebäude: Die Szene-Lofts bringen zwei Wohn-Marker, das Coworking-Büro einen beliebigen.
lesson-business-2-done = Zwei Marker, noch bevor die Straße zahlt. Sind die Marker einer Art ausgegangen, gilt ihr Zeichen als Joker.
lesson-business-2-miss-1 = Ein Marker nach Wahl: gut, wenn er einen Satz vollmacht. Hier sind zwei von einer Art besser.
lesson-business-3-say = Wer am Ende die meisten Marker einer Art hat, bekommt 10 $, bei Gleichstand 5 $. Jeder Satz aus allen vier Arten bringt 10 $.

## Berater: die Investorin

lesson-consultant-investor-title = Berater: die Investorin
lesson-consultant-investor-1-say = Du hast die Investorin: Zwei Schilder auf einem Gebäude verdoppeln seine Wertung. Nimm die Kaffeerösterei.
lesson-consultant-investor-1-place = Sie zahlt für jedes deiner Schilder in ihrer Straße. Bau sie neben dein Studentenheim.
lesson-consultant-investor-1-aim = Mit einem Schild brächte sie { $dollars } $. Bau sie mit beiden.
lesson-consultant-investor-1-done = 20 $: Drei Schilder in der Straße bringen 9 $, verdoppelt 18 $, dazu 2 $ für die zwei Hipster auf der Kaffeerösterei. Immer nur ein Gebäude darf verdoppelt sein.
lesson-consultant-investor-1-miss-1 = Mit einem Schild brächte sie { $dollars } $. Bau sie mit beiden.

## Berater: der Location-Scout

lesson-consultant-location-scout-title = Berater: der Location-Scout
lesson-consultant-location-scout-1-say = Du hast den Location-Scout: Die Symbole deiner Gebäude in anderen Straßen zählen mit. Nimm das Chillax-Spa.
lesson-consultant-location-scout-1-place = Bau es neben den Bahnhof, weit weg von deinem Grandhotel.
lesson-consultant-location-scout-1-aim = Dreh es in die Straße des Bahnhofs.
lesson-consultant-location-scout-1-held = { $dollars } $: das Touristensymbol des Bahnhofs, das eigene und die zwei vom Grandhotel in der anderen Straße. Bau es.
lesson-consultant-location-scout-1-done = Diese Symbole zählen, solange dein Schild auf ihrem Gebäude steht. Ist es gewertet und das Schild weg, zählen sie nicht mehr.

## Berater: die Unternehmerin

lesson-consultant-entrepreneur-title = Berater: die Unternehmerin
lesson-consultant-entrepreneur-1-say = Du hast die Unternehmerin: Einmal in jeder Straße darfst du statt eines Gebäudes ein Plättchen aus deiner Hand werten. Nimm den Spielplatz.
lesson-consultant-entrepreneur-1-place = Schließ die Straße des Bahnhofs an ihrem linken Ende.
lesson-consultant-entrepreneur-1-aim = Dreh ihn nach Osten, zur Straße hin.
lesson-consultant-entrepreneur-1-held = Er schließt die Straße, und dann fragt dich die Seite. Bau ihn.
lesson-consultant-entrepreneur-2-say = Werte das Kino statt des Studentenheims: 2 $ mehr.
lesson-consultant-entrepreneur-2-done = Das Plättchen bleibt auf deiner Hand, aber alle kennen es jetzt. Nur diese eine Zahlung hat sich geändert.
lesson-consultant-entrepreneur-2-miss-1 = Das brächte nicht mehr. Werte ein Plättchen statt des Studentenheims.
