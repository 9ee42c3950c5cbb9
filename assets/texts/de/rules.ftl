### Die Regeln, mit eigenen Worten. Nur Text: Jedes Markup wird maskiert.

## Das Grundspiel

rule-part-base = Das Grundspiel
rule-aim-title = Das Ziel
rule-aim-body =
    In dieser Stadt ist etwas los. Hipster kommen mit ihren Plattenspielern, Touristen mit ihren Kameras, Eltern mit Kinderwagen und Shopper mit ihren Tüten. Alle wollen dort wohnen, wo etwas passiert, und sobald eine Straße fertig ist, hören sie von einer besseren.

    Ihr baut zusammen an einer Stadt, ein Gebäude je Zug, und alle wollen die besten Straßen besitzen. Eine Straße zahlt aus, wenn beide Enden zu sind. Dann bekommt Geld, wem dort etwas gehört, die Schilder gehen zurück, und die Leute packen ihre Sachen und ziehen weiter.

    Du planst also zweierlei: wo dein Gebäude am meisten wert sein wird und wohin die Leute danach gehen. Wer am Ende das meiste Geld hat, gewinnt.
rule-city-title = Die Stadt
rule-city-body =
    Die Stadt ist ein Raster aus Feldern. Jedes Gebäude füllt ein Feld und hat nur an einer Seite eine Fahrbahn. Diese Seite ist seine Unterkante, und die Richtung, in die sie schaut, ist die Richtung des Gebäudes: Norden, Osten, Süden oder Westen.

    Schaut ein Gebäude nach Norden oder Süden, verläuft seine Fahrbahn waagerecht. Schaut es nach Osten oder Westen, verläuft sie senkrecht. Die Richtung wählst du bei jedem Bau frei.

    Jedes Gebäude zeigt seinen Nachbarn drei Arten von Seiten.
rule-city-points =
    Die Längsseite: die Unterkante mit der ganzen Fahrbahn.

    Zwei Enden: die Seiten links und rechts der Unterkante, wo die Fahrbahn an einer Ecke herauskommt.

    Die Oberkante: gegenüber der Unterkante, ganz ohne Fahrbahn.
rule-setup-title = Aufbau
rule-setup-body =
    In der Mitte steht der Hauptbahnhof und schaut nach Süden. Direkt darunter liegt der Stadtpark und schaut nach Osten, sodass die beiden Fahrbahnen eine Ecke bilden. Auf dem Bahnhof wartet eine Person jeder Farbe. Bahnhof und Park gehören niemandem und sind selbst nie etwas wert.

    Der Bahnhof hat ein Symbol jeder Farbe, also dürfen Leute dort einziehen, solange seine Straße nicht geschlossen ist. Seine vier Symbole zählen in der eigenen Straße und auch in der Straße des Parks, in die sie hineinzeigen. Der Park hat einen Joker.

    Die übrigen Plättchen werden nach dem Symbol der Rückseite sortiert, einige kommen ungesehen aus dem Spiel, der Rest wird zu einem Stapel gemischt.
rule-setup-points =
    Zu zweit oder allein: 2 der 8 Grundplättchen jeder Rückseite kommen aus dem Spiel. Es bleiben 30 Plättchen.

    Zu dritt: 1 Plättchen jeder Rückseite kommt aus dem Spiel, aber keins mit Joker. Es bleiben 36 Plättchen.

    Zu viert: alle 40 Grundplättchen.

    Zu fünft: alle 40 Grundplättchen und die 5 Plättchen mit 5+. Das sind 45.

    Alle haben 5 Schilder und ziehen 3 Plättchen. Am Tisch beginnt, wer am meisten nach Hipster aussieht. Hier wählt ihr, wer beginnt, oder das Los entscheidet.

    In der Schachtel sind 12 Leute jeder Farbe. Geht eine Farbe aus, kommen so viele, wie noch da sind. Geld geht nie aus.

    Die Vorderseiten fremder Plättchen und die Reihenfolge des Stapels sind geheim. Die Rückseiten in jeder Hand und die des nächsten Plättchens liegen offen, ebenso alles in der Stadt, dazu Geld, Schilder, Marker und Beraterkarten.
rule-turn-title = Dein Zug
rule-turn-body =
    Es geht im Uhrzeigersinn reihum. Ein Zug läuft immer gleich ab.

    Ist der Stapel leer, spielt ihr ohne Ziehen weiter, bis alle Hände leer sind. Nach dem letzten Zug kommt die Schlusswertung.
rule-turn-points =
    Gib ein Gebäude auf, aber nur, wenn du kein freies Schild hast.

    Bau ein Plättchen aus deiner Hand.

    Werte jede Straße, die jetzt geschlossen ist, eine nach der anderen.

    Zieh das oberste Plättchen des Stapels, falls es eins gibt.
rule-abandon-title = Ein Gebäude aufgeben
rule-abandon-body =
    Ein neues Gebäude braucht ein Schild. Willst du bauen und hast keins mehr, musst du zuerst eines deiner Gebäude aufgeben. Sonst darfst du das nicht.

    Mit der Erweiterung Business nimmst du zuerst die Marker des Gebäudes. Dann kommt sein Schild zu dir zurück (beide, wenn es verdoppelt war), und seine Leute ziehen um wie nach einer Wertung. Sie dürfen in andere Gebäude derselben Straße ziehen, aber nicht auf dem aufgegebenen bleiben, wenn sie anderswohin können.

    Das Gebäude bleibt stehen und gehört niemandem. Später dürfen andere dort einziehen (russische Ausgabe: nicht). So kann es sein, dass auf einem aufgegebenen Gebäude mit passendem Symbol jemand mit FOMO steht, während sich Neue daneben hinlegen.

    Gibt es in der Stadt für kein Plättchen mehr einen erlaubten Platz, gibt niemand etwas auf: Die Partie endet sofort, mit der Schlusswertung.
rule-build-title = Bauen
rule-build-body =
    Wähle ein Plättchen aus deiner Hand, einen Platz und eine Richtung. Dann kommt Leben in das neue Gebäude.

    All das geschieht vor jeder Wertung, auch wenn die Straße des neuen Gebäudes sofort geschlossen wird.
rule-build-points =
    Für jedes farbige Symbol auf dem Plättchen kommt eine Person dieser Farbe. Joker bringen niemanden.

    Du setzt eines deiner Schilder darauf.

    Alle Leute mit FOMO, deren Farbe das Plättchen zeigt, ziehen sofort darauf, egal wo in der Stadt sie stehen. Ihre FOMO ist vorbei.
rule-placing-title = Wo ein Gebäude stehen darf
rule-placing-body =
    Ein Gebäude braucht ein leeres Feld und einen Nachbarn, dessen Fahrbahn an seine anschließt. Sieh dir jeden Nachbarn an, höchstens vier, und vergleiche die beiden Seiten, die sich berühren.

    Ein Platz ist erlaubt, wenn nichts ihn verbietet, mindestens ein Nachbar anschließt und die Straße, zu der das Gebäude gehört, höchstens 5 Gebäude hat; füllst du eine Lücke, zählen beide Seiten. Eine Berührung nur über Eck genügt nie.
rule-placing-points =
    Längsseite an Längsseite: verboten. Zwei Fahrbahnen dürfen nicht nebeneinander verlaufen.

    Ende an Ende, gleiche Richtung: angeschlossen. Die beiden Gebäude sind in derselben Straße.

    Ende an Ende, eins der Gebäude auf dem Kopf: erlaubt, aber nicht angeschlossen. Jedes beendet die Straße des anderen.

    Längsseite an Ende: angeschlossen. Die Fahrbahnen bilden eine Ecke oder Einmündung zweier Straßen.

    Oberkante an irgendetwas: erlaubt, aber nicht angeschlossen.
rule-streets-title = Straßen
rule-streets-body =
    Eine Straße ist eine lückenlose Reihe von Gebäuden mit derselben Richtung, Seite an Seite entlang ihrer Fahrbahn. Jedes Gebäude ist in genau einer Straße. Auch ein einzelnes Gebäude ist eine Straße.

    Eine Straße hat höchstens 5 Gebäude.

    Gebäude, die sich an einer Ecke oder Einmündung treffen, sind Nachbarn, aber in verschiedenen Straßen.
rule-enclosed-title = Geschlossene Straßen
rule-enclosed-body =
    Eine Straße hat zwei Enden. Steht auf dem Feld gleich hinter einem Ende ein Gebäude, ist dieses Ende zu, und das Gebäude dort ist ein Abschluss. Es hat immer eine andere Richtung, sonst gehörte es zur Straße. Ob sich die Fahrbahnen treffen, ist egal.

    Eine Straße, die nicht geschlossen ist, nennen wir offen. Sind beide Enden zu, ist die Straße geschlossen. Sie wird in dem Zug gewertet, der sie geschlossen hat, und bleibt für den Rest der Partie geschlossen. Niemand kann mehr einziehen.

    Ein Gebäude kann mehrere Straßen zugleich schließen, und seine eigene Straße kann im selben Moment geschlossen werden.
rule-pointing-title = Symbole, die in eine Straße zeigen
rule-pointing-body =
    An den Symbolen eines Gebäudes sind Pfeile, die zu seiner Unterkante zeigen. Steht das Gebäude gleich hinter dem Ende einer Straße und schaut seine Unterkante zu dieser Straße, zeigen seine Symbole in sie hinein.

    Solche Symbole zählen zweimal: für die eigene Straße des Gebäudes und für die, in die sie zeigen. Das gilt, sobald das Gebäude dort steht, auch wenn das andere Ende der Straße noch offen ist.

    Nur Symbole reichen so hinüber. Leute zählen nur in der Straße, in der sie wohnen.
rule-people-title = Umziehen
rule-people-body =
    Nach der Wertung einer Straße ziehen ihre Leute aus. Wer am Zug ist, entscheidet für alle, wohin sie gehen. Wer gehen kann, muss gehen. Auch Leute der Straße, die schon FOMO haben, ziehen um und haben dann keine FOMO mehr.

    Leute einer Farbe dürfen in jedes Gebäude, egal wie weit weg, wenn beides stimmt:
rule-people-points =
    Es zeigt ein Symbol dieser Farbe. Ein Joker genügt nicht.

    Seine Straße ist offen. Eine geschlossene Straße kommt nicht infrage, auch wenn sie noch auf ihre Wertung wartet.
rule-people-after =
    Wem das Gebäude gehört und wie viele dort schon wohnen, ist egal: In einem Gebäude haben beliebig viele Leute Platz. Auch fremde und aufgegebene Gebäude und der Hauptbahnhof kommen infrage. (Russische Ausgabe: aufgegebene nicht.)

    Die Farben ziehen nacheinander: Touristen, Hipster, Eltern, Shopper. Alle Leute einer Farbe stehen zusammen auf, dann suchen sie sich einzeln ihren Platz. Wissen die Leute einer Farbe nicht, wohin, bleiben sie, wo sie sind, und stellen sich hin: Sie haben FOMO.
rule-fomo-title = FOMO
rule-fomo-body =
    Wer umziehen würde, aber nicht weiß, wohin, hat Angst, etwas zu verpassen: Fear Of Missing Out. Diese Leute stehen, statt zu liegen, und warten, wo sie sind.

    Sobald jemand ein Plättchen ihrer Farbe baut, eilen sie alle dorthin, von überall in der Stadt und bevor irgendetwas gewertet wird. Das kann dein Plättchen sein oder ein fremdes: Den Leuten ist das egal. (Russische Ausgabe: Sie eilen nicht zu einem Gebäude, dessen eigene Straße sofort geschlossen wird, sondern warten auf eines in einer offenen Straße.)

    Solange sie warten, zählen Leute mit FOMO weiter zu dem Gebäude, auf dem sie stehen. (Russische Ausgabe: Sie zählen nicht.)
rule-first-game-title = Deine erste Partie
rule-first-game-body =
    Spiel deine erste Partie ohne die Erweiterungen: Schon das Grundspiel bietet Entscheidungen genug. Ist sonst niemand da, fang mit dem Solospiel auf Leicht an.

    Diese Gewohnheiten helfen vom ersten Zug an.
rule-first-game-points =
    Bevor du eine Straße schließt, rechne nach, was die anderen darin bekommen. Wer schließt, lässt alle kassieren.

    Eine Straße mit nur noch einem offenen Ende kann jeder schließen, vielleicht mit einem Plättchen, das dir schadet. Schließ sie selbst oder bau dort, wo es nicht wehtut.

    Wer eine Straße schließt, entscheidet, wohin ihre Leute gehen. Halte ein Gebäude für sie bereit: in einer offenen Straße, mit dem richtigen Symbol.

    Ein Gebäude am Ende einer Straße, das zu ihr schaut, leiht allen Gebäuden darin seine Symbole, auch denen der anderen. In seiner eigenen Straße zählen sie weiterhin.

    Leute mit FOMO warten auf das nächste Plättchen ihrer Farbe. Behalte eins auf der Hand oder bau es, bevor es jemand anders tut.

    Fünf Schilder sind wenig. Kurze Straßen, die bald geschlossen sind, bringen sie zurück.

    Ein Gebäude, das am Ende noch sein Schild hat, bringt die Hälfte. Schließ gegen Ende, was du kannst, und lass offen, was anderen gehört.

## Wertung

rule-part-scoring-part = Wertung
rule-scoring-title = Eine Straße werten
rule-scoring-body =
    Jede Straße, die in diesem Zug geschlossen wurde, wird jetzt gewertet, eine nach der anderen. Sind es mehrere, wählt die Person am Zug die Reihenfolge.

    Für alle Gebäude einer Straße zählt die Stadt so, wie sie zu Beginn dieser Wertung dasteht, bevor ein Schild zurückgeht.
rule-scoring-points =
    Mit der Erweiterung Business nehmt ihr zuerst Marker.

    Dann bekommt ihr Geld für eure Gebäude in der Straße: für jedes seine Wertung und 1 $ für jede Person darauf. Wer am Zug ist, beginnt, und es geht im Uhrzeigersinn weiter.

    Alle Schilder der Straße gehen zurück.

    Wer am Zug ist, lässt die Leute der Straße umziehen.
rule-example-title = Beispiel: eine Straße werten
rule-example-body =
    Drei Gebäude bilden eine Straße. Hana gehört die Kunstgalerie: 2 $ für jedes Hipstersymbol, ein eigenes Hipstersymbol, drei Hipster darauf. Dan gehört der Flohmarkt: 5 $ für jeden Satz aus Hipster und Eltern, ein Elternsymbol, ein Elternteil. Dan gehört auch das Erste Zuhause: 2 $ für jedes Elternsymbol, ein Elternsymbol, ein Elternteil.

    Hana hat gerade an einem Ende das Studentenheim gebaut, und es schaut in die Straße, also zeigt sein Hipstersymbol hinein. Am anderen Ende zeigt ein Gebäude mit einem Joker hinein. Die Straße ist geschlossen.

    Für die Kunstgalerie zählen zwei Hipstersymbole und der Joker: 6 $, dazu 3 $ für die Leute. Hana bekommt 9 $.

    Der Flohmarkt braucht für jeden Satz ein Hipster- und ein Elternsymbol. Von beiden gibt es zwei, also sind es zwei Sätze: 10 $, dazu 1 $ für die Person. Dan bekommt 11 $. Für das Erste Zuhause zählen zwei Elternsymbole und der Joker: 6 $, dazu 1 $ für die Person. Dan bekommt 7 $.

    Dann schickt Hana die drei Hipster ins Studentenheim. Die beiden Eltern finden in keiner offenen Straße ein Gebäude mit Elternsymbol: Sie bekommen FOMO.

    Danach ist Dan am Zug und baut anderswo die Szene-Lofts: zwei Elternsymbole. Zwei neue Eltern ziehen ein, und die beiden mit FOMO eilen auch dorthin. Jetzt wohnen vier Eltern in den Szene-Lofts, und niemand hat mehr FOMO.
rule-advanced-example-title = Beispiel: eine schwierigere Straße
rule-advanced-example-body =
    Unter dem Stadtpark stehen das Mode-Outlet, das Tattoostudio, der Spielplatz und das Museum, zusammen mit dem Park eine Straße aus fünf Gebäuden. Ana gehören das Mode-Outlet und das Museum, Ben die anderen zwei. Von oben schaut der Hauptbahnhof in die Straße. Ben baut das Kino unter das Museum, und beide Enden sind zu.

    Anas Museum bringt 6 $ für jedes Paar Touristensymbole. Zwei sind die eigenen, das des Bahnhofs zeigt hinein, und der Joker des Parks ist das vierte: Zwei Paare sind 12 $, dazu 2 $ für die Leute. Ana bekommt 14 $.

    Anas Mode-Outlet kopiert das beste andere Gebäude der Straße. Das ist das Museum: noch einmal 12 $ aus denselben Symbolen, denn jedes Gebäude zählt sie neu. Mit 1 $ für die Person bekommt Ana 13 $.

    Bens Spielplatz zählt die Plättchen ringsum, und es sind nur zwei: 4 $, dazu 2 $ für die Leute. Ben bekommt 6 $.

    Bens Tattoostudio brächte 6 $, wenn es eine andere Straße schlösse, aber es steht mitten in dieser. Also ist es 0 $ wert, und seine Person bringt Ben 1 $.

    Ben bekommt 7 $, aber Ana 27 $. Er hätte das Kino besser anderswo gebaut und die Straße offen gelassen.
rule-valuations-title = Wertungen der Gebäude
rule-valuations-body =
    Die Wertung eines Gebäudes ist die aufgedruckte Regel, die sagt, was es wert ist. Es gibt neun Arten. Die Dollarbeträge stehen auf dem Plättchen.

    Zusätzlich zu seiner Wertung bringt ein Gebäude immer 1 $ für jede Person darauf, egal welcher Farbe.
rule-valuation-people-title = Wertung Leute
rule-valuation-people-body =
    Meist 2 $ für jede Person einer Farbe irgendwo in der eigenen Straße des Gebäudes, egal in wessen Gebäude sie wohnt.

    Der eine Dollar für jede Person auf dem Gebäude selbst kommt dazu.
rule-valuation-symbols-title = Wertung Symbole
rule-valuation-symbols-body = Meist 2 $ für jedes Symbol einer Art, das in der Straße liegt oder in sie hineinzeigt. Die eigenen Symbole des Gebäudes zählen, und jeder Joker zählt auch.
rule-valuation-sets-title = Wertung Sätze
rule-valuation-sets-body =
    Meist 5 $ für jeden vollen Satz aus zwei verschiedenen Symbolen oder 6 $ für jedes Paar gleicher. Alle Symbole in der Straße und alle, die hineinzeigen, zählen mit, jedes in nur einem Satz.

    Ein Joker steht für ein beliebiges Symbol. Sortieren musst du das nie: Das Spiel findet immer die meisten Sätze.
rule-valuation-wild-title = Wertung Joker
rule-valuation-wild-body = Meist 4 $ für jeden Joker, der in der Straße liegt oder in sie hineinzeigt, den eigenen des Gebäudes mitgezählt.
rule-valuation-signs-title = Wertung Schilder
rule-valuation-signs-body = Meist 3 $ für jedes Schild in der Straße, das derselben Person gehört wie das Gebäude. Das Schild auf dem Gebäude selbst zählt mit. Ein verdoppeltes Gebäude hat zwei Schilder, und beide zählen.
rule-valuation-size-title = Wertung Länge
rule-valuation-size-body = Meist 2 $ für jedes Gebäude in der Straße, dieses mitgezählt, egal wem es gehört.
rule-valuation-adjacency-title = Wertung Umgebung
rule-valuation-adjacency-body = Meist 2 $ für jedes der bis zu 8 Plättchen um das Gebäude, gerade oder schräg. In welcher Straße sie stehen, ist egal.
rule-valuation-enclosure-title = Wertung Abschluss
rule-valuation-enclosure-body =
    Meist 6 $, wenn dieses Gebäude ein Abschluss mindestens einer geschlossenen Straße ist. Mehrere Straßen bringen nicht mehr. Schließt es keine, ist es, von seinen Leuten abgesehen, nichts wert.

    Gezahlt wird wie bei jeder Wertung, wenn das Gebäude selbst gewertet wird, und auch in der Schlusswertung.
rule-valuation-copy-title = Wertung Kopie
rule-valuation-copy-body =
    Dieses Gebäude übernimmt die Wertung eines anderen Gebäudes seiner Straße, immer die beste. Wem das andere gehört und ob es jemandem gehört, ist egal.

    Berechnet wird diese Wertung dort, wo das andere Gebäude steht, aber für die Person, der die Kopie gehört: mit deren Schildern und deren Beraterkarte.

    Eine Kopie kann keine Kopie kopieren. Gibt es nichts zu kopieren, ist sie 0 $ wert. (Russische Ausgabe: Auch Abschluss und Umgebung kann sie nicht kopieren.)
rule-endgame-title = Das Ende der Partie
rule-endgame-body =
    Die Partie endet, wenn alle Hände leer sind und der letzte Zug zu Ende ist. Sie endet auch sofort, wenn es in der Stadt für kein Plättchen mehr einen erlaubten Platz gibt.

    Jedes Gebäude, das noch ein Schild hat, bringt die halbe Summe aus Wertung und Leuten, für jedes Gebäude aufgerundet: Aus 7 $ werden 4 $. Es zählt die Stadt, wie sie dasteht, bevor ein Schild zurückgeht. Niemand zieht um, und es gibt keine Marker.

    Mit der Erweiterung Business werden danach die Boni voll gezahlt.

    Wer das meiste Geld hat, gewinnt. Bei Gleichstand entscheidet eine Revanche. (Regelentwurf: Alle mit gleich viel Geld teilen sich den Sieg.)

## Die Erweiterungen

rule-part-expansions = Die Erweiterungen
rule-business-title = Business
rule-business-body =
    Jedes Gebäude hat ein Gewerbe: ein Zeichen, zwei gleiche Zeichen oder ein Joker-Zeichen. Es gibt 12 Marker jeder der vier Arten: Gastronomie, Wohnen, Freizeit und Handel.

    Wird eine Straße geschlossen, wählen noch vor der Wertung alle, denen dort etwas gehört, je eines ihrer Gebäude und nehmen für jedes Zeichen darauf einen Marker. Es beginnt, wer als Nächstes am Zug ist, dann geht es im Uhrzeigersinn. Wer gerade am Zug ist, kommt zuletzt.

    Am Ende der Partie bekommt ihr Geld für das, was ihr gesammelt habt.
rule-business-points =
    Für ein Joker-Zeichen nimm einen Marker beliebiger Art.

    Sind die Marker einer Art aufgebraucht, gilt ihr Zeichen als Joker. Jedes Zeichen zählt für sich: Ist nur noch ein Marker da, nimmst du für ein doppeltes Zeichen diesen und dann einen beliebigen.

    Gibt es gar keine Marker mehr, bekommst du nichts.

    Gibst du ein Gebäude auf, nimmst du auf dieselbe Weise seine Marker, bevor du sein Schild zurücknimmst.

    Spielende: Für jede Art bekommt 10 $, wer die meisten Marker hat. Bei Gleichstand gibt es je 5 $. Mindestens ein Marker muss es sein.

    Spielende: Jeder volle Satz aus allen vier Arten ist 10 $ wert.
rule-business-example-title = Beispiel: Business
rule-business-example-body =
    Die Partie ist zu Ende. Ana hat 1 Marker für Gastronomie, 4 für Wohnen, 3 für Freizeit und 2 für Handel. Ben hat 3 für Gastronomie und je 2 für Wohnen, Freizeit und Handel.

    Ana hat bei Wohnen und bei Freizeit die meisten: je 10 $. Beim Handel haben beide 2, also bekommen beide 5 $. Sie hat einen vollen Satz: 10 $. Das macht 35 $.

    Ben hat bei Gastronomie die meisten: 10 $, und 5 $ für den Gleichstand. Er hat zwei volle Sätze: 20 $. Das macht ebenfalls 35 $.
rule-consultants-title = Berater
rule-consultants-body =
    Vor jeder Person liegt offen eine Beraterkarte. Teilt die Karten zufällig aus oder wählt selbst, wenn ihr euch einig seid. Jede Karte gibt es nur einmal.

    Die Bauunternehmerin ist für 2 bis 4 Personen, der Sanierer für 3 bis 5. Mit der Erweiterung Business und im Solospiel sind beide nicht erlaubt. Die anderen fünf sind immer erlaubt.

    Zusätzliche Symbole einer Karte zählen nur für die Person mit dieser Karte und nur bei den Wertungen Symbole, Sätze und Joker. Sie zählen einmal für jedes gewertete Gebäude, auch über eine Kopie.

    In der Schlusswertung zählen der Joker auf der Karte der Hackerin und das Hipstersymbol auf der Karte der Hipster-Legende weiter.
rule-consultant-contractor-title = Bauunternehmerin
rule-consultant-contractor-body =
    Du baust in deinem Zug zwei Plättchen und ziehst zwei. Beide musst du bauen. Jeder Bau wird ganz abgehandelt, bevor der nächste beginnt: aufgeben, falls nötig, bauen, werten, umziehen. Musst du für das zweite Plättchen etwas aufgeben, darf es auch das eben gebaute Gebäude sein.

    Baut den Stapel auf wie für eine Person mehr (zu viert kommen die Plättchen 5+ dazu) und nehmt dann 3 weitere zufällige Plättchen heraus.

    In deinen letzten drei Zügen, wenn der Stapel zu Beginn des Zuges schon leer ist, baust du nur eins.

    Für 2 bis 4 Personen. Nicht mit Business.
rule-consultant-hacker-title = Hackerin
rule-consultant-hacker-body =
    Deine Karte zeigt einen Joker, der für jedes deiner Gebäude zählt, wenn es gewertet wird.

    Auch die Symbole auf den Rückseiten deiner Handplättchen zählen, je Plättchen eins. Es gilt deine Hand im Moment der Wertung: In deinem eigenen Zug ist das eben gebaute Plättchen nicht mehr dabei.
rule-consultant-entrepreneur-title = Unternehmerin
rule-consultant-entrepreneur-body =
    Einmal in jeder geschlossenen Straße, in der dir ein Gebäude gehört, darfst du statt eines deiner Gebäude dort ein Plättchen aus der Hand werten. Seine Wertung wird so berechnet, als stünde es an der Stelle dieses Gebäudes. Leute, Symbole und Schilder bleiben, wie sie sind, und nur diese eine Zahlung ändert sich: Für eine Kopie anderswo in der Straße zählt weiter das Gebäude, das dort steht.

    Eine Kopie darf es nicht sein. Das Plättchen bleibt auf der Hand, aber alle kennen es, bis du es baust. Marker bringt es keine.

    In der Schlusswertung wirkt die Unternehmerin nicht.
rule-consultant-investor-title = Investorin
rule-consultant-investor-body =
    Beim Bauen darfst du zwei deiner Schilder auf das Gebäude setzen. Seine Wertung zählt dann doppelt, der eine Dollar je Person nicht.

    Du darfst immer nur ein verdoppeltes Gebäude haben. Musst du zuerst ein Gebäude aufgeben, zählt der Stand danach. Beide Schilder kommen zusammen zurück.

    Verdoppelt wird nur beim Bauen: Schilder, die im selben Zug zurückkommen, sind zu spät.

    Die Kopie eines verdoppelten Gebäudes ist nicht verdoppelt, aber eine Kopie darf selbst verdoppelt werden. Mehr Marker bringt das Verdoppeln nicht.
rule-consultant-hipster-legend-title = Hipster-Legende
rule-consultant-hipster-legend-body =
    Deine Karte zeigt ein Hipstersymbol, das für jedes deiner Gebäude zählt, wenn es gewertet wird. Für dich ist bei der Wertung jedes Hipstersymbol ein Joker.

    Die Leute fallen nicht darauf herein: Zu Hipstersymbolen ziehen nur Hipster.
rule-consultant-renovator-title = Sanierer
rule-consultant-renovator-body =
    Statt normal zu bauen, darfst du ein Gebäude in einer geschlossenen Straße überbauen. Die Richtung bleibt. Der Hauptbahnhof darf nicht überbaut werden. (Russische Ausgabe: der Stadtpark auch nicht.)

    Leute auf dem überbauten Gebäude ziehen auf das neue Plättchen, wenn es ihre Farbe zeigt. Die anderen stehen mit FOMO auf dem Hauptbahnhof. Wird in der Straße des Bahnhofs selbst saniert, zählen sie zu seinen Leuten.

    Neue Leute, dein Schild und Leute mit FOMO kommen wie bei jedem Bau. Dann wird die Straße sofort noch einmal gewertet. Schließt das überbaute Gebäude eine Straße, schließt sie auch das neue. Hat das neue die Wertung Abschluss, zahlt sie also.

    Das überbaute Plättchen kommt aus dem Spiel. Für 3 bis 5 Personen. Nicht mit Business.
rule-consultant-location-scout-title = Location-Scout
rule-consultant-location-scout-body =
    Werden deine Gebäude gewertet, zählen auch die Symbole deiner Gebäude in anderen Straßen, solange dein Schild noch darauf steht.

    Ein Gebäude von dir, das in die Straße zeigt, kann zweimal zählen: einmal, weil es hineinzeigt, und einmal durch diese Karte.

    Bei mehreren Straßen zugleich kommt es auf die Reihenfolge an: Gewertete Gebäude haben ihr Schild verloren.

    In der Schlusswertung wirkt der Location-Scout nicht.

## Allein spielen

rule-part-solo-part = Solo spielen
rule-solo-title = Das Solospiel
rule-solo-body =
    Du spielst gegen den Gauner, der nach einer festen Regel baut und nie nachdenken muss. Aufgebaut wird wie zu zweit. Der Gauner hat keine Hand und so viele Schilder, wie er braucht. Drei Plättchen liegen verdeckt bereit: der Endspielstapel des Gauners.

    Der Hauptstapel liegt offen, du kennst also immer das oberste Plättchen. In jeder Runde baust und wertest du. Dann baut der Gauner das oberste Plättchen des Stapels und wertet. Dann ziehst du. Während du das Plättchen des Gauners legst, siehst du schon das darunter, das du ziehen wirst. Weiter siehst du nie voraus.

    Beim letzten Ziehen vom Hauptstapel wird der Endspielstapel gemischt und aufgedeckt. Der Gauner spielt ihn in den letzten drei Runden. Bis dahin siehst du eine Rückseite, die nichts über die Reihenfolge verrät.

    Am Ende werden eure Gebäude gewertet, deine und die des Gauners. Du gewinnst mit mehr Geld als der Gauner. Ein Gleichstand geht an den Gauner.
rule-solo-points =
    Leicht: Der Gauner beginnt mit 0 $.

    Normal: Der Gauner beginnt mit 20 $.

    Schwer: Der Gauner beginnt mit 50 $.

    Mit Beratern beginnt der Gauner mit 40 $ mehr. Er bekommt keine Karte.
rule-grifter-title = Wo der Gauner baut
rule-grifter-body =
    Der Gauner legt sein Plättchen dorthin, wo dessen eigene Wertung jetzt am meisten wert wäre, als würde es sofort gewertet, mit seinen Leuten darauf und den Leuten mit FOMO, die es anzieht. Sonst zählt nichts, nicht einmal, ob es eine Straße schließt.

    Für ein Plättchen mit der Wertung Abschluss gilt etwas anderes. Der Gauner sucht die Plätze, an denen es eine Straße schließt, und nimmt den, bei dem danach die meisten Leute in seine Gebäude ziehen. Gibt es keinen solchen Platz, sind alle erlaubten Plätze gleich gut.

    Sind Plätze gleich gut, wählst du, und du darfst wählen, was dir am besten passt. Der Plan zeigt sie.
rule-grifter-points =
    Hat der Gauner etwas zu entscheiden, zum Beispiel die Reihenfolge der Straßen oder wohin Leute gehen, entscheidest du für ihn.

    Im Zug des Gauners müssen die Leute in die Gebäude des Gauners, wenn es eins gibt, in das sie dürfen. Gibt es mehrere, wählst du.

    Mit Business nimmt der Gauner den Marker, von dem er am wenigsten hat, soweit seine Gebäude in der Straße es erlauben. Bei Gleichstand entscheidest du.

    Hier spielt der Gauner in jeder Ausgabe nach den Regeln von 2021. Das ist unsere Entscheidung: Die russische Anleitung regelt Kopien und Marker für ihn anders.
rule-solo-tips-title = Den Gauner schlagen
rule-solo-tips-body = Der Gauner denkt nie voraus. Du kannst das für ihn tun.
rule-solo-tips-points =
    Du siehst sein nächstes Plättchen, bevor du baust. Nimm ihm den Platz, der ihm am besten gefiele, oder mach einen Platz, der dir gut passt, zum besten für sein Plättchen.

    Sind für ihn Plätze gleich gut, nimm den, der eine Straße von dir schließt, oder den, von dem er später nichts hat.

    Ein Plättchen mit der Wertung Abschluss muss eine Straße schließen, wenn es kann. Lass ihm eine, in der du am meisten bekommst.

    In deinem Zug schickst du die Leute, wohin du magst. In seinem Zug gehen sie in seine Gebäude, wenn sie können. Schließ also die vollen Straßen selbst.

    Er gibt nie ein Gebäude auf, und was ihm am Ende noch gehört, bringt die Hälfte. Lass seine guten Straßen offen.

## Ausgaben und Aufzeichnungen

rule-part-more = Ausgaben und Aufzeichnungen
rule-editions-title = Ausgaben
rule-editions-body =
    Streets ist in mehreren Fassungen erschienen, die sich in ein paar Punkten unterscheiden. Eine Partie wird von Anfang bis Ende in einer Ausgabe gespielt. Wählst du keine, gilt die Anleitung von 2021.

    Der Regelentwurf von 2020 weicht von der Anleitung von 2021 nur in einem Punkt ab: Bei Gleichstand am Ende teilt man sich den Sieg.

    Die russische Ausgabe unterscheidet sich in diesen Punkten.
rule-editions-points =
    Leute dürfen nicht in aufgegebene Gebäude ziehen.

    Eine Kopie darf weder Abschluss noch Umgebung kopieren.

    Leute mit FOMO zählen bei der Wertung nicht: kein Dollar für sie und nichts für die Wertung Leute.

    Leute mit FOMO eilen nicht zu einem neuen Gebäude, dessen eigene Straße sofort geschlossen wird. Sie warten auf eines in einer offenen Straße oder auf ein saniertes.

    Der Sanierer darf den Stadtpark nicht überbauen.
rule-record-title = Aufzeichnungen
rule-record-body =
    Jede Partie wird als Aufzeichnung aufbewahrt: wie sie aufgebaut wurde und jede Entscheidung darin. Das genügt, um die ganze Partie Schritt für Schritt nachzuspielen. Derselbe Text ist deine gespeicherte Partie, die exportierte Datei und der Link, den du teilst.

    Der Startwert ist der Name einer Verteilung. Derselbe Startwert mit denselben Optionen gibt immer dieselben Plättchen, also kann jemand auf einem anderen Gerät genau dieselbe Partie spielen.

    Öffnest du eine Aufzeichnung, prüft die Seite jede Entscheidung darin anhand dieser Regeln. Stimmt eine nicht, sagt die Seite, welche es ist und was daran falsch ist, und du kannst gleich davor weiterspielen.
