### Упражнения. Только простой текст: вся разметка экранируется.

drills-title = Упражнения
drills-text = По двадцать быстрых вопросов, каждый раз новых.
drills-of = { $count } из { $total }
drills-again = Ещё двадцать
drills-score = Верно { $count } из { $total }.
drills-right = Верно.
drills-wrong = Не совсем.

drills-legal-title = Можно или нельзя?
drills-legal-ask = Можно ли поставить сюда эту постройку с таким поворотом?
drills-legal-yes = Можно
drills-legal-no = Нельзя
drills-legal-fits = Можно: дорога постройки соединяется с другой, и ничто не мешает.

drills-worth-title = Сколько принесёт?
drills-worth-ask = Сколько принесла бы эта постройка, если бы доход её улицы подсчитали сейчас?
