### パズル：最善の手が一つある場面。

puzzles-title = パズル
puzzles-all = パズル一覧
puzzles-text = 最善の一手を見つけましょう。時間制限はありません。
puzzles-waiting = パズルを読み込んでいます…
puzzles-not_fetched = パズルを読み込めませんでした。接続を確かめてください。
puzzles-fetch_again = もう一度試す
puzzles-unknown = そのパズルはありません。
puzzles-totals = { $total }問中{ $count }問を1回で正解。
puzzles-totals_near = あと一歩だったのが{ $count }問。
puzzles-rating = あなたのレート：{ NUMBER($rating, useGrouping: "false") }。

puzzles-today = 今日のパズル
puzzles-solve = 解く
puzzles-days = これまでの分
puzzles-run = 連続挑戦
puzzles-run_text = だんだん難しく。3回間違えるまで続きます。
puzzles-run_begin = 挑戦する
puzzles-run_on = 挑戦の続き
puzzles-best_run = 最高記録：{ $count }問。
puzzles-run_state = { $count }問正解、ミス{ $misses }/{ $limit }
puzzles-run_over = 挑戦終了：{ $count }問正解
puzzles-sets = テーマ別
puzzles-of = { $total }問中{ $count }問正解
puzzles-next = 次へ
puzzles-all_done = ここはすべて解きました。
puzzles-label = パズル{ $number }：{ $result }
puzzles-was_new = 未挑戦
puzzles-was_yes = 正解
puzzles-was_near = あと一歩
puzzles-was_no = 不正解

puzzles-theme_waiting = まだ閉じない
puzzles-theme_waiting_text = 通りはもう閉じられます。でも、待てばもっと高くなります。
puzzles-theme_closing = 今閉じる
puzzles-theme_closing_text = これ以上開けておけない通りです。
puzzles-theme_ending = 終盤
puzzles-theme_ending_text = 残りの手番はわずか。まだ閉じられる通りに建てましょう。
puzzles-theme_stopping = 相手を止める
puzzles-theme_stopping_text = 相手の通りを小さいままにするか、閉じさせないようにします。
puzzles-theme_choosing = タイル選び
puzzles-theme_choosing_text = 一見よさそうなのは、別のタイルです。
puzzles-theme_placing = 場所選び
puzzles-theme_placing_text = 最後にいちばん得になるのはどこ？どの向き？
puzzles-theme_crowd = 引っ越し
puzzles-theme_parting = 手放す建物
puzzles-theme_payday = 給料日
puzzles-theme_payday_text = 今すぐの収入が最高になる手は？
puzzles-theme_steering = 対ペテン師
puzzles-theme_steering_text = ペテン師の次のタイルは見えています。最高の場所をつぶしましょう。
puzzles-theme_tempo = 2手番
puzzles-theme_tempo_text = 今の一手が、次の手の準備になります。間にペテン師が建てます。
puzzles-theme_finale = 最後の一手
puzzles-theme_finale_text = もう隠れたものはありません。できるだけ差をつけて終わりましょう。

puzzles-panel = パズル
puzzles-one = パズル
puzzles-level = レベル{ NUMBER($rating, useGrouping: "false") }
puzzles-rated = レート{ NUMBER($rating, useGrouping: "false") }（{ $change }）
puzzles-ask_judged = { $name }さん、最善の手は？
    .you = 最善の手は？
puzzles-ask_crowd = { $name }さん、{ $colour }を1人移してください。ライバルの得を差し引いて、いちばん得になる行き先は？
    .you = { $colour }を1人移してください。ライバルの得を差し引いて、いちばん得になる行き先は？
puzzles-ask_parting = { $name }さん、今決算すれば収入がいちばん少ない建物を手放してください。
    .you = 今決算すれば収入がいちばん少ない建物を手放してください。
puzzles-ask_payday = { $name }さん、今すぐの収入が最高になる手は？
    .you = 今すぐの収入が最高になる手は？
puzzles-ask_steering = { $name }さん、次にペテン師は{ $tile }を建てます。ペテン師が最高の場所に建てても、収入ができるだけ少なくなるようにしてください。
    .you = 次にペテン師は{ $tile }を建てます。ペテン師が最高の場所に建てても、収入ができるだけ少なくなるようにしてください。
puzzles-ask_tempo = { $name }さん、次にペテン師は{ $tile }を建てます。この手番と次の手番を合わせた収入が最高になる手は？今の手札だけで考えてください。
    .you = 次にペテン師は{ $tile }を建てます。この手番と次の手番を合わせた収入が最高になる手は？今の手札だけで考えてください。
puzzles-ask_finale = { $name }さん、これがゲーム最後の一手です。いちばん差をつけるか、負けるなら差を最小にする手は？
    .you = これがゲーム最後の一手です。いちばん差をつけるか、負けるなら差を最小にする手は？
puzzles-at_start = ここがパズルの始まりです。
puzzles-right = 正解！
puzzles-as_good = シミュレーションでは、あなたの手は用意した答えに劣りません。正解として数えます。
puzzles-nearly = あと一歩！
puzzles-better_by = 最善の手は、さらに${ $dollars }上です。
puzzles-better_about = もう少し良い手があります。
puzzles-wrong = 最善ではありません。もう一度？
puzzles-answer = これが答えです。
puzzles-show = 答えを見る
puzzles-share = このパズルを共有
puzzles-other_place = もう一方の場所
puzzles-best_place = 最善の場所
puzzles-costs = { $tile }を使ったあなたの手は、約${ $dollars }の損です。
puzzles-costs_little = でも差はわずか、$1未満です。
puzzles-earlier = 先ほどの手は約${ $dollars }の損です。
puzzles-tempting_tile = { $tile }は魅力的ですが、約${ $dollars }の損です。
puzzles-tempting_spot = 別の場所も魅力的ですが、約${ $dollars }の損です。
puzzles-value_crowd =
    { $sign ->
        [more] この引っ越しで、あなたにはライバルより${ $dollars }多く入ります。
        [less] この引っ越しで、ライバルにはあなたより${ $dollars }多く入ります。
       *[same] この引っ越しの得は、あなたもライバルも同じです。
    }
puzzles-value_parting = 今なら${ $dollars }になる建物です。
puzzles-value_payday =
    { $closes ->
        [none] どの通りも閉じないので、すぐには何も入りません。
       *[some] すぐに${ $dollars }入ります。
    }
puzzles-value_steering = このあと、ペテン師が{ $next }を最高の場所に建てれば${ $dollars }です。
puzzles-value_tempo =
    { $then ->
        [some] 次の手番の{ $tile }と合わせて${ $dollars }入ります。
        [none] 今${ $dollars }入り、次の手番には何も入りません。
       *[never] 今も次の手番も、何も入りません。
    }
puzzles-value_finale =
    { $sign ->
        [more] ${ $dollars }差で勝ちます。
        [less] ${ $dollars }差で負けます。
       *[same] 同点になります。
    }

puzzles-flaw_closes = 今閉じれば${ $dollars }になる{ $street }が、開いたままです。
puzzles-flaw_closes_too = 今閉じれば${ $dollars }入ります。
puzzles-flaw_waits = { $street }を${ $instead }で閉じてしまいます。次の手番ならもっと高くなります。
puzzles-flaw_patience = { $street }を${ $instead }で閉じてしまいます。開けておけば約${ $dollars }の価値があります。
puzzles-flaw_follows = 次の手番に向けた{ $street }の準備になりません。
puzzles-flaw_too_late = シミュレーション{ $total }回中{ $count }回、この通りは閉じないまま終わり、建物は終了時に${ $instead }になるだけです。
puzzles-flaw_fomo = 駆けつけるFOMOの人が、ほかの手より少なくなります。
puzzles-flaw_worth = そこでは今なら${ $instead }です。もっと合う場所があります。
puzzles-flaw_other_tile = そこでは今なら${ $instead }です。ほかのタイルのほうが得です。
puzzles-flaw_crowd = あなたの建物へ移れる人が少なくなります。
puzzles-flaw_last_sign = 最後の看板を使うので、次の手番に建物を手放すことになります。
puzzles-flaw_grows = この手のあとで決算すれば、{ $street }は${ $instead }です。もっと高くできます。
puzzles-flaw_trapped = { $street }が開いたままで、{ $name }にとって約${ $instead }の価値があります。
puzzles-flaw_trapped_too = 開けておくと、{ $name }にとって約${ $instead }の価値があります。
puzzles-flaw_pays = { $street }が閉じ、{ $name }に${ $instead }入ります。
puzzles-flaw_pays_too = { $name }にも${ $instead }入ります。
puzzles-flaw_left_open = このあと{ $name }は{ $street }を閉じられます。シミュレーション{ $total }回中{ $count }回で実際に閉じ、約${ $instead }を得ました。
puzzles-flaw_feeds = この手のあとで決算すれば、{ $street }から{ $name }に${ $instead }入ります。
puzzles-flaw_brings = 別の手なら{ $street }から約${ $about }多く入ります。
puzzles-flaw_begins = 別の手なら新しい通りから約${ $about }多く入ります。
puzzles-flaw_hinders_in = { $street }で{ $name }を止める力が足りず、約${ $about }の損です。
puzzles-flaw_hinders = { $name }を止める力が足りず、約${ $about }の損です。
puzzles-flaw_price = その代わり、ほかのところでは約${ $about }の得です。

puzzles-why_worth = { $tile }はここなら今${ $dollars }、もう一方の場所では${ $instead }です。
puzzles-why_other_tile = { $tile }なら今${ $dollars }、もう一方の手の{ $other }なら${ $instead }です。
puzzles-why_too_late = もう一方の手では、シミュレーション{ $total }回中{ $count }回、通りが閉じないまま終わり、{ $other }は終了時に${ $instead }になるだけです。ここの{ $tile }ならまだ${ $dollars }になります。
puzzles-why_pays = { $other }を建てると{ $street }が閉じ、{ $name }に${ $instead }入ります。
puzzles-why_left_open = もう一方の手のあとは、{ $name }が{ $street }を閉じられます。シミュレーション{ $total }回中{ $count }回で実際に閉じ、約${ $instead }を得ました。
puzzles-why_feeds = { $other }を建てたあとで決算すれば、{ $street }から{ $name }に${ $instead }。この手なら${ $dollars }です。
puzzles-why_last_sign = { $other }に最後の看板を使うと、次の手番に建物を手放すことになります。
puzzles-why_crowd =
    { $count ->
       *[other] この手で、{ $count }人があなたの建物へ移れます。
    }
puzzles-why_hinders_in = この手は{ $street }で{ $name }の邪魔になり、約${ $about }の得です。
puzzles-why_hinders = この手は{ $name }の邪魔になり、約${ $about }の得です。
puzzles-why_helps_in = その反面、{ $street }で{ $name }を助け、約${ $about }の損です。
puzzles-why_helps = その反面、{ $name }を助け、約${ $about }の損です。
