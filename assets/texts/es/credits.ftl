### Los créditos.

credits-notice-title = Sobre este juego
credits-notice-body =
    Esta es una versión gratuita y no oficial del juego de mesa Streets, hecha por aficionados. Quienes publican el juego no la han hecho, aprobado ni apoyado.

    Aquí explicamos las reglas con nuestras propias palabras. Los dibujos, los textos y el código son nuestros; no se copió nada de la caja. La lista impresa de losetas no es pública, así que este juego de losetas sigue lo que cuentan los reglamentos y por lo demás es diseño nuestro.

    Si te gusta, compra el juego de mesa, por favor. En una mesa de verdad queda precioso.
credits-game-title = El juego de mesa
credits-designer-role = Autor de Streets (2021)
credits-publisher-role = Publica Streets
credits-fan-version-title = Esta versión
credits-contributors-name = Quienes contribuyen a Streets en el navegador
credits-contributors-role = Motor de reglas, interfaz, textos y dibujos
credits-libraries-title = Hecho con
credits-python-role = El lenguaje en que está escrito todo el juego
credits-pyodide-role = Python en el navegador
credits-pyscript-role = Lleva Python a la página
credits-idiomorph-role = Cambia solo las partes de la página que han cambiado
credits-lean-qr-role = Dibuja un enlace como código QR
credits-xz-decompress-role = Descomprime la descarga en conexiones lentas
credits-privacy-title = Tu privacidad
credits-privacy-body = Nada sale de tu dispositivo. No hay cuenta, ni servidor, ni rastreo, ni publicidad. Tus partidas se guardan solo en este navegador, hasta que las exportes, compartas o borres.
