### Новая игра. Только простой текст: вся разметка экранируется.

modes-solo-name = Одиночная игра

modes-multiplayer-name = Это устройство
modes-multiplayer-text = Передавайте устройство по кругу.

modes-phones-name = Плитки на телефонах
modes-phones-text = Город на этом экране, плитки — на телефонах.

modes-post-name = По переписке
modes-post-text = Друзья играют каждый на своём устройстве и шлют друг другу ссылки.

difficulties-easy-name = Лёгкая
difficulties-normal-name = Средняя
difficulties-hard-name = Тяжёлая

kinds-human-name = Человек
kinds-human-text = Кто-то у этого устройства.

kinds-beginner-name = Новичок
kinds-beginner-names = Маша, Петя, Варя, Тёма, Люся
kinds-beginner-temper = Витает в облаках.
kinds-beginner-text = Не видит хороших мест и не следит за соперниками.

kinds-greedy-name = Жадина
kinds-greedy-names = Злата, Жорик, Рита, Макс, Скрудж
kinds-greedy-temper = Любит деньги, и сразу.
kinds-greedy-text = Берёт столько денег, сколько можно взять сейчас.

kinds-club-name = Любитель
kinds-club-names = Вера, Оскар, Нора, Феликс, Ида
kinds-club-temper = Всегда со списком.
kinds-club-text = Думает на ход вперёд.

kinds-expert-name = Знаток
kinds-expert-names = Отто, Агата, Борис, Зоя, Гуго
kinds-expert-temper = Никогда не спешит.
kinds-expert-text = Прежде чем выбрать, много раз доигрывает партию после лучших ходов. Думает секунду.

kinds-grifter-name = Проныра
    .dative = Проныре

editions-2021-name = Правила 2021 года
editions-2021-text = Английские правила из коробки с игрой.

editions-draft-name = Черновые правила
editions-draft-text = Черновик правил 1.0.7 (2020 год). Единственное отличие: чем заканчивается ничья.

editions-ru-name = Русское издание
editions-ru-text = Русские правила. Они строже к заброшенным постройкам, копиям и искателям.

edition_points-people_join_abandoned-name = Заброшенные постройки
edition_points-people_join_abandoned-yes = Человечки могут переезжать в заброшенные постройки.
edition_points-people_join_abandoned-no = Человечки не могут переезжать в заброшенные постройки.

edition_points-copies_all-name = Копии
edition_points-copies_all-yes = Копирующая ценность копирует любую другую.
edition_points-copies_all-no = Копирующая ценность не копирует закрывающую и соседскую.

edition_points-fomo_counts-name = Искатели
edition_points-fomo_counts-yes = Искатели учитываются при подсчёте дохода.
edition_points-fomo_counts-no = Искатели не учитываются при подсчёте дохода.

edition_points-fomo_rushes_anywhere-name = Переезд искателей
edition_points-fomo_rushes_anywhere-yes = Искатели переезжают в новую постройку, даже если её улица сразу закрыта.
edition_points-fomo_rushes_anywhere-no = Искатели не переезжают в новую постройку, улица которой сразу закрыта. Они ждут постройку на открытой улице или ту, которую построит Реставратор.

edition_points-covers_park-name = Городской парк
edition_points-covers_park-yes = Реставратор может строить поверх Городского парка.
edition_points-covers_park-no = Реставратор не может строить поверх Городского парка.

edition_points-shares_victory-name = Ничья
edition_points-shares_victory-yes = При ничьей победу делят.
edition_points-shares_victory-no = При ничьей предлагается сыграть ещё раз.

new_game-title = Играть
new_game-together = С другими
new_game-last_time = Как в прошлый раз: { $who }
new_game-alone = одиночная игра ({ $how })
new_game-more = Ещё настройки
new_game-mode = Как будете играть?
new_game-players = Кто играет?
new_game-seat = Место { $seat }
new_game-default_name = Игрок { $seat }
new_game-rated = { $text } Сила: { NUMBER($rating, useGrouping: "false") }.
new_game-solo_name = Мэр
new_game-name = Имя
new_game-colour = Цвет
new_game-shape = Фигура
new_game-look = Изменить внешность: { $name }
new_game-swap = Сейчас с этим играет { $name }. Нажмите, чтобы поменяться.
new_game-kind = Кто играет
new_game-consultant = Советник
new_game-consultant_random = Раздать случайно
new_game-deal = Расклад
new_game-at_table = За столом
new_game-add_player = Ещё один человек
new_game-add_player_short = Человек
new_game-add_bot = Ещё один бот
new_game-add_bot_short = Бот
new_game-face = Лицо
new_game-known = Из ваших партий:
new_game-seated = { $name } садится за стол.
new_game-remove_player = Убрать: { $name }
new_game-remove = Убрать
new_game-difficulty = Против Проныры
new_game-grifter_starts = Проныра начинает с { $dollars } $.
new_game-expansions = Модули
new_game-business = Бизнес
new_game-business_text = Берите жетоны за свои постройки и получите за них деньги в конце.
new_game-consultants = Советники
new_game-consultants_text = У каждого игрока карта с особой способностью.
new_game-consultants_deal = Раздать случайно
new_game-consultants_choose = Выбрать самим
new_game-edition = Издание
new_game-differences = Чем отличается
new_game-no_differences = Основное издание.
new_game-grifter_edition = Проныра играет по правилам 2021 года в любом издании. Так решили мы.
new_game-first_player = Кто ходит первым
new_game-first_random = Случайно
new_game-first_text = За настоящим столом первым ходит тот, кто больше всех похож на хипстера.
new_game-deck =
    { $count ->
        [one] Ваша колода: { $count } плитка
        [few] Ваша колода: { $count } плитки
       *[many] Ваша колода: { $count } плиток
    }
new_game-standard_deck = Взять стандартную колоду
new_game-seed = Код расклада
new_game-seed_text = По коду расклад можно повторить: с ним и с теми же настройками выпадут те же плитки.
new_game-new_seed = Другой расклад
new_game-trust = Доверяем друг другу
new_game-trust_text = Между ходами страница не скрывает плитки в руках.
new_game-practice = Тренировка
new_game-practice_text = Отменяйте ходы сколько угодно, даже после добора плитки.
new_game-practice_badge = Тренировка
new_game-start = Начать

impossible-contractor_business = Подрядчика нельзя взять вместе с бизнес-модулем.
impossible-contractor_solo = Подрядчика нельзя взять в одиночную игру.
impossible-contractor_players = Подрядчику нужно от 2 до 4 игроков.
impossible-renovator_business = Реставратора нельзя взять вместе с бизнес-модулем.
impossible-renovator_solo = Реставратора нельзя взять в одиночную игру.
impossible-renovator_players = Реставратору нужно от 3 до 5 игроков.
impossible-consultant_taken = С этим советником уже работает { $name }.
impossible-too_many_players = За столом может быть не больше 5 игроков.
impossible-trust_one_person = Человек за столом один, прятать руку не от кого.
