### Страница, которая считает доход одной улицы. Только простой текст: вся разметка экранируется.

score-title = Доход улицы
score-text = Выложите улицу слева направо, глядя на неё так, чтобы дорога была внизу. Затем укажите, что стоит на обоих концах.
score-street = Улица
score-place = Выбранное место
score-add = Добавить постройку
score-left_end = Левый конец
score-right_end = Правый конец
score-owner = Чей знак стоит на постройке?
score-nobodys = Без знака
score-signs = Знаков на постройке
score-lying = Лежат: { $crowd }
score-standing = Искатели: { $crowd }
score-fewer = Меньше. { $text }
score-more = Больше. { $text }
score-around = Сколько плиток вокруг, считая углы
score-encloses = Закрывает другую улицу
score-encloses_text = Постройка стоит на конце другой закрытой улицы.
score-points_in = Дорога этой постройки повёрнута к улице
score-points_in_text = Тогда её символы учитываются здесь.
score-to_left = Сдвинуть влево
score-to_right = Сдвинуть вправо
score-remove = Убрать
score-remove_named = Убрать { FORM($tile, case: "accusative") }
score-clear = Новая улица
score-share = Поделиться улицей
score-damaged = Эта ссылка на улицу повреждена или неполна. Попросите прислать её ещё раз.

## Выплаты

score-result = Выплаты
score-earns = { $name }: { $dollars } $
score-nobody = На этой улице ни на одной постройке нет знака.
score-bonus = Бизнес-бонус
score-try = Играть дальше отсюда

## Партия

score-game = Условия партии
score-players = Игроки
score-solo = 1, одиночная игра
score-options = Правила
score-final = Конец игры
score-final_text = Улица ещё открыта. Каждая постройка приносит половину.
score-business = Бизнес-модуль
score-business_text = Важен для карт и для бонусов в конце игры.
score-edition = Издание
score-current = Чей ход
score-cards = Советники
score-no_card = Без карты
score-elsewhere = Специалист по поиску: постройки со знаком на других улицах
score-add_elsewhere = Добавить
score-backs = Хакер: обороты плиток в руке
score-swap = Предприниматель: доход за плитку из руки
score-swapped = Доход за { FORM($tile, case: "accusative") } вместо постройки
score-tokens = Жетоны

## Почему правила не допускают такую улицу

score-refused_no-buildings = Добавьте первую постройку: выберите плитку.
score-refused_street-too-long = На улице не больше пяти построек.
score-refused_start-apart = { $tile } так стоять не может: Центральный вокзал и Городской парк всегда рядом, как в начале игры.
score-refused_not-enclosed = Теперь коснитесь обоих концов и выберите, что их закрывает.
score-refused_odd-players = Играют от одного до пяти человек.
score-refused_not-in-game = Такой плитки нет в партии с этим числом игроков: { $tile }.
score-refused_tile-twice = { FORM($tile, case: "name") } есть в игре только в одном экземпляре.
score-refused_too-many-of-back = Плиток с таким оборотом, как у { FORM($tile, case: "genitive") }, в партии меньше.
score-refused_start-owned = { $tile } никому не принадлежит.
score-refused_too-many-signs = У игрока только пять знаков собственности.
score-refused_too-many-people = Человечков каждого цвета только двенадцать.
score-refused_scored-before = Эта улица закрыта, значит, её доход подсчитан ещё до конца игры.
score-refused_odd-surroundings = Вокруг { FORM($tile, case: "genitive") } и соседей не может лежать столько плиток.
score-refused_wrong-people = Цвет человечков { FORM($tile, case: "at") } должен совпадать с одним из символов этой постройки.
score-refused_too-many-tokens = Жетонов каждого типа только двенадцать, и они есть лишь в бизнес-модуле.
score-refused_card-not-in-game = В этой партии не может быть такой карты: { $tile }.
score-refused_not-doubled = Два знака может поставить только Инвестор, и только на одну постройку.
score-refused_odd-hand = Учитывается только рука Хакера, не больше трёх плиток.
score-refused_no-swap = Предприниматель не может получить здесь доход за { FORM($tile, case: "accusative") }: выберите постройку Предпринимателя и плитку без копирующей ценности.
