### Teilen. Nur Text: Jedes Markup wird maskiert.
###
### $dollars - an amount of money

share-title = Teilen
share-link = Link zu dieser Partie
share-deal_link = Link zu dieser Verteilung
share-link_text = Die ganze Partie steckt im Link. Sonst ist sie nirgends gespeichert.
share-deal_text = Nur der Startwert und die Optionen, damit andere dieselben Plättchen spielen können.
share-others = Nur die Verteilung oder eine Datei
share-picture = Ein Bild der Stadt
share-picture_text = Die Stadt, wie sie dasteht, zum Behalten oder Verschicken.
share-best_street = Beste Straße: { $dollars } $
share-poster_tall = Hochformat teilen
share-poster_wide = Querformat teilen
share-picture_failed = Das Bild ließ sich nicht erzeugen.
share-copied = Kopiert.
share-copy_failed = Der Browser hat das Kopieren nicht erlaubt. Halte den Link gedrückt und kopiere ihn selbst.
share-not_shared = Es wurde nichts geteilt. Du kannst stattdessen den Link kopieren.
share-exported = Exportiert.
share-long_link = Dieser Link ist lang. Manche Messenger schneiden lange Links ab; eine Datei ist sicherer.
share-report = Fehlerbericht
share-report_text = Die Version, der Browser und, falls eine Partie offen ist, ihre Aufzeichnung. Sonst nichts.
share-opened_link = Diese Partie kam aus einem Link. Deine andere Partie steht noch in der Liste.
share-opened_first = Diese Partie kam aus einem Link.
share-opened_again = Diese Partie hast du schon. Hier ist sie.
share-opened_file = Diese Partie kam aus einer Datei. Sie steht jetzt in deiner Liste.
share-file = Datei
share-file_text = Die Aufzeichnung der Partie, zum Behalten oder für ein anderes Gerät.
share-copy = Kopieren
share-open = Öffnen
share-code = QR-Code
share-code_itself = QR-Code: Die Kamera eines anderen Geräts öffnet diesen Link.
share-code_text = QR-Code: Eine Kamera liest seinen Text.
share-code_shown = Der QR-Code ist zu sehen. Ein anderes Gerät kann ihn mit der Kamera öffnen.
share-code_long = Dieser Link ist zu lang für einen QR-Code. Kopiere ihn oder schick die Datei.
share-code_failed = Der QR-Code ließ sich nicht erzeugen. Prüfe die Verbindung oder kopiere den Link.
share-opened_deal = Diese Verteilung kam aus einem Link. Sieh dir die Optionen an und fang dann an.
