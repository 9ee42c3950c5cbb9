### 長押しや?キーで出る説明。

help-valuations-people-name = 人
help-valuations-people-short = 通りの{ $colour }1人につき${ $dollars }
help-valuations-people-text = この建物の通りに住む{ $colour }1人につき${ $dollars }。誰の建物に住んでいてもかまいません。
help-valuations-people-more-ru = ロシア語版では、FOMOの人は数えません。

help-valuations-symbols-name = シンボル
help-valuations-symbols-short = { $symbol }シンボル1個につき${ $dollars }
help-valuations-symbols-text = この通りにある、またはこの通りに届く{ $symbol }シンボル1個につき${ $dollars }。ワイルドも数えます。

help-valuations-sets-name = セット
help-valuations-sets-short = { $first }＋{ $second }で${ $dollars }
help-valuations-sets-text = この通りにある、またはこの通りに届く{ $first }シンボルと{ $second }シンボルの1組につき${ $dollars }。どのシンボルも1回しか使えません。ワイルドはどちらの代わりにもなります。

help-valuations-sets-pair-name = ペア
help-valuations-sets-pair-short = { $first }シンボル2個で${ $dollars }
help-valuations-sets-pair-text = この通りにある、またはこの通りに届く{ $first }シンボル2個1組につき${ $dollars }。どのシンボルも1回しか使えません。足りない分はワイルドが補います。

help-valuations-wild-name = ワイルド
help-valuations-wild-short = ワイルド1個につき${ $dollars }
help-valuations-wild-text = この通りにある、またはこの通りに届くワイルドシンボル1個につき${ $dollars }。

help-valuations-signs-name = 看板
help-valuations-signs-short = 持ち主の看板1枚につき${ $dollars }
help-valuations-signs-text = この建物の持ち主の看板が通りに1枚あるごとに${ $dollars }。この建物の看板も数えます。

help-valuations-size-name = 軒数
help-valuations-size-short = 通りの建物1軒につき${ $dollars }
help-valuations-size-text = 通りの建物1軒につき${ $dollars }。この建物も数えます。

help-valuations-adjacency-name = 周囲
help-valuations-adjacency-short = 周りのタイル1枚につき${ $dollars }
help-valuations-adjacency-text = 周りのタイル1枚につき${ $dollars }。縦横斜め、最大8枚です。

help-valuations-enclosure-name = 封鎖
help-valuations-enclosure-short = 通りをふさいでいれば${ $dollars }
help-valuations-enclosure-text = 閉じた通りの端を1つでもふさいでいれば${ $dollars }。

help-valuations-copy-name = コピー
help-valuations-copy-short = 通りの最高の建物をコピー
help-valuations-copy-text = 同じ通りのほかの建物のうち、評価額が最高のものをコピーします。元の建物の位置で計算しますが、看板とコンサルタントはこの建物の持ち主のものを使います。コピーのコピーはできません。
help-valuations-copy-more-ru = ロシア語版では、「封鎖」と「周囲」もコピーできません。

help-valuations-none-name = 評価額なし
help-valuations-none-short = 自身の評価額はなし
help-valuations-none-text = 誰のものでもなく、収入もありません。シンボルと住民は、通りのほかの建物の決算で数えます。

help-pointing-text = シンボルは、その建物の通りで数えます。建物が別の通りの端に建ち、その通りを向いていれば、そちらでも数えます。

help-symbols-tourist-name = 観光客シンボル
help-symbols-tourist-arrival = 建てると、観光客が1人来ます。
help-symbols-tourist-text = 通りが開いている間、観光客が移って来られます。
help-symbols-tourist-more-ru = ロシア語版では、手放された建物には誰も移れません。

help-symbols-hipster-name = ヒップスターシンボル
help-symbols-hipster-arrival = 建てると、ヒップスターが1人来ます。
help-symbols-hipster-text = 通りが開いている間、ヒップスターが移って来られます。
help-symbols-hipster-more-ru = ロシア語版では、手放された建物には誰も移れません。

help-symbols-parent-name = 子連れシンボル
help-symbols-parent-arrival = 建てると、子連れが1人来ます。
help-symbols-parent-text = 通りが開いている間、子連れが移って来られます。
help-symbols-parent-more-ru = ロシア語版では、手放された建物には誰も移れません。

help-symbols-shopper-name = 買い物客シンボル
help-symbols-shopper-arrival = 建てると、買い物客が1人来ます。
help-symbols-shopper-text = 通りが開いている間、買い物客が移って来られます。
help-symbols-shopper-more-ru = ロシア語版では、手放された建物には誰も移れません。

help-symbols-wild-name = ワイルドシンボル
help-symbols-wild-text = 決算のとき、どのシンボルの代わりにもなります。建てても人は来ず、これを頼りに移って来ることもできません。

help-people-tourist-name = 観光客
help-people-tourist-text = 住んでいる建物の収入が$1増えます。通りが決算されると、開いた通りで観光客シンボルのある建物へ移ります。なければその場に残り、FOMOになります。観光客は最初に移ります。
help-people-tourist-more-ru = ロシア語版では、手放された建物へは移らず、FOMOの人は数えません。

help-people-hipster-name = ヒップスター
help-people-hipster-text = 住んでいる建物の収入が$1増えます。通りが決算されると、開いた通りでヒップスターシンボルのある建物へ移ります。なければその場に残り、FOMOになります。ヒップスターは2番目に移ります。
help-people-hipster-more-ru = ロシア語版では、手放された建物へは移らず、FOMOの人は数えません。

help-people-parent-name = 子連れ
help-people-parent-text = 住んでいる建物の収入が$1増えます。通りが決算されると、開いた通りで子連れシンボルのある建物へ移ります。なければその場に残り、FOMOになります。子連れは3番目に移ります。
help-people-parent-more-ru = ロシア語版では、手放された建物へは移らず、FOMOの人は数えません。

help-people-shopper-name = 買い物客
help-people-shopper-text = 住んでいる建物の収入が$1増えます。通りが決算されると、開いた通りで買い物客シンボルのある建物へ移ります。なければその場に残り、FOMOになります。買い物客は最後に移ります。
help-people-shopper-more-ru = ロシア語版では、手放された建物へは移らず、FOMOの人は数えません。

help-backs-tourist-name = 観光客の裏面
help-backs-tourist-text = このタイルの表には、観光客シンボルが1個か2個あります。裏面は誰でも見られます。

help-backs-hipster-name = ヒップスターの裏面
help-backs-hipster-text = このタイルの表には、ヒップスターシンボルが1個か2個あります。裏面は誰でも見られます。

help-backs-parent-name = 子連れの裏面
help-backs-parent-text = このタイルの表には、子連れシンボルが1個か2個あります。裏面は誰でも見られます。

help-backs-shopper-name = 買い物客の裏面
help-backs-shopper-text = このタイルの表には、買い物客シンボルが1個か2個あります。裏面は誰でも見られます。

help-backs-wild-name = ワイルドの裏面
help-backs-wild-text = このタイルの表には、ワイルドシンボルが1個あります。裏面は誰でも見られます。

help-business-restaurant-name = 飲食
help-business-restaurant-text = 通りが閉じたときにこの建物を選ぶと、飲食トークンを1個もらえます。最後に飲食トークンが最多なら$10（同数なら$5）、4種そろった1組ごとに$10です。

help-business-residential-name = 住宅
help-business-residential-text = 通りが閉じたときにこの建物を選ぶと、住宅トークンを1個もらえます。最後に住宅トークンが最多なら$10（同数なら$5）、4種そろった1組ごとに$10です。

help-business-leisure-name = レジャー
help-business-leisure-text = 通りが閉じたときにこの建物を選ぶと、レジャートークンを1個もらえます。最後にレジャートークンが最多なら$10（同数なら$5）、4種そろった1組ごとに$10です。

help-business-retail-name = 小売
help-business-retail-text = 通りが閉じたときにこの建物を選ぶと、小売トークンを1個もらえます。最後に小売トークンが最多なら$10（同数なら$5）、4種そろった1組ごとに$10です。

help-business-wild-name = ワイルド
help-business-wild-text = 通りが閉じたときにこの建物を選ぶと、好きな種類のトークンを1個もらえます。

help-business-double-name = アイコン2個
help-business-double-text = 同じ種類のアイコンが2個あります。この建物を選ぶと、トークンを2個もらえます。

help-business-exhausted-name = トークン切れ
help-business-exhausted-text = この種類のトークンはもうありません。アイコンはワイルドになり、ほかの好きな種類を1個もらえます。

help-consultants-contractor-name = 請負業者
help-consultants-contractor-line = 1手番に2枚建てる。
help-consultants-contractor-text = 手番にタイルを2枚建て、2枚引きます。1枚目の決算と人の移動をすべて終えてから、2枚目を建てます。手番の初めに山札がない最後の3手番は、1枚だけ建てます。2～4人用。

help-consultants-hacker-name = ハッカー
help-consultants-hacker-line = ワイルドを持ち、手札の裏面も数える。
help-consultants-hacker-text = このカードのワイルドシンボルを、自分のすべての建物で数えます。決算のときの手札のタイルも、裏面のシンボルを1個ずつ数えます。

help-consultants-entrepreneur-name = 起業家
help-consultants-entrepreneur-line = 建物の代わりに手札のタイルで決算。
help-consultants-entrepreneur-text = 自分の建物がある閉じた通りごとに1回、自分の建物1軒の代わりに手札のタイルで決算できます。タイルは建てずに手札に残りますが、全員に見えます。コピーのタイルは使えません。ゲーム終了時の決算でも使えません。

help-consultants-investor-name = 投資家
help-consultants-investor-line = 2枚目の看板で評価額を2倍に。
help-consultants-investor-text = 建てるとき、その建物に看板を2枚置けます。評価額が2倍になります（住民の分はそのまま）。2倍の建物は同時に1軒だけ。看板は2枚いっしょに戻ります。

help-consultants-hipster-legend-name = 伝説のヒップスター
help-consultants-hipster-legend-line = ヒップスターシンボルが1個増え、すべてワイルドに。
help-consultants-hipster-legend-text = このカードのヒップスターシンボルを、自分のすべての建物で数えます。決算では、あなたにとってヒップスターシンボルはすべてワイルドになります。人の移動は変わりません。

help-consultants-renovator-name = リノベーター
help-consultants-renovator-line = 閉じた通りの建物の上に建てる。
help-consultants-renovator-text = ふつうに建てる代わりに、閉じた通りの建物の上に手札のタイルを建てられます。向きは変えられません。その通りをすぐにもう一度決算します。中央駅は建て替えられません。3～5人用。
help-consultants-renovator-more-ru = ロシア語版では、市民公園も建て替えられません。

help-consultants-location-scout-name = ロケハン担当
help-consultants-location-scout-line = ほかの通りにある自分の建物のシンボルも数える。
help-consultants-location-scout-text = 自分の建物の決算のとき、ほかの通りにある自分の建物のシンボルも、看板が出ていれば数えます。通りに届くシンボルは、2回数えることもあります。ゲーム終了時の決算では使えません。

help-topics-central-station-name = 中央駅
help-topics-central-station-text = 街の中心。誰のものでもなく、4色のシンボルが1個ずつあるので、通りが開いている間は誰でも移って来られます。4個のシンボルは駅の通りで数え、公園の通りにも届きます。

help-topics-city-park-name = 市民公園
help-topics-city-park-text = 誰のものでもなく、ワイルドシンボルが1個あります。ここへは誰も移れません。ワイルドは公園の通りで数え、右どなりを横切る通りがあれば、そこにも届きます。
help-topics-city-park-more-ru = ロシア語版では、リノベーターはここを建て替えられません。

help-topics-building-name = 建物
help-topics-building-text = 街の1マス。正面に道路があります。シンボル、評価額、ビジネス拡張ではアイコンもかかれています。

help-topics-facing-name = 向き
help-topics-facing-text = 建物の正面と道路がある方角。同じ通りの建物は、みな同じ向きです。

help-topics-street-name = 通り
help-topics-street-text = 同じ向きで横に並んだ建物。5軒までです。両端がふさがるまでは開いていて、閉じると収入になります。

help-topics-enclosed-name = 閉じた通り
help-topics-enclosed-text = 両端を、ほかの建物にふさがれた通り。決算が済むと人々は出ていき、もう誰も入れません。

help-topics-pointing-name = 届くシンボル
help-topics-pointing-text = 通りの端の先にあり、その通りを向いている建物のシンボルは、その通りに届きます。

help-topics-sign-name = 看板
help-topics-sign-text = 誰の建物かを示します。1人5枚。通りが決算されるか、建物を手放すと戻ります。

help-topics-doubled-name = 2倍の建物
help-topics-doubled-text = 投資家の看板が2枚。この建物の評価額は2倍です。

help-topics-abandoned-name = 手放された建物
help-topics-abandoned-text = 看板が外されたので、誰のものでもなく、収入もありません。建物は通りに残り、シンボルは数えます。
help-topics-abandoned-more-ru = ロシア語版では、ここへは誰も移れません。

help-topics-fomo-name = FOMO
help-topics-fomo-text = 取り残される不安（Fear Of Missing Out）を抱えた人は、行き場がなく、立って待っています。その色のタイルを誰かが建てると、全員がそこへ駆けつけます。
help-topics-fomo-more-ru = ロシア語版では、FOMOの人は決算で数えません。また、建ててすぐ通りが閉じる建物へは駆けつけません。

help-topics-hand-name = 手札
help-topics-hand-text = あなたが建てられるタイルです。
help-topics-hand-more-multiplayer = ほかの人には裏面だけが見えます。

help-topics-stack-name = 山札
help-topics-stack-text = まだ引かれていないタイルです。
help-topics-stack-more-multiplayer = 次のタイルの裏面は誰でも見られます。
help-topics-stack-more-solo = 山札は表向きなので、次のタイルがいつもわかります。ペテン師のタイルを置いている間は、その下の、次に自分が引くタイルも見えます。

help-topics-money-name = お金
help-topics-money-text = 通りの決算とゲーム終了時に入ります。最も多い人が勝ちです。

help-topics-token-name = ビジネストークン
help-topics-token-text = 閉じた通りの自分の建物からもらいます。最後に、種類ごとに最多なら$10（同数なら$5）、4種そろった1組ごとに$10です。

help-topics-grifter-name = ペテン師
help-topics-grifter-text = ソロの相手。タイルの価値が今いちばん高くなる場所に建てます。同点なら、あなたが選びます。「やさしい」では、ページがあなたに有利な場所を選びます。

help-topics-endgame-stack-name = 終盤の山札
help-topics-endgame-stack-text = ペテン師が最後の3ラウンドで建てる3枚。元の山札から最後の1枚を引いたとき、混ぜて表にします。それまで裏面が1枚見えますが、順番の手がかりにはなりません。

help-topics-five-players-name = 5+のタイル
help-topics-five-players-text = 5人のとき、または4人で請負業者がいるときに使います。
