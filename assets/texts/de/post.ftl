### Partien per Link: Alle spielen am eigenen Gerät und schicken sich die Partie als Link.

post-title = Per Link
post-home = Partien per Link
post-home_yours =
    { $count ->
        [one] In { $count } Partie bist du dran
       *[other] In { $count } Partien bist du dran
    }
post-line_yours = Du bist dran
post-line_unsent = Bereit zum Abschicken
post-line_waiting = Wartet seit dem { $date } auf { $name }

## Die neue Partie

post-person = Am eigenen Gerät
post-this_device = Dieses Gerät
post-who = Wer bist du?
post-how = Alle spielen am eigenen Gerät. Nach deinem Zug schickst du einen Link an die nächste Person.

## Der Tisch, während andere spielen

post-send_ask = Schick die Partie an { $name }.
post-send_why = Dein Zug ist fertig. Zurücknehmen kannst du ihn, bis du den Link schickst.
post-send_question = { $name } hat in deinem Zug etwas zu entscheiden. Schick den Link, dann kommt er zu dir zurück.
post-waiting = Warten auf { $name }.
post-waiting_why = Öffne als Nächstes den Link, der zu dir zurückkommt.
post-send_to = An { $name } schicken
post-send = Schicken
post-send_again = Noch einmal schicken
post-send_end = Ergebnis schicken
post-message = Streets: { $name }, du bist dran!
post-copy = Link kopieren
post-code = Code

## Die Seite in der Schublade

post-players = Wer mitspielt
post-own_turn = Du bist dran. Sobald du gespielt hast, erscheint hier der Link.
post-you = Du
post-plays_next = spielt als Nächstes
post-not_opened = hat die Partie noch nicht geöffnet
post-bot = Bot
post-stand_in = ein Bot spielt weiter
post-take_back = Selbst weiterspielen
post-seat_bot = Einen Bot für { $name } weiterspielen lassen
post-bot_sure = Einen Bot für { $name } weiterspielen lassen?
post-not_sure = Abbrechen
post-orders = Feste Antworten
post-orders_text = Sie gelten, wenn andere am Zug sind, damit niemand auf dich warten muss.
post-orders_hint = Sind andere am Zug, nimmt die Seite für dich Marker und wertet Plättchen aus deiner Hand. Wie, bestimmst du im Menü unter „Per Link“.
post-order_claim = Marker nehmen
post-claim_least = Von der Art, von der ich am wenigsten habe
post-claim_restaurant = Gastronomie zuerst
post-claim_residential = Wohnen zuerst
post-claim_leisure = Freizeit zuerst
post-claim_retail = Handel zuerst
post-claim_ask = Mich fragen (ein Link mehr in jede Richtung)
post-order_swap = Ein Plättchen aus meiner Hand werten
post-swap_pays = Wenn es sich lohnt
post-swap_never = Nie
post-swap_ask = Mich fragen (ein Link mehr in jede Richtung)
post-other_person = Hier spielt jemand anders
post-other_person_text = Du siehst dann eine andere Hand. Der nächste Link sagt es allen.
post-again_on = { $name } hat die Partie am { $date } neu geöffnet: auf einem anderen Gerät oder in einem vergesslichen Browser.
post-long = Manche Messenger schneiden so lange Links ab. Schick lieber die Datei oder zeig den Code.

## Eine Partie, die ankam

post-came = Eine Partie mit { $names }, Zug { $turn }.
post-i_am = Ich bin { $name }
post-who_text = Du siehst nur deine eigene Hand. Dieses Gerät merkt sich, wer du bist.
post-newcomer = Neu bei Streets? In zehn Minuten gelernt
post-older_link = Dieser Link ist älter als deine Partie. So weit bist du jetzt.
post-told_again = { $name } hat die Partie neu geöffnet: auf einem anderen Gerät oder in einem vergesslichen Browser.
post-told_bot = Für { $names } spielt jetzt ein Bot weiter.
post-fork = Ab Zug { $turn } passt dieser Link nicht zu deiner Partie.
post-foreign = Dieser Link passt von Anfang an nicht zu deiner Partie.
post-fork_text = Frag die anderen, welche Partie gilt. Dieses Gerät behält nur die, die du wählst.
post-story_ours = Auf diesem Gerät
post-story_theirs = Im Link
post-take_ours = Meine behalten
post-take_theirs = Die aus dem Link nehmen
post-trouble_damaged = Dieser Link ist beschädigt oder abgeschnitten.
post-trouble_newer = Dieser Link stammt von einer neueren Version der Seite. Lade die Seite neu und öffne ihn noch einmal.
post-trouble_altered = Jemand hat die Partie in diesem Link verändert.
post-trouble_foreign = Dieser Link enthält keine Partie per Link.
post-trouble_help = Deine Partie ist unverändert. Lass dir den Link noch einmal schicken: den ganzen, vom ersten bis zum letzten Zeichen.
