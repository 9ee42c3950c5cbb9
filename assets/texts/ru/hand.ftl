### A seat's hand on a phone, and the page of the table that shows its code.
###
### $name - a player's name
### $number - the number of a slot, 1 to 3
### $tile - a tile with all that is printed on it, as a sentence
### $count, $tiles - how many tiles; tiles just drawn, by name
### $symbol - the symbol on the back of a tile
### $word - a turn word, spelled, such as M O P

## On the phone

hand-title = Ваши плитки
hand-of = Плитки: { $name }
hand-tiles = Плитки
hand-slot = Место { $number }: { $tile }
hand-empty = Место { $number }: пусто
hand-how = В свой ход нажмите на общем экране номер своей плитки и постройте её. Потом нажмите плитку здесь.
hand-built_it = Эта уже построена
hand-ask_word = Закончите ход на общем экране и введите слово, которое он для вас покажет:
hand-letters = Буквы
hand-rub_out = Стереть букву
hand-refused-short = В слове три буквы.
hand-refused-wrong = Это не ваше слово. Найдите своё имя на общем экране.
hand-refused-used = Это слово уже было. Новое появится после этого хода.
hand-refused-later = Это слово другого хода. Отсканируйте свой код ещё раз.
hand-tile_came = Взято из стопки: { $tiles }.
hand-oops = Ой, вернуть плитку
hand-put_away = Убрать плитки
hand-back_again = Плитка снова в руке.
hand-left =
    { $count ->
        [0] Последняя плитка уже взята.
        [one] Осталось взять { $count } плитку.
        [few] Осталось взять { $count } плитки.
       *[other] Осталось взять { $count } плиток.
    }
hand-over = Все ваши плитки построены.
hand-custom = Это не стандартная колода. Что приносят её плитки, объяснит общий экран.
hand-problem-empty = В этой ссылке нет плиток.
hand-problem-damaged = Код повреждён или обрезан.
hand-problem-another = Код от другой версии игры. Обновите страницу на обоих устройствах.
hand-problem-older = Этот код старше плиток на этом телефоне.
hand-scan = Отсканируйте код ещё раз: нажмите на общем экране своё имя, потом «Плитки на телефоне».
hand-go_on = Продолжить с моими плитками
hand-use_code = Взять этот код (за столом отменили ход)

## On the table

phones-title = Плитки на телефонах
phones-text = Это устройство лежит на столе. Каждый сканирует свой код и видит плитки на телефоне. Дальше сеть не нужна.
phones-nobody = Телефоны подходят, когда играют хотя бы двое и плитки скрыты.
phones-hand = Плитки на телефоне
phones-mine = Мои плитки — на мой телефон
phones-only = Код сканирует только { $name }
phones-scan = Наведите камеру телефона на код и откройте ссылку.
phones-plain = Текстом, без страницы
phones-plain_text = Камера покажет плитки текстом. После каждого хода сканируйте новый код.
phones-link = Назад к ссылке
phones-making = Создаём код…
phones-try_again = Попробовать ещё раз
phones-take_back = Пусть { $name } играет без телефона
phones-without = Эти плитки снова на этом устройстве.
phones-has = на телефоне
phones-has_not = показать код
phones-play = Играть
phones-word = { $name }, слово для телефона:
phones-word_spoken = { $name }, слово для телефона: { $word }.
phones-tray = Плитки на телефоне, лицом вниз
phones-back = Плитка { $number }, лицом вниз: { $symbol }
phones-lift = Открыть { $number }?
phones-lift_asked = Открыть плитку { $number }? Её увидят все. Коснитесь её ещё раз, чтобы открыть.
phones-why_build = Выберите плитку на телефоне. Дважды нажмите здесь её номер.
phones-why_swap = Дважды нажмите здесь номер плитки, чтобы увидеть её доход. Плитку увидят все.
