### La primera página. Solo texto: todo marcado se escapa.

home-title = Streets
home-tagline = Un juego de construir una ciudad, de 30 minutos. Haz calles y cobra cuando se cierren.
home-learn = Prefiero aprender primero
home-lessons = Aprender
home-first_game = Jugar: tu primera partida, con ayuda
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
