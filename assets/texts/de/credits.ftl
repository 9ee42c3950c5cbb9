### Mitwirkende.

credits-notice-title = Über dieses Spiel
credits-notice-body =
    Dies ist eine inoffizielle, kostenlose Fanversion des Brettspiels Streets. Sie wurde vom Verlag des Spiels weder gemacht noch gebilligt noch unterstützt.

    Die Regeln stehen hier in eigenen Worten. Alle Zeichnungen, Texte und der Code sind unsere; aus der Schachtel ist nichts kopiert. Die Liste der gedruckten Plättchen ist nicht öffentlich, darum folgt dieser Plättchensatz den Anleitungen und ist sonst unser eigener Entwurf.

    Wenn es dir gefällt, kauf bitte das Brettspiel. Auf einem echten Tisch sieht es wunderschön aus.
credits-game-title = Das Brettspiel
credits-designer-role = Erfinder von Streets (2021)
credits-publisher-role = Verlag von Streets
credits-fan-version-title = Diese Version
credits-contributors-name = Alle, die an Streets im Browser mitgebaut haben
credits-contributors-role = Regel-Engine, Oberfläche, Texte und Zeichnungen
credits-libraries-title = Gebaut mit
credits-python-role = Die Sprache, in der das ganze Spiel geschrieben ist
credits-pyodide-role = Python im Browser
credits-pyscript-role = Bringt Python auf die Seite
credits-idiomorph-role = Erneuert nur die Teile der Seite, die sich geändert haben
credits-lean-qr-role = Zeichnet einen Link als QR-Code
credits-xz-decompress-role = Entpackt den Download bei langsamer Verbindung
credits-privacy-title = Deine Privatsphäre
credits-privacy-body = Nichts verlässt dein Gerät. Es gibt kein Konto, keinen Server, kein Tracking und keine Werbung. Deine Partien liegen nur in diesem Browser, bis du sie exportierst, teilst oder löschst.
