### Главная страница. Только простой текст: вся разметка экранируется.

home-title = Улицы
home-tagline = Город за полчаса: стройте улицы и зарабатывайте, когда они закрываются.
home-learn = Сначала уроки
home-lessons = Уроки
home-first_game = Первая игра с подсказками
home-continue = Продолжить
home-rules = Правила
home-credits = Авторы
home-settings = Настройки
home-paste = Вставить ссылку
home-paste_open = Открыть
home-import = Открыть файл
home-unofficial = Неофициальная любительская версия настольной игры. Автор игры — Haakon Hoel Gaarder, издатель — Sinister Fish Games.

empty-games = Игр пока нет. Они сохраняются сами, пока вы играете.
empty-log = Пока ничего не произошло.
empty-hand = У вас в руке нет плиток.
empty-stack = Стопка закончилась. Играйте, пока не опустеют все руки.
empty-fomo = Искателей нет.
