### Compartir. Solo texto: todo marcado se escapa.
###
### $dollars - an amount of money

share-title = Compartir
share-link = Enlace a esta partida
share-deal_link = Enlace a este reparto
share-link_text = Toda la partida está en el enlace. No se guarda en ningún otro sitio.
share-deal_text = Solo la semilla y las opciones, para que otros jueguen con el mismo reparto.
share-others = Solo el reparto o un archivo
share-picture = Una imagen de la ciudad
share-picture_text = La ciudad tal como está, para guardarla o enviarla.
share-best_street = Mejor calle: ${ $dollars }
share-poster_tall = Compartir la vertical
share-poster_wide = Compartir la horizontal
share-picture_failed = No se pudo hacer la imagen.
share-copied = Copiado.
share-copy_failed = El navegador no dejó copiar. Mantén pulsado el enlace y cópialo tú.
share-not_shared = No se compartió nada. Puedes copiar el enlace.
share-exported = Exportado.
share-long_link = Este enlace es largo, y algunas aplicaciones de mensajería cortan los enlaces largos. Un archivo es más seguro.
share-report = Informe de error
share-report_text = La versión, el navegador y el registro de la partida abierta, si la hay. Nada más.
share-opened_link = Esta partida llegó por un enlace. La otra sigue en la lista.
share-opened_first = Esta partida llegó por un enlace.
share-opened_again = Ya tienes esta partida. Aquí está.
share-opened_file = Esta partida viene de un archivo. Ya está en tu lista.
share-file = Archivo
share-file_text = El registro de la partida, para guardarlo o llevarlo a otro dispositivo.
share-copy = Copiar
share-open = Abrir
share-code = Código QR
share-code_itself = Código QR: la cámara de otro dispositivo abre este enlace.
share-code_text = Código QR: una cámara lee su texto.
share-code_shown = Se muestra el código QR. Escanéalo con la cámara de otro dispositivo.
share-code_long = Este enlace es demasiado largo para un código QR. Cópialo o envía el archivo.
share-code_failed = No se pudo hacer el código QR. Comprueba la conexión o copia el enlace.
share-opened_deal = Este reparto llegó por un enlace. Mira las opciones y empieza.
