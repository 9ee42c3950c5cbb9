### 成績帳。

book-title = 成績
book-text = この端末で最後まで遊んだすべてのゲーム。ゲームを削除しても成績は残ります。
book-off = 成績はオフです。設定でオンにできます。
book-erase = 成績をすべて消す
book-erased = 成績をすべて消しました。
book-opening = 成績を開いています
book-filling = これまでのゲームを追加中：残り{ $count }局
book-empty = まだ成績がありません。ゲームを終えると、ここに出ます。
book-nobody = このプレイヤーのゲームはありません。
book-somebody = 誰か
book-players = プレイヤー
book-games = ゲーム
book-games_count =
    { $count ->
       *[other] { $count }局
    }
book-again = 再挑戦
book-not_saved = 保存なし
book-filter = 表示
book-filter_all = すべて
book-filter_solo = ソロ
book-filter_together = みんなで
book-files = ファイル
book-files_text = JSONファイルは、別の端末の成績に何度でも取り込めます。
book-export_json = JSON
book-export_csv = 表（CSV）
book-export_text = テキスト
book-imported =
    { $count ->
        [0] このファイルのゲームは、すべて成績にあります。
       *[other] 成績に{ $count }局を加えました。
    }
book-players_imported = このファイルのゲームは、すべて成績にあります。プレイヤーの名前を取り込みました。
book-damaged =
    { $count ->
       *[other] 壊れた{ $count }局は取り込みませんでした。
    }
book-all_damaged =
    { $count ->
        [1] ファイルのゲームは壊れています。何も加えませんでした。
       *[other] ファイルの{ $count }局はすべて壊れています。何も加えませんでした。
    }
book-no_games = このファイルにゲームはありません。
book-refused = このファイルに成績はありません。
book-totals = 全ゲーム
book-since = 最初のゲーム：{ $date }
book-counted = 練習やヒントを使ったゲームは数えません。
book-won_of = { $played }局中{ $won }勝
book-won_percent = { $played }局中{ $won }勝（{ $percent }%）
book-average = { $seats }人戦の平均の差：{ $mean }
book-largest = 最大の勝ち：${ $margin }差（{ $game }）
book-street = 最高の通り：${ $dollars }（{ $game }）
book-card = { $card }：{ $share }
book-choices = 選んだ手
book-choices_of = { $total }手中{ $count }手が最善級（{ $percent }%）
book-as_good = { $total }手中{ $count }手が最善級
book-duels = 対戦成績
book-duel = { $won }勝{ $lost }敗{ $tied }分
book-duel_margins = 差：通算{ $total }、平均{ $mean }
book-last = 最近のゲーム
book-won = 勝ち
book-tied = 引き分け
book-lost = 負け
book-mark_won = ○
book-mark_tied = △
book-mark_lost = ●

book-identity = このプレイヤー
book-one_person = 同じ人の名前をまとめる…
book-one_person_text = { $name }の別の名前を選んでください。成績が一つになり、あとで分けることもできます。
book-joined = { $name }と{ $person }を同じ人にしました。
book-also = { $name }も同じ人
book-separate = 分ける
book-forget_text = 成績から名前が消え、「誰か」になります。ほかの人の成績は変わらず、保存したゲームの名前も残ります。
book-forget = { $name }の名前を消す
book-forgotten = { $name }の名前を消しました。

book-alone = ソロ
book-alone_text = ペテン師との差の最高記録。隅のトークンは、ビジネス拡張でも勝った印です。
book-no_card = コンサルタントなし
book-with_business = ビジネスでも勝利
book-sights = 実績
book-not_seen = まだ
book-sight_street = 1本の通りで$40
book-sight_crowd = 自分の建物1軒に8人
book-sight_double = 2倍になりコピーもされた建物
book-sight_triple = タイル1枚で3本の通りを閉じる
book-sight_behind = $30差からの逆転勝ち
book-sight_kept = 建物を一度も手放さない
