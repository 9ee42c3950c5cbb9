### Die Gebäude mit ihren Kennungen aus der Plättchendatei: der Name und ein Satz über den Ort.
###
### Formen (FORM): nom, Nom, acc, dat mit Artikel; from (vom …), to (zum …).

names-person = { $name }
names-you = Du
    .nom = du
    .acc = dich
    .dat = dir

building-central-station = Haupt{ "\u00AD" }bahnhof
    .nom = der Hauptbahnhof
    .Nom = Der Hauptbahnhof
    .acc = den Hauptbahnhof
    .dat = dem Hauptbahnhof
    .from = vom Hauptbahnhof
    .to = zum Hauptbahnhof
flavour-central-station = Jede Geschichte in dieser Stadt beginnt damit, dass jemand aus einem Zug steigt.

building-city-park = Stadt{ "\u00AD" }park
    .nom = der Stadtpark
    .Nom = Der Stadtpark
    .acc = den Stadtpark
    .dat = dem Stadtpark
    .from = vom Stadtpark
    .to = zum Stadtpark
flavour-city-park = Die Enten kennen alle Stammgäste mit Namen.

building-student-house = Studen{ "\u00AD" }ten{ "\u00AD" }heim
    .nom = das Studentenheim
    .Nom = Das Studentenheim
    .acc = das Studentenheim
    .dat = dem Studentenheim
    .from = vom Studentenheim
    .to = zum Studentenheim
flavour-student-house = Sechs Leute teilen sich einen Wasserkocher, und jeder hat eine Meinung dazu.

building-art-gallery = Kunst{ "\u00AD" }galerie
    .nom = die Kunstgalerie
    .Nom = Die Kunstgalerie
    .acc = die Kunstgalerie
    .dat = der Kunstgalerie
    .from = von der Kunstgalerie
    .to = zur Kunstgalerie
flavour-art-gallery = Niemand weiß genau, wo bei dem großen Bild oben ist, und darum geht es ja.

building-micro-brewery = Haus{ "\u00AD" }brauerei
    .nom = die Hausbrauerei
    .Nom = Die Hausbrauerei
    .acc = die Hausbrauerei
    .dat = der Hausbrauerei
    .from = von der Hausbrauerei
    .to = zur Hausbrauerei
flavour-micro-brewery = Der neue Sud schmeckt nach Kiefer, Pflaume und etwas zu viel Ehrgeiz.

building-record-shop = Platten{ "\u00AD" }laden
    .nom = der Plattenladen
    .Nom = Der Plattenladen
    .acc = den Plattenladen
    .dat = dem Plattenladen
    .from = vom Plattenladen
    .to = zum Plattenladen
flavour-record-shop = Die Platte, die du suchst, ist da. Aber vorher musst du das hier hören.

building-coffee-roastery = Kaffee{ "\u00AD" }rösterei
    .nom = die Kaffeerösterei
    .Nom = Die Kaffeerösterei
    .acc = die Kaffeerösterei
    .dat = der Kaffeerösterei
    .from = von der Kaffeerösterei
    .to = zur Kaffeerösterei
flavour-coffee-roastery = Man riecht sie drei Straßen weiter, und dann ist es schon zu spät.

building-tattoo-parlour = Tattoo{ "\u00AD" }studio
    .nom = das Tattoostudio
    .Nom = Das Tattoostudio
    .acc = das Tattoostudio
    .dat = dem Tattoostudio
    .from = vom Tattoostudio
    .to = zum Tattoostudio
flavour-tattoo-parlour = Hier fragt man immer zweimal, ob du dir bei dem Namen sicher bist.

building-co-working-hub = Co{ "\u00AD" }wor{ "\u00AD" }king-Büro
    .nom = das Coworking-Büro
    .Nom = Das Coworking-Büro
    .acc = das Coworking-Büro
    .dat = dem Coworking-Büro
    .from = vom Coworking-Büro
    .to = zum Coworking-Büro
flavour-co-working-hub = Zwölf Firmen, ein Drucker und ein sehr geduldiger Bürohund.

building-bicycle-workshop = Fahrrad{ "\u00AD" }werkstatt
    .nom = die Fahrradwerkstatt
    .Nom = Die Fahrradwerkstatt
    .acc = die Fahrradwerkstatt
    .dat = der Fahrradwerkstatt
    .from = von der Fahrradwerkstatt
    .to = zur Fahrradwerkstatt
flavour-bicycle-workshop = Die Bremsen machen sie, während du wartest, und die Sattelhöhe ungefragt dazu.

building-starter-home = Erstes Zuhause
    .nom = das Erste Zuhause
    .Nom = Das Erste Zuhause
    .acc = das Erste Zuhause
    .dat = dem Ersten Zuhause
    .from = vom Ersten Zuhause
    .to = zum Ersten Zuhause
flavour-starter-home = Es ist klein und ein bisschen schief, und es gehört ihnen ganz allein.

building-flea-market = Floh{ "\u00AD" }markt
    .nom = der Flohmarkt
    .Nom = Der Flohmarkt
    .acc = den Flohmarkt
    .dat = dem Flohmarkt
    .from = vom Flohmarkt
    .to = zum Flohmarkt
flavour-flea-market = Irgendwo unter der Lampe liegt genau das, wovon du nie wusstest, dass es dir fehlt.

building-trendy-lofts = Szene-Lofts
    .nom = die Szene-Lofts
    .Nom = Die Szene-Lofts
    .acc = die Szene-Lofts
    .dat = den Szene-Lofts
    .from = von den Szene-Lofts
    .to = zu den Szene-Lofts
flavour-trendy-lofts = Früher war das eine Knopffabrik, und ab und zu findet man noch einen.

building-kindergarten = Kinder{ "\u00AD" }garten
    .nom = der Kindergarten
    .Nom = Der Kindergarten
    .acc = den Kindergarten
    .dat = dem Kindergarten
    .from = vom Kindergarten
    .to = zum Kindergarten
flavour-kindergarten = Der Mittagsschlaf ist das bestgehütete Geheimnis der Stadt.

building-toy-store = Spiel{ "\u00AD" }zeug{ "\u00AD" }laden
    .nom = der Spielzeugladen
    .Nom = Der Spielzeugladen
    .acc = den Spielzeugladen
    .dat = dem Spielzeugladen
    .from = vom Spielzeugladen
    .to = zum Spielzeugladen
flavour-toy-store = Die Bahn im Schaufenster fährt schon länger im Kreis, als es die Bürgermeisterin gibt.

building-play-park = Spiel{ "\u00AD" }platz
    .nom = der Spielplatz
    .Nom = Der Spielplatz
    .acc = den Spielplatz
    .dat = dem Spielplatz
    .from = vom Spielplatz
    .to = zum Spielplatz
flavour-play-park = Am schnellsten ist die Rutsche gleich nach dem Regen.

building-sweet-ice-cream = Eisdiele
    .nom = die Eisdiele
    .Nom = Die Eisdiele
    .acc = die Eisdiele
    .dat = der Eisdiele
    .from = von der Eisdiele
    .to = zur Eisdiele
flavour-sweet-ice-cream = Zwei Kugeln sind ein Imbiss, drei sind ein Plan für den Abend.

building-terraced-houses = Reihen{ "\u00AD" }häuser
    .nom = die Reihenhäuser
    .Nom = Die Reihenhäuser
    .acc = die Reihenhäuser
    .dat = den Reihenhäusern
    .from = von den Reihenhäusern
    .to = zu den Reihenhäusern
flavour-terraced-houses = Jede Tür hat eine andere Farbe und jeder Nachbar einen Ersatzschlüssel.

building-fashion-outlet = Mode-Outlet
    .nom = das Mode-Outlet
    .Nom = Das Mode-Outlet
    .acc = das Mode-Outlet
    .dat = dem Mode-Outlet
    .from = vom Mode-Outlet
    .to = zum Mode-Outlet
flavour-fashion-outlet = Du hast es zuerst woanders gesehen, aber hier passt es.

building-high-end-tailor = Maß{ "\u00AD" }schneide{ "\u00AD" }rei
    .nom = die Maßschneiderei
    .Nom = Die Maßschneiderei
    .acc = die Maßschneiderei
    .dat = der Maßschneiderei
    .from = von der Maßschneiderei
    .to = zur Maßschneiderei
flavour-high-end-tailor = Einmal Maß nehmen, ein Nicken, und es sitzt jedes Mal.

building-concept-store = Concept-Store
    .nom = der Concept-Store
    .Nom = Der Concept-Store
    .acc = den Concept-Store
    .dat = dem Concept-Store
    .from = vom Concept-Store
    .to = zum Concept-Store
flavour-concept-store = Es gibt Stühle, Seife und ein Lebensgefühl.

building-department-store = Kaufhaus
    .nom = das Kaufhaus
    .Nom = Das Kaufhaus
    .acc = das Kaufhaus
    .dat = dem Kaufhaus
    .from = vom Kaufhaus
    .to = zum Kaufhaus
flavour-department-store = Noch nie kam jemand nur mit dem heraus, was er holen wollte.

building-food-court = Schlem{ "\u00AD" }mer{ "\u00AD" }halle
    .nom = die Schlemmerhalle
    .Nom = Die Schlemmerhalle
    .acc = die Schlemmerhalle
    .dat = der Schlemmerhalle
    .from = von der Schlemmerhalle
    .to = zur Schlemmerhalle
flavour-food-court = Die ganze Welt auf einem Tablett, und immer klaut jemand eine Pommes.

building-penthouse = Pent{ "\u00AD" }house
    .nom = das Penthouse
    .Nom = Das Penthouse
    .acc = das Penthouse
    .dat = dem Penthouse
    .from = vom Penthouse
    .to = zum Penthouse
flavour-penthouse = Von hier oben kannst du deinem eigenen Büro zuwinken.

building-cinema = Kino
    .nom = das Kino
    .Nom = Das Kino
    .acc = das Kino
    .dat = dem Kino
    .from = vom Kino
    .to = zum Kino
flavour-cinema = In der letzten Reihe knarrt es an allen romantischen Stellen.

building-bookshop = Buch{ "\u00AD" }laden
    .nom = der Buchladen
    .Nom = Der Buchladen
    .acc = den Buchladen
    .dat = dem Buchladen
    .from = vom Buchladen
    .to = zum Buchladen
flavour-bookshop = Auf den Bestsellern schläft die Katze, also frag nach etwas anderem.

building-chillax-spa = Chillax-Spa
    .nom = das Chillax-Spa
    .Nom = Das Chillax-Spa
    .acc = das Chillax-Spa
    .dat = dem Chillax-Spa
    .from = vom Chillax-Spa
    .to = zum Chillax-Spa
flavour-chillax-spa = An der Tür bekommt dein Handy ein eigenes kleines Bett.

building-grand-hotel = Grand{ "\u00AD" }hotel
    .nom = das Grandhotel
    .Nom = Das Grandhotel
    .acc = das Grandhotel
    .dat = dem Grandhotel
    .from = vom Grandhotel
    .to = zum Grandhotel
flavour-grand-hotel = Im Aufzug kennt man dein Stockwerk und deinen Lieblingskuchen.

building-souvenir-shop = Souvenir{ "\u00AD" }laden
    .nom = der Souvenirladen
    .Nom = Der Souvenirladen
    .acc = den Souvenirladen
    .dat = dem Souvenirladen
    .from = vom Souvenirladen
    .to = zum Souvenirladen
flavour-souvenir-shop = Am besten gehen die kleinen Bahnhöfe, dicht gefolgt von den kleinen Enten.

building-museum = Museum
    .nom = das Museum
    .Nom = Das Museum
    .acc = das Museum
    .dat = dem Museum
    .from = vom Museum
    .to = zum Museum
flavour-museum = Der Dinosaurier wartet seit vierzig Jahren auf einen Namen.

building-viewpoint-tower = Aus{ "\u00AD" }sichts{ "\u00AD" }turm
    .nom = der Aussichtsturm
    .Nom = Der Aussichtsturm
    .acc = den Aussichtsturm
    .dat = dem Aussichtsturm
    .from = vom Aussichtsturm
    .to = zum Aussichtsturm
flavour-viewpoint-tower = Zweihundert Stufen, bis du siehst, wo du geparkt hast.

building-rooftop-bar = Dachbar
    .nom = die Dachbar
    .Nom = Die Dachbar
    .acc = die Dachbar
    .dat = der Dachbar
    .from = von der Dachbar
    .to = zur Dachbar
flavour-rooftop-bar = Der Sonnenuntergang ist umsonst, das Schirmchen nicht.

building-harbour-bistro = Hafen{ "\u00AD" }bistro
    .nom = das Hafenbistro
    .Nom = Das Hafenbistro
    .acc = das Hafenbistro
    .dat = dem Hafenbistro
    .from = vom Hafenbistro
    .to = zum Hafenbistro
flavour-harbour-bistro = Auf der Karte steht, was die Boote heute Morgen gebracht haben.

building-holiday-flats = Ferien{ "\u00AD" }wohnun{ "\u00AD" }gen
    .nom = die Ferienwohnungen
    .Nom = Die Ferienwohnungen
    .acc = die Ferienwohnungen
    .dat = den Ferienwohnungen
    .from = von den Ferienwohnungen
    .to = zu den Ferienwohnungen
flavour-holiday-flats = Wie zu Hause, nur mit besseren Handtüchern.

building-hardware-store = Eisen{ "\u00AD" }waren{ "\u00AD" }laden
    .nom = der Eisenwarenladen
    .Nom = Der Eisenwarenladen
    .acc = den Eisenwarenladen
    .dat = dem Eisenwarenladen
    .from = vom Eisenwarenladen
    .to = zum Eisenwarenladen
flavour-hardware-store = Man verkauft dir eine einzelne Schraube und erzählt ihre Lebensgeschichte dazu.

building-car-park = Parkhaus
    .nom = das Parkhaus
    .Nom = Das Parkhaus
    .acc = das Parkhaus
    .dat = dem Parkhaus
    .from = vom Parkhaus
    .to = zum Parkhaus
flavour-car-park = Ebene drei, neben der Säule mit der gemalten Schnecke.

building-farmers-market = Bauern{ "\u00AD" }markt
    .nom = der Bauernmarkt
    .Nom = Der Bauernmarkt
    .acc = den Bauernmarkt
    .dat = dem Bauernmarkt
    .from = vom Bauernmarkt
    .to = zum Bauernmarkt
flavour-farmers-market = Die Möhren haben noch ihre Hüte auf.

building-estate-agency = Makler{ "\u00AD" }büro
    .nom = das Maklerbüro
    .Nom = Das Maklerbüro
    .acc = das Maklerbüro
    .dat = dem Maklerbüro
    .from = vom Maklerbüro
    .to = zum Maklerbüro
flavour-estate-agency = Jede Kammer ist ein gemütliches Schlafzimmer, wenn man es nur herzlich genug sagt.

building-corner-cafe = Eckcafé
    .nom = das Eckcafé
    .Nom = Das Eckcafé
    .acc = das Eckcafé
    .dat = dem Eckcafé
    .from = vom Eckcafé
    .to = zum Eckcafé
flavour-corner-cafe = Das Übliche steht auf dem Tresen, bevor die Tür hinter dir zufällt.

building-library = Bücherei
    .nom = die Bücherei
    .Nom = Die Bücherei
    .acc = die Bücherei
    .dat = der Bücherei
    .from = von der Bücherei
    .to = zur Bücherei
flavour-library = Der stillste Ort der Stadt und der mit den meisten Abenteuern.

building-sky-apartments = Sky-Apart{ "\u00AD" }ments
    .nom = die Sky-Apartments
    .Nom = Die Sky-Apartments
    .acc = die Sky-Apartments
    .dat = den Sky-Apartments
    .from = von den Sky-Apartments
    .to = zu den Sky-Apartments
flavour-sky-apartments = An trüben Tagen haben die oberen Stockwerke die Sonne für sich.

building-climbing-gym = Kletter{ "\u00AD" }halle
    .nom = die Kletterhalle
    .Nom = Die Kletterhalle
    .acc = die Kletterhalle
    .dat = der Kletterhalle
    .from = von der Kletterhalle
    .to = zur Kletterhalle
flavour-climbing-gym = Man kommt wegen der Wände und bleibt wegen der Leute am Seil.

building-barber-shop = Friseur{ "\u00AD" }salon
    .nom = der Friseursalon
    .Nom = Der Friseursalon
    .acc = den Friseursalon
    .dat = dem Friseursalon
    .from = vom Friseursalon
    .to = zum Friseursalon
flavour-barber-shop = Du gehst mit einem besseren Haarschnitt und allen Neuigkeiten der Woche.

building-family-diner = Familien{ "\u00AD" }lokal
    .nom = das Familienlokal
    .Nom = Das Familienlokal
    .acc = das Familienlokal
    .dat = dem Familienlokal
    .from = vom Familienlokal
    .to = zum Familienlokal
flavour-family-diner = Es gibt mehr Hochstühle als Hocker und mehr Pfannkuchen als beides.

building-jeweller = Juwelier
    .nom = der Juwelier
    .Nom = Der Juwelier
    .acc = den Juwelier
    .dat = dem Juwelier
    .from = vom Juwelier
    .to = zum Juwelier
flavour-jeweller = Denselben Ehering hat man hier schon für drei Generationen repariert.

building-backpackers-hostel = Hostel
    .nom = das Hostel
    .Nom = Das Hostel
    .acc = das Hostel
    .dat = dem Hostel
    .from = vom Hostel
    .to = zum Hostel
flavour-backpackers-hostel = Immer kommt gerade jemand von dort zurück, wo du hinwillst.

building-office-tower = Büroturm
    .nom = der Büroturm
    .Nom = Der Büroturm
    .acc = den Büroturm
    .dat = dem Büroturm
    .from = vom Büroturm
    .to = zum Büroturm
flavour-office-tower = Das Licht im neunten Stock gehört der Putzfrau, und die singt.

# Ein Gebäude aus einem anderen Plättchensatz behält dessen Namen.
building-other = { $name }
    .nom = das Gebäude „{ $name }“
    .Nom = Das Gebäude „{ $name }“
    .acc = das Gebäude „{ $name }“
    .dat = dem Gebäude „{ $name }“
    .from = vom Gebäude „{ $name }“
    .to = zum Gebäude „{ $name }“

## Leute in Lektionen und Bildern

person-ana = Ana
person-ben = Ben
person-cleo = Cleo
person-dan = Dan
person-hana = Hana
person-mayor = Baumeister
person-pat = Pat
