### The credits.

credits-notice-title = About this game
credits-notice-body =
    This is an unofficial, free fan version of the board game Streets. It is not made, approved or supported by the people who publish the game.

    We explain the rules in our own words. All drawings, texts and code are our own; nothing from the box was copied. The printed tile list is not public, so this deck follows what the rulebooks say and is otherwise our own design.

    If you like it, please buy the board game. It looks lovely on a real table.

credits-game-title = The board game
credits-designer-role = Designed Streets (2021)
credits-publisher-role = Publishes Streets

credits-fan-version-title = This version
credits-contributors-name = The Streets in the browser contributors
credits-contributors-role = Rules engine, interface, texts and drawings

credits-libraries-title = Built with
credits-python-role = The language the whole game is written in
credits-pyodide-role = Python in the browser
credits-pyscript-role = Brings Python to the page
credits-idiomorph-role = Updates only the parts of the page that changed
credits-lean-qr-role = Draws a link as a QR code
credits-xz-decompress-role = Unpacks the download on slow connections

credits-privacy-title = Your privacy
credits-privacy-body = Nothing leaves your device. There is no account, no server, no tracking and no advertising. Your games are kept in this browser only, until you export, share or delete them.
