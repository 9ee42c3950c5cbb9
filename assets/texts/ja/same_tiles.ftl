### 同じタイルの結果。

same_tiles-title = 同じタイルで
same_tiles-somebody = 友だち
same_tiles-player = プレイヤー
same_tiles-margin = 差
same_tiles-bot_playing = プレイ中…
same_tiles-so_far = 今のところ{ $place }
same_tiles-before = { $place }（下は{ $names }）
same_tiles-watch = 名人のゲームを見る
same_tiles-playing = 名人がこのタイルで遊んでいます。終わるとゲームが開きます。
same_tiles-replayed = ゲームを再現済み
same_tiles-their_word = 友だちの結果は自己申告です。チェックマークは、ゲームが添えられていて再現できた印です。
same_tiles-look = { $name }のゲームを見る
same_tiles-remove = { $name }の結果を外す
same_tiles-removed = 外しました：{ $name }
same_tiles-none_yet = 友だちの結果はまだありません。ボットの結果は、あなたが遊び終えると出ます。
same_tiles-waiting =
    { $count ->
       *[other] { $names }がこのタイルで遊びました。
    }
same_tiles-not_played = { $date }の一局はまだ終えていません。
same_tiles-play_it = 遊ぶ
same_tiles-reveal = それでも結果を見る
same_tiles-spoils = { $date }の一局はまだ終えていません。このゲームを見るとタイルがわかってしまいます。
same_tiles-look_anyway = それでも見る

same_tiles-your_result = あなたの結果
same_tiles-no_spoilers = チャットに貼れる数行です。タイルのことは何もわかりません。
same_tiles-your_name = あなたの名前
same_tiles-share_result = 結果を共有
same_tiles-squares = マス
same_tiles-words = 文字
same_tiles-with_game = ゲームも付ける
same_tiles-first_try = 初挑戦
same_tiles-again_try = 再挑戦
same_tiles-hints =
    { $count ->
       *[other] ヒント{ $count }回
    }
same_tiles-place = { $count }人中{ $place }位
same_tiles-rounds = { $count }ラウンド中、私が{ $won }勝、ペテン師が{ $lost }勝。

same_tiles-paste = 友だちの結果
same_tiles-paste_text = チャットをそのまま貼り付けてください。共有された結果をすべて拾います。
same_tiles-add = 結果を加える
same_tiles-checking =
    { $count ->
       *[other] ゲームを再現中：残り{ $count }件
    }
same_tiles-added =
    { $count ->
        [0] 加えた結果はありません。
       *[other] { $count }件の結果を加えました。
    }
same_tiles-refused =
    { $count ->
       *[other] { $count }件の結果は使えません：
    }
same_tiles-own_results =
    { $count ->
       *[other] { $count }件はあなた自身の結果です。
    }
same_tiles-bare =
    { $count ->
       *[other] { $count }件のリンクには日付だけで結果がありません。誰かが遊んだ日です。
    }
same_tiles-other_tiles = 別のタイルの結果です。
same_tiles-play_those = そのタイルで遊ぶ
same_tiles-refused_link = リンクが壊れています。もう一度送ってもらってください。
same_tiles-refused_game = ゲームのリンクが壊れています。
same_tiles-refused_many =
    { $count ->
       *[other] この文章には、ほかに{ $count }件の結果があります。一度に読めるのは50件です。
    }
same_tiles-refused_closed = 「今日の一局」がない日付です。
same_tiles-refused_replay = ゲームを再現できません。
same_tiles-refused_unfinished = ゲームが終わっていません。
same_tiles-refused_together = 何人かで遊んだゲームです。
same_tiles-refused_differs = 添えられたゲームと結果が違います。
same_tiles-refused_unknown_deal = どのタイルの結果かわかりません。
