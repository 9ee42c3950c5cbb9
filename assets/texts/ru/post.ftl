### Games by post: friends on their own devices send each other the game as a link.

post-title = По переписке
post-home = Партии по переписке
post-home_yours =
    { $count ->
        [one] Ваш ход в { $count } партии
       *[many] Ваш ход в { $count } партиях
    }
post-line_yours = Ваш ход
post-line_unsent = Можно отправлять
post-line_waiting = Играет { $name }. Ждём с { $date }

## The new game

post-person = На своём устройстве
post-this_device = Это устройство
post-who = Кто вы?
post-how = У каждого своё устройство. После хода вы отправляете ссылку следующему игроку.

## The table, while somebody else plays

post-send_ask = Отправьте партию. Дальше играет { $name }.
post-send_why = Ваш ход готов. Пока ссылка не отправлена, его можно отменить.
post-send_question = Во время вашего хода выбирает { $name }. Отправьте ссылку: в ответ вам пришлют другую.
post-waiting = Сейчас играет { $name }.
post-waiting_why = Потом откройте ссылку, которая придёт в ответ.
post-send_to = Отправить: { $name }
post-send = Отправить
post-send_again = Отправить ещё раз
post-send_end = Отправить итог
post-message = «Улицы». { $name }, ваш ход!
post-copy = Копировать ссылку
post-code = Код

## The page of the drawer

post-players = Игроки
post-own_turn = Сейчас ваш ход. Ссылка появится после него.
post-you = Вы
post-plays_next = на очереди
post-not_opened = партию ещё не открывали
post-bot = Бот
post-stand_in = играет бот
post-take_back = Снова играть без бота
post-seat_bot = Передать боту: { $name }
post-bot_sure = Передать боту: { $name }?
post-not_sure = Отмена
post-orders = Распоряжения
post-orders_text = Распоряжения отвечают за вас в чужие ходы, и никому не приходится вас ждать.
post-orders_hint = В чужие ходы страница сама берёт для вас жетоны и доход за плитку из руки. Это настраивается в разделе «По переписке» в меню.
post-order_claim = Брать жетоны
post-claim_least = Тип, которого у меня меньше всего
post-claim_restaurant = Сначала рестораны
post-claim_residential = Сначала жильё
post-claim_leisure = Сначала досуг
post-claim_retail = Сначала торговля
post-claim_ask = Спрашивать меня (ещё одна ссылка туда и одна обратно)
post-order_swap = Доход за плитку из руки
post-swap_pays = Когда выгодно
post-swap_never = Никогда
post-swap_ask = Спрашивать меня (ещё одна ссылка туда и одна обратно)
post-other_person = Здесь играет другой человек
post-other_person_text = Вы увидите чужую руку. Следующая ссылка сообщит об этом всем.
post-again_on = { $name }: { $date } партия открыта заново на другом устройстве или в браузере, который ничего не запоминает.

post-long = Такую длинную ссылку некоторые мессенджеры обрезают. Отправьте файл или покажите код.

## A game that came

post-came = Партия, где играют { $names }, ход { $turn }.
post-i_am = Я — { $name }
post-who_text = Вы видите только свои плитки. Это устройство запомнит, кто вы.
post-newcomer = Впервые здесь? Правила за десять минут
post-older_link = Эта ссылка старая: ваша партия ушла дальше. Вот как она выглядит сейчас.
post-told_again = { $name }: партия открыта заново на другом устройстве или в браузере, который ничего не запоминает.
post-told_bot = Передано боту: { $names }.
post-fork = С хода { $turn } эта ссылка не совпадает с вашей партией.
post-foreign = Эта ссылка не совпадает с вашей партией с самого начала.
post-fork_text = Спросите друзей, какая партия верна. На этом устройстве останется только выбранная.
post-story_ours = На этом устройстве
post-story_theirs = В ссылке
post-take_ours = Оставить мою
post-take_theirs = Взять из ссылки
post-trouble_damaged = Ссылка повреждена или обрезана.
post-trouble_newer = Ссылку создала более новая версия страницы. Обновите страницу и откройте ссылку снова.
post-trouble_altered = Партию в этой ссылке кто-то изменил.
post-trouble_foreign = В этой ссылке нет партии по переписке.
post-trouble_help = Ваша партия не изменилась. Попросите прислать ссылку ещё раз, целиком: от первой буквы до последней.
