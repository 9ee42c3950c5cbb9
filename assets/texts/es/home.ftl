### La primera página. Solo texto: todo marcado se escapa.

home-title = Streets
home-tagline = Construye calles y cobra cuando se cierren: una ciudad en 30 minutos.
home-learn = Enséñame primero a jugar
home-lessons = Aprender
home-first_game = Primera partida guiada
home-continue = Continuar
home-rules = Reglas
home-credits = Créditos
home-settings = Ajustes
home-paste = Pegar un enlace
home-paste_open = Abrir
home-import = Abrir un archivo
home-unofficial = Una versión no oficial, hecha por aficionados, del juego de mesa de Haakon Hoel Gaarder, publicado por Sinister Fish Games.

empty-games = Aún no hay partidas. Se guardan solas mientras juegas.
empty-log = Todavía no ha pasado nada.
empty-hand = Tu mano está vacía.
empty-stack = El mazo está vacío. Se juega hasta vaciar todas las manos.
empty-fomo = Nadie tiene FOMO.
