### テーブル。マークアップはすべてエスケープされます。

table-board = 街
table-hand = あなたの手札
table-seats = プレイヤー
table-log = 記録
table-explanation = 説明
table-story = 今の出来事
table-stack = 山札
table-stack_left = 残り{ $tiles }
table-next_back = 次：裏面は{ $symbol }
table-one_back = うち1枚の裏面は{ $symbol }
table-next_tile = 次：{ $tile }
table-your_draw = 次に引くのは{ $tile }
table-grifter_next = ペテン師の次：{ $tile }
table-endgame_stack = 終盤の山札
table-endgame_short = 終盤
table-next_short = 次
table-money = ${ $dollars }
table-forecast = 今終われば${ $dollars }
table-signs_left = 残り{ $signs }
table-turn_of = { $name }の手番です
table-thinks = { $name }が考えています
table-last_turn = これが最後の手番です。
table-remaining_backs = 残りのタイル（裏面別）
table-remaining_buildings = 残りのタイル（建物別）
table-unknown_removed = 見ずに抜いたタイルがあるので、何が残っているかは誰にもわかりません。

buttons-build = 建てる
buttons-build_double = 看板2枚で建てる
buttons-renovate = 建て替える
buttons-turn = 回す
buttons-two_signs = 看板2枚
buttons-fit = 街全体
buttons-redo = やり直す
buttons-undo_turn = 手番ごと戻す
buttons-skip = スキップ
buttons-picture = 街の画像
buttons-play_again = 最初から見る
buttons-more = その他…
buttons-hold = 一時停止
buttons-let_go = 続ける
story-home = 看板は持ち主に戻り、人々は新しい住まいを探します。
buttons-done = 完了
buttons-pull_up = すべて表示
buttons-pull_down = 小さく表示
buttons-beat_back = 前へ
buttons-beat_next = 次へ
buttons-close = 閉じる
buttons-help = ヘルプ
buttons-open_rule = ルールを読む
buttons-about = { $name }について
buttons-back_to_game = ゲームに戻る
buttons-game = ゲーム
buttons-menu = メニュー
buttons-leave = ゲームを出る
buttons-overlay_owners = 持ち主
buttons-overlay_owners_text = どの建物が誰のものか
buttons-overlay_streets = 通り
buttons-overlay_streets_text = 長さと、今ならいくらになるか
buttons-overlay_fomo = FOMO
buttons-overlay_fomo_text = 人々の行き先と、待っている人
buttons-share = 共有
buttons-export = 書き出す
buttons-rematch = もう一局
buttons-again = もう一度
buttons-same_deal = 同じ配札で
buttons-other_deal = 別の配札で
buttons-rename = 名前を変える
buttons-duplicate = 複製
buttons-delete = 削除
buttons-restore = 元に戻す
buttons-reload = 再読み込み
buttons-load_anyway = それでも読み込む
buttons-not_now = あとで
buttons-keep = 残す
buttons-take_over = ここで遊ぶ
buttons-replay = これまでの流れ

tools-title = ツール
tools-history = 戻す・やり直す
tools-sound = 音
tools-zoom_in = 拡大
tools-zoom_out = 縮小
tools-turn_map = 地図を回す
tools-turned = 地図を回しました
tools-turn_back = 元に戻す
tools-view = 地図を動かす
tools-eye = 地図に表示
tools-hide_overlay = 隠す：{ $name }
tools-undo = 戻す（長押しで手番ごと）
tools-overlays = 街に重ねて表示
tools-scroll_N = 上へスクロール
tools-scroll_E = 右へスクロール
tools-scroll_S = 下へスクロール
tools-scroll_W = 左へスクロール

## 質問と理由。ask_grifter と why_grifter はペテン師の代わりに決めるとき。

decisions-abandon-ask = { $name }さん、手放す建物を選んでください。
    .you = 手放す建物を選んでください。
decisions-abandon-why = 看板が残っていません。新しい建物には看板が要ります。
decisions-abandon-option = { $building }を手放す。{ $signs }が戻り、住民は引っ越します。
decisions-abandon-option_one = { $building }を手放す。看板が戻り、住民は引っ越します。

decisions-build-ask = { $name }さんの番です。タイルを選んでください。
    .you = あなたの番です。タイルを選んでください。
decisions-build-ask_second = { $name }さん、2枚目のタイルを選んでください。
    .you = 2枚目のタイルを選んでください。
decisions-build-ask_place = { $tile }をどこに建てますか？
decisions-build-ask_facing = 向きを決めて建ててください。
decisions-build-ask_renovate = 向きはそのまま。建て替えますか？
decisions-build-why = 続いて、建てる場所を選びます。
decisions-build-why_full = 置ける場所がすべて光り、そこでの最高額が出ます。
decisions-build-why_second = 請負業者は1手番に2枚建てます。
decisions-build-why_double = 投資家は看板を2枚置けます。評価額が2倍になります。
decisions-build-why_renovate = リノベーターは建物の上に建てられます。向きはそのままで、通りはもう一度決算します。

decisions-grifter-ask = { $name }さん、ペテン師が{ $tile }を建てる場所を選んでください。
    .you = ペテン師が{ $tile }を建てる場所を選んでください。
decisions-grifter-why = ペテン師にとっては、どこも同じ${ $dollars }です。同点なので、あなたが選びます。
decisions-grifter-why_enclosure = どこに建てても通りが閉じ、{ $people }がペテン師の建物へ移ります。同点なので、あなたが選びます。
decisions-grifter-why_enclosure_nobody = どこに建てても通りは閉じますが、ペテン師の建物へ移る人はいません。同点なので、あなたが選びます。
decisions-grifter-why_anywhere = このタイルで閉じられる通りがないので、どこでも同じです。あなたが選びます。
decisions-any = どこでも

decisions-score-ask = { $name }さん、次に決算する通りを選んでください。
    .you = 次に決算する通りを選んでください。
decisions-score-ask_grifter = { $name }さん、ペテン師の代わりに、次に決算する通りを選んでください。
    .you = ペテン師の代わりに、次に決算する通りを選んでください。
decisions-score-why = 決算を待つ通りが{ $count }本あります。順番を決めてください。
decisions-score-why_grifter = 決算を待つ通りが{ $count }本あります。ペテン師の代わりに順番を決めてください。
decisions-score-option = 次に{ $street }を決算する。

decisions-claim-ask = { $name }さん、トークンをもらう建物を選んでください。
    .you = トークンをもらう建物を選んでください。
decisions-claim-ask_grifter = { $name }さん、ペテン師がトークンをもらう建物を選んでください。
    .you = ペテン師がトークンをもらう建物を選んでください。
decisions-claim-why = この通りのあなたの建物のうち、トークンをもらえるのは1軒からだけです。
decisions-claim-why_grifter = ペテン師は手持ちの最も少ない種類を欲しがります。その点では、どの建物も同じです。
decisions-claim-option = { $building }：{ $tokens }

decisions-token-ask = { $name }さん、好きなトークンを取ってください。
    .you = 好きなトークンを取ってください。
decisions-token-ask_grifter = { $name }さん、ペテン師が取るトークンを選んでください。
    .you = ペテン師が取るトークンを選んでください。
decisions-token-why = ワイルドのアイコンなので、種類を選べます。
decisions-token-why_abandon = 建物を手放す前に、トークンをもらいます。
decisions-token-why_exhausted = { $kind }トークンがもうないので、このアイコンはワイルドになります。
decisions-token-why_grifter = どの種類も、ペテン師の手持ちは同じ数です。あなたが選びます。
decisions-token-option = { $kind }（手持ち{ $count }個）

decisions-swap-ask = { $name }さん、建物の代わりに手札のタイルで決算しますか？
    .you = 建物の代わりに手札のタイルで決算しますか？
decisions-swap-why = 起業家は、閉じた通りごとに1回使えます。タイルは手札に残りますが、全員に見えます。
decisions-swap-option = { $building }の代わりに{ $tile }：${ $dollars }多い
decisions-swap-option_less = { $building }の代わりに{ $tile }：${ $dollars }少ない
decisions-swap-option_none = 今の建物のまま決算する。

decisions-move-ask = { $name }さん、次の{ $colour }をどこへ移しますか？
    .you = 次の{ $colour }をどこへ移しますか？
decisions-move-ask_grifter = { $name }さん、ペテン師の代わりに{ $colour }を移してください。
    .you = ペテン師の代わりに{ $colour }を移してください。
decisions-move-why = 通りを決算しました。あと{ $people }を移します。
decisions-move-why_abandon = 建物を手放しました。あと{ $people }を移します。
decisions-move-why_grifter = ペテン師の手番では、行ける人はペテン師の建物へ移ります。あと{ $people }です。
decisions-move-option = { $building }へ
decisions-move-option_owner = { $building }へ（{ $owner }の建物）
decisions-move-one_more = ここへ1人
decisions-move-fewer = { $building }から1人戻す
decisions-move-all = 全員
decisions-move-all_to = { $building }へ全員：{ $people }

hints-take_up = 先に手札からタイルを選んでください。
hints-street = 光っている通りをタップしてください。
hints-consultant = あなたのコンサルタント：{ $name }
hints-more = もっと
hints-answer = 先にここの答えを選んでください。

refusals-occupied-text = すでに建物があります。
refusals-occupied-detail = すでに{ $building }があります。

refusals-corner-only-text = 建物は、ほかの建物と辺で接していなければなりません。角だけではだめです。

refusals-apart-text = どの道路ともつながりません。
refusals-apart-detail = { $building }の道路とつながりません。

refusals-long-sides-text = 道路の長い辺どうしがぶつかります。回すか、別の場所にしてください。
refusals-long-sides-detail = { $building }の道路と並んでしまいます。回すか、別の場所にしてください。

refusals-too-long-text = 通りの建物が5軒を超えてしまいます。
refusals-too-long-detail = 通りが{ $count }軒になってしまいます。5軒までです。

refusals-not-yours-text = あなたの建物ではありません。

refusals-not-offered-text = それは選べません。

refusals-move-symbol-text = その人のシンボルがありません。ワイルドではだめです。
refusals-move-symbol-detail = { $building }には、その人のシンボルがありません。ワイルドではだめです。

refusals-move-enclosed-text = 閉じた通りなので、もう誰も入れません。
refusals-move-enclosed-detail = { $building }は閉じた通りにあるので、もう誰も入れません。

refusals-move-abandoned-text = ロシア語版では、手放された建物には誰も移れません。

refusals-move-same-text = 今出てきた建物なので、戻れません。

refusals-move-grifter-text = ペテン師の手番では、ペテン師の建物へ移らなければなりません。

refusals-move-empty-text = 移れる建物がありません。

refusals-grifter-not-best-text = ペテン師にはもっと良い場所があるので、そこには建てません。
refusals-grifter-not-best-detail = ペテン師はそこで${ $dollars }ですが、別の場所なら${ $margin }多くなります。

refusals-renovate-open-text = 建て替えられるのは、閉じた通りの建物だけです。

refusals-renovate-station-text = 中央駅は建て替えられません。

refusals-renovate-park-text = ロシア語版では、市民公園は建て替えられません。

undo-nothing-played = まだ何もしていません。
undo-drawn = そのあとで誰かがタイルを引きました。
undo-lifted = ペテン師がもうタイルをめくりました。
undo-asked = 今は{ $name }が選ぶ番です。
    .you = 今はあなたが選ぶ番です。
undo-sent = もうほかの人に知られています。
undo-nothing_redo = やり直すものがありません。
undo-follower = このゲームは別のタブで進行中です。
undo-undone = 戻しました。
undo-redone = やり直しました。

preview-worth = 今なら${ $dollars }
preview-details = 詳しく
preview-pays = { $closes }：
preview-pays_nobody = { $closes }：収入なし
preview-closes_own = この建物の通りが閉じる
preview-closes_street = { $building }の通りが閉じる
preview-closes_streets = 通りが{ $count }本閉じる
preview-earns_later = 通りが閉じれば${ $dollars }
preview-last_sign = 最後の看板：次の手番に建物を1軒手放します
preview-about = ≈ { $money }
preview-expected = 最終的な見込み：約{ $money }
preview-judged = ペテン師の計算では${ $dollars }
preview-judged_rest = ペテン師が数えない住民を入れて${ $dollars }
preview-street = 通り：{ $count }/5軒
preview-open_end = { $end }の端は開いている
preview-closed_end = { $end }の端はふさがっている
preview-closed_by = { $end }の端は{ $building }がふさいでいる
preview-points_in = { $building }のシンボルが届く
preview-points_out = シンボルが{ $building }の通りに届く
preview-encloses = { $street }を閉じる
preview-would_move = { $people }が引っ越す
preview-would_fomo = { $people }がFOMOになる
preview-signs_after =
    { $count ->
        [0] 最後の看板：次の手番に建物を1軒手放します
       *[other] 建てたあと残り{ $signs }
    }
preview-nobody_moves = 引っ越す人はいない
preview-own_street = この建物の通り

recap-built = { $name }：{ $tile }

grifter-title = ペテン師の手番
grifter-tile = { $tile }を建てます。
grifter-rule = このタイルの価値が今いちばん高くなる場所に建てます。
grifter-rule_enclosure = 自分の建物にいちばん多く人が来るように、通りを閉じます。
grifter-rule_anywhere = 閉じられる通りがないので、どこでも同じです。
grifter-best = 最高の場所：${ $dollars }
grifter-best_people = 最高の場所：ペテン師に{ $people }
grifter-best_nobody = どこに建てても、ペテン師の建物へ移る人はいません。
grifter-one_place = 最高の場所は1か所だけです。
grifter-took = 同点でした。ペテン師はここを選びました。
grifter-ties =
    { $count ->
        [1] 最高の場所は1か所です。
       *[other] { $count }か所が同点です。あなたが選びます。
    }
grifter-places = { $count }か所を比較

help-more = もっと詳しく
help-how = 建物、人、トークンの説明は、長押しするか、選んで「?」キーを押すと出ます。
help-topics = 項目
help-people = 人々
help-symbols = シンボル
help-business = ビジネス
help-consultants = コンサルタント

keys-always_title = キー
keys-arrows = マスからマスへ。ツール、タイル、答えの列でも使えます
keys-ends = 列の最初と最後へ
keys-corners = 盤の最初と最後のマスへ
keys-pages = 選べる場所を次へ、前へ
keys-enter = タイルを選ぶ、場所にかざす、建てる、決める
keys-escape = 一段戻る：閉じる、外す、タイルを戻す
keys-undo_redo = 戻す、やり直す
keys-letters_title = 文字と数字
keys-digits = 手札のその番号のタイルを選ぶ
keys-ask = 質問へ移り、もう一度聞く
keys-place = 選べる場所を行の順に次へ、前へ
keys-worth = 選べる場所を高い順に次へ。Shiftで逆順
keys-turn = タイルを回す
keys-undo = 戻す
keys-undo_turn = 手番ごと戻す
keys-scores = お金と看板を聞く
keys-street = このマスの通りを聞く
keys-streets = 開いている通り
keys-people = 誰が何を待っているか
keys-owners = どの建物が誰のものか
keys-log = 記録
keys-menu = メニュー
keys-camera = 街全体、拡大、縮小
keys-turn_map = 地図を90度回す
keys-hint = コーチにヒントを聞く
keys-typed = コマンドや質問を文字で入れる
keys-help = 選んでいるものの説明。なければこのヘルプ

hand_over-pass_to = { $name }さんに端末を渡してください
hand_over-reveal = 手札を見る
hand_over-since = 前回のあなたの番からの出来事
hand_over-so_far = これまでの出来事
hand_over-since_start = あなたが最初です。
hand_over-hidden = タップするまで手札は見えません。

review-title = 再生
review-back = 1手戻る
review-on = 1手進む
review-turn_back = 1手番戻る
review-turn_on = 1手番進む
review-position = { $count }/{ $total }手目
review-start = 開始時
review-play = 再生
review-pause = 一時停止
