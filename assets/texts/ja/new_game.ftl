### 新しいゲーム。

modes-solo-name = ソロ

modes-multiplayer-name = この端末で
modes-multiplayer-text = 端末を順に回します。

modes-phones-name = スマホの手札
modes-phones-text = 街はこの画面に、手札は各自のスマホに。

modes-post-name = リンク対戦
modes-post-text = 友だちが各自の端末で遊び、リンクを送り合います。

difficulties-easy-name = やさしい

difficulties-normal-name = ふつう

difficulties-hard-name = むずかしい

kinds-human-name = 人
kinds-human-text = この端末で遊ぶ人。

kinds-beginner-name = 初心者
kinds-beginner-names = ヒナタ, ポンタ, モモ, ソラ, ルル
kinds-beginner-temper = いつも上の空。
kinds-beginner-text = 良い場所を見逃し、相手のことは考えません。

kinds-greedy-name = 欲張り
kinds-greedy-names = キンジ, ゼニコ, コバン, タマ, ガメツ
kinds-greedy-temper = お金が大好き。今すぐ欲しい。
kinds-greedy-text = 今いちばんもうかる手を選びます。

kinds-club-name = 常連
kinds-club-names = ハルカ, ユウト, シオリ, タケル, アオイ
kinds-club-temper = いつもメモを持っている。
kinds-club-text = 1手番先まで考えます。

kinds-expert-name = 名人
kinds-expert-names = ゲンゾウ, フミエ, トクジ, キヨ, イワオ
kinds-expert-temper = 決して急がない。
kinds-expert-text = 良い手を何度も先まで試してから選びます。考えるのは1秒ほどです。

kinds-grifter-name = ペテン師

editions-2021-name = 2021年版ルール
editions-2021-text = 製品版の英語ルール。

editions-draft-name = 草案ルール
editions-draft-text = 2020年の草案1.0.7。違うのは同点のときだけです。

editions-ru-name = ロシア語版
editions-ru-text = ロシア語版ルール。手放された建物、コピー、FOMOの扱いが厳しめです。

edition_points-people_join_abandoned-name = 手放された建物
edition_points-people_join_abandoned-yes = 人は手放された建物にも移れます。
edition_points-people_join_abandoned-no = 手放された建物には誰も移れません。

edition_points-copies_all-name = コピー
edition_points-copies_all-yes = ほかの評価額は何でもコピーできます。
edition_points-copies_all-no = 「封鎖」と「周囲」の評価額はコピーできません。

edition_points-fomo_counts-name = FOMO
edition_points-fomo_counts-yes = FOMOの人も決算で数えます。
edition_points-fomo_counts-no = FOMOの人は決算で数えません。

edition_points-fomo_rushes_anywhere-name = 駆けつけ
edition_points-fomo_rushes_anywhere-yes = 新しい建物の通りがすぐ閉じるときも、FOMOの人は駆けつけます。
edition_points-fomo_rushes_anywhere-no = 新しい建物の通りがすぐ閉じるときは、FOMOの人は駆けつけません。開いた通りの建物か、建て替えられた建物を待ち続けます。

edition_points-covers_park-name = 市民公園
edition_points-covers_park-yes = リノベーターは市民公園を建て替えられます。
edition_points-covers_park-no = リノベーターは市民公園を建て替えられません。

edition_points-shares_victory-name = 同点
edition_points-shares_victory-yes = 最後に同点なら、勝利を分け合います。
edition_points-shares_victory-no = 最後に同点なら、もう一局勧めます。

new_game-title = 遊ぶ
new_game-together = みんなで
new_game-last_time = 前回と同じ：{ $who }
new_game-alone = ソロ、{ $how }
new_game-more = 詳しい設定
new_game-mode = どう遊ぶ？
new_game-players = 遊ぶ人
new_game-seat = 席{ $seat }
new_game-default_name = プレイヤー{ $seat }
new_game-rated = { $text }Elo { NUMBER($rating, useGrouping: "false") }。
new_game-solo_name = 市長
new_game-name = 名前
new_game-colour = 色
new_game-shape = 形
new_game-look = { $name }の見た目を変える
new_game-swap = { $name }が使っています。タップで交換します。
new_game-kind = 誰が遊ぶか
new_game-consultant = コンサルタント
new_game-consultant_random = ランダムに配る
new_game-deal = 配札
new_game-at_table = テーブルの席
new_game-add_player = 人を加える
new_game-add_player_short = 人
new_game-add_bot = ボットを加える
new_game-add_bot_short = ボット
new_game-face = 顔
new_game-known = これまでの顔ぶれ：
new_game-seated = { $name }が席に着きました。
new_game-remove_player = { $name }を外す
new_game-remove = 外す
new_game-difficulty = ペテン師の強さ
new_game-grifter_starts = ペテン師は${ $dollars }から始めます。
new_game-expansions = 拡張
new_game-business = ビジネス
new_game-business_text = 建物からトークンをもらい、最後にお金に換えます。
new_game-consultants = コンサルタント
new_game-consultants_text = 特殊能力のカードを1人1枚もらいます。
new_game-consultants_deal = ランダムに配る
new_game-consultants_choose = 自分たちで選ぶ
new_game-edition = ルールの版
new_game-differences = 違うところ
new_game-no_differences = 基準のルールです。
new_game-grifter_edition = ペテン師は、どの版でも2021年版ルールで動きます。このアプリ独自の決まりです。
new_game-first_player = 最初の人
new_game-first_random = ランダム
new_game-first_text = テーブルでは、いちばんヒップスターっぽい人から始めます。
new_game-deck = 自作のタイル：{ $count }枚
new_game-standard_deck = 標準のタイルを使う
new_game-seed = シード
new_game-seed_text = この配札の名前です。同じシードと設定なら、同じタイルが配られます。
new_game-new_seed = 別の配札
new_game-trust = 手札を隠さない
new_game-trust_text = 手番が替わっても、手札を隠しません。
new_game-practice = 練習
new_game-practice_text = タイルを引いたあとでも、好きなだけ戻せます。
new_game-practice_badge = 練習のゲーム
new_game-start = 始める

impossible-contractor_business = 請負業者はビジネス拡張と一緒には使えません。
impossible-contractor_solo = 請負業者はソロでは使えません。
impossible-contractor_players = 請負業者は2～4人用です。
impossible-renovator_business = リノベーターはビジネス拡張と一緒には使えません。
impossible-renovator_solo = リノベーターはソロでは使えません。
impossible-renovator_players = リノベーターは3～5人用です。
impossible-consultant_taken = このコンサルタントは、もう{ $name }が使っています。
impossible-too_many_players = 席は5つまでです。
impossible-trust_one_person = 人間のプレイヤーが1人だけなら、隠す手札はありません。
