### ゲームのレポート：手の損得とその理由。

report-seat = { $name }：取りこぼし${ $dollars }、{ $total }手中{ $count }手が最善級
report-choice = { $number }. { $name }：{ $action }。より良い手：{ $best }、{ $gain }。{ $reasons }
report-about = 約${ $dollars }の得
report-little = 少し得

report-reason-closes =
    { $you ->
        [yes] すぐに{ $street }を閉じれば、あなたに${ $dollars }。閉じないと開いたままです。
       *[no] すぐに{ $street }を閉じれば、{ $name }に${ $dollars }。閉じないと開いたままです。
    }
report-reason-waits =
    { $you ->
        [yes] { $street }を閉じるとあなたに${ $instead }。{ $tile }を建てれば${ $dollars }の通りになり、シミュレーション{ $total }回中{ $count }回は次の手番に閉じました。
       *[no] { $street }を閉じると{ $name }に${ $instead }。{ $tile }を建てれば${ $dollars }の通りになり、シミュレーション{ $total }回中{ $count }回は次の手番に閉じました。
    }
report-reason-patience =
    { $you ->
        [yes] { $street }を閉じるとあなたに${ $instead }。開けておけば約${ $dollars }の価値があり、シミュレーション{ $total }回中{ $count }回はあなたが閉じました。
       *[no] { $street }を閉じると{ $name }に${ $instead }。開けておけば約${ $dollars }の価値があり、シミュレーション{ $total }回中{ $count }回は{ $name }が閉じました。
    }
report-reason-follows =
    { $you ->
        [yes] このあと、シミュレーション{ $total }回中{ $count }回は次の手番にあなたが{ $street }を閉じ、約${ $dollars }を得ました。
       *[no] このあと、シミュレーション{ $total }回中{ $count }回は次の手番に{ $name }が{ $street }を閉じ、約${ $dollars }を得ました。
    }
report-reason-too_late = シミュレーション{ $total }回中{ $count }回、{ $other }の通りは閉じないまま終わり、{ $other }は終了時に${ $instead }になるだけです。{ $tile }ならまだ${ $dollars }になります。
report-reason-fomo =
    { $count ->
       *[other] FOMOの{ $count }人がすぐに駆けつけ、{ $tile }は今なら${ $dollars }になります。
    }
report-reason-worth = { $tile }は、よりよい場所なら今${ $dollars }、もう一方の場所では${ $instead }です。
report-reason-other_tile = 今の収入は、{ $tile }なら${ $dollars }、{ $other }なら${ $instead }です。
report-reason-crowd =
    { $count ->
       *[other] { $count }人が
    }{ $you ->
        [yes] あなたの建物へ移れます。
       *[no] { $name }の建物へ移れます。
    }
report-reason-grows =
    { $you ->
        [yes] この手のあとで決算すれば、{ $street }からあなたに${ $dollars }。あなたの手のあとなら${ $instead }です。
       *[no] この手のあとで決算すれば、{ $street }から{ $name }に${ $dollars }。選んだ手のあとなら${ $instead }です。
    }
report-reason-gives_up = 手放すなら{ $tile }のほうが安上がりです。今なら{ $tile }は${ $dollars }、{ $other }は${ $instead }です。
report-reason-card_used =
    { $you ->
        [yes] あなたのカードを使うと、今なら{ $tile }が${ $dollars }になります。
       *[no] { $name }のカードを使うと、今なら{ $tile }が${ $dollars }になります。
    }
report-reason-card_kept =
    { $you ->
        [yes] あなたのカードは、あとで使うほうが得です。今使うと{ $tile }が${ $dollars }になります。
       *[no] { $name }のカードは、あとで使うほうが得です。今使うと{ $tile }が${ $dollars }になります。
    }
report-reason-grifter = このあと、{ $name }の{ $tile }は${ $dollars }。選んだ手のあとなら${ $instead }です。
report-reason-trapped = { $street }を閉じれば、{ $name }は${ $dollars }どまり。開けておくと{ $name }にとって約${ $instead }の価値があり、シミュレーション{ $total }回中{ $count }回で収入になりました。
report-reason-pays = { $other }を建てると{ $street }が閉じ、{ $name }に${ $instead }入ります。
report-reason-left_open = { $name }は{ $street }を閉じられます。シミュレーション{ $total }回中{ $count }回で実際に閉じ、約${ $instead }を得ました。
report-reason-feeds = { $other }を建てたあとで決算すれば、{ $street }から{ $name }に${ $instead }。より良い手のあとなら${ $dollars }です。
report-reason-last_sign =
    { $you ->
        [yes] { $other }に最後の看板を使うので、次の手番に建物を手放すことになります。
       *[no] { $name }は{ $other }に最後の看板を使うので、次の手番に建物を手放すことになります。
    }
report-reason-tokens =
    { $count ->
        [0] あとでビジネストークンが多くなります。
       *[other] すぐにビジネストークンが{ $count }個入ります。
    }
report-reason-brings =
    { $you ->
        [yes] このあと、{ $street }からあなたに約${ $about }多く入ります。
       *[no] このあと、{ $street }から{ $name }に約${ $about }多く入ります。
    }
report-reason-begins =
    { $you ->
        [yes] このあと、新しい通りからあなたに約${ $about }多く入ります。
       *[no] このあと、新しい通りから{ $name }に約${ $about }多く入ります。
    }
report-reason-hinders_in = { $street }で{ $name }の邪魔になり、約${ $about }の得です。
report-reason-hinders = { $name }の邪魔になり、約${ $about }の得です。
report-reason-leaves =
    { $dollars ->
        [0] その反面、{ $street }が開いたまま残り、約${ $about }の損です。
       *[other] その反面、今なら${ $dollars }の{ $street }が開いたまま残り、約${ $about }の損です。
    }
report-reason-cashes =
    { $dollars ->
        [0] その反面、{ $street }を収入なしで閉じ、約${ $about }の損です。
       *[other] その反面、{ $street }を${ $dollars }で早めに閉じ、約${ $about }の損です。
    }
report-reason-forgoes =
    { $you ->
        [yes] その反面、新しい通りからあなたに入る分が約${ $about }減ります。
       *[no] その反面、新しい通りから{ $name }に入る分が約${ $about }減ります。
    }
report-reason-helps_in = その反面、{ $street }で{ $name }を助け、約${ $about }の損です。
report-reason-helps = その反面、{ $name }を助け、約${ $about }の損です。
report-reason-less_signs = その反面、看板が足りなくなり、約${ $about }の損です。
report-reason-less_tokens = その反面、ビジネストークンが減り、約${ $about }の損です。
report-reason-sum = 小さな差の積み重ねです。
report-later = その後、差は約${ $about }に広がります。

report-title = 何が起きた？
report-open = 何が起きた？
report-ready = レポートができました。
report-running = レポートは、ゲームが終わると見られます。
report-judging = ゲームを解析しています：{ $count }/{ $total }
report-whose = 誰のゲーム？
report-shares = 差はどこから生まれたか
report-ahead =
    { $count ->
        [1] { $name }は${ $dollars }差で勝ちました。
       *[other] { $name }は相手の平均より${ $dollars }上でした。
    }
report-behind =
    { $count ->
        [1] { $name }は${ $dollars }差で負けました。
       *[other] { $name }は相手の平均より${ $dollars }下でした。
    }
report-level =
    { $count ->
        [1] { $name }は同点でした。
       *[other] { $name }は相手の平均と同じでした。
    }
report-you_ahead =
    { $count ->
        [1] あなたは${ $dollars }差で勝ちました。
       *[other] あなたは相手の平均より${ $dollars }上でした。
    }
report-you_behind =
    { $count ->
        [1] あなたは${ $dollars }差で負けました。
       *[other] あなたは相手の平均より${ $dollars }下でした。
    }
report-you_level =
    { $count ->
        [1] あなたは同点でした。
       *[other] あなたは相手の平均と同じでした。
    }
report-choices_of = { $total }手中{ $count }手が最善級でした。
report-you_cost =
    { $count ->
        [1] { $number }手番目の手で、約${ $dollars }を失いました。
       *[other] { $count }手で約${ $dollars }を失いました。最も高くついたのは{ $number }手番目です。
    }
report-cost =
    { $count ->
        [1] { $number }手番目の手で、約${ $dollars }を失いました。
       *[other] { $count }手で約${ $dollars }を失いました。最も高くついたのは{ $number }手番目です。
    }
report-share_tiles = タイル運
report-share_own = あなたの手
report-share_theirs = 相手の手
report-share_rest = その他
report-shares_text = 手は名人の手と比べています。「その他」は、手番の順番と、解析に見えないものすべてです。
report-players = プレイヤー
report-left = 取りこぼし
report-as_good = 最善級の手
report-of = { $count }/{ $total }
report-luck = { $gain }（±${ $margin }）
report-course = ゲームの流れ
report-course_text = 見込まれる最終的な差と、その時点のお金のリードです。
report-expected = 見込みの差
report-in_money = お金のリード
report-moved = 大きく動いた所
report-moved_by_build = あなたの手
report-moved_by_answer = 相手の手
report-moved_by_tile = タイル
report-moments = 勝負どころ
report-nothing = $3以上損した手はありません。お見事！
report-cost_most = 最大の損は{ $number }手番目：{ $action }、約${ $dollars }。
report-moment = { $number }手番目：{ $cost }
report-mistake = { $first }～{ $last }手番目：{ $cost }
report-cost_about = 約${ $dollars }の損
report-cost_up_to = 最大で約${ $dollars }の損
report-cost_little = 少し損
report-could_close = この通りは{ $first }～{ $last }手番目なら${ $dollars }～${ $instead }で閉じられました。
report-worst = 損が最も大きかったのは{ $number }手番目です：
report-turn = { $number }手番目
report-find = { $number }手番目の好手：{ $action }。名人の手より約${ $dollars }上です。
report-played = 選んだ手：{ $action }
report-better = より良い手：{ $action }
report-build = { $building }、{ $place }、{ $facing }向き
report-build_double = 看板2枚で{ $building }、{ $place }、{ $facing }向き
report-renovate = { $target }を{ $building }に建て替え
report-abandon = { $building }を手放す
report-try = 考え直す
report-show = 盤で見る
report-more =
    { $count ->
       *[other] ほかに{ $count }手
    }
report-details = 詳しく
report-sure_text = 誤差は±${ $dollars }。ここから続きを{ $total }回、{ $count }通りの仮の配札で試しました。この手は、比べた手の中で{ $number }番目でした。
report-how = 解析のしくみ
report-how_1 = 解析に見えるのは、その人に見えていたものだけです。ほかの人の手札や山札は見ません。見えないタイルを何度もランダムに配り直し、選んだ手と、ほかの有望な手について、それぞれ続きを試します。最終的な差がいくら変わるかが、その手の損です。
report-how_2 = タイル運は、そのタイルの価値から、同じシミュレーションで代わりに来たかもしれないタイルの価値の平均を引いたものです。
report-how_3 = 解析は8手先まで読み、名人ボットと同じように手を選ぶので、あなたの狙いを見落とすこともあります。$3未満の差は指摘しません。見積もりは高めで、ここでの$1は最後にはおよそ60セントです。その差は「その他」に入っています。
