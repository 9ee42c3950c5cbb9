### レッスン。一度に多くて2文。
###
### -say: 最初。-place: タイルを選んだとき。-aim: 回すとき。-held: 向きが合ったとき。-done: そのあと。-miss-: 外れたときの返事。

lesson-answers-elsewhere = ここでは${ $dollars }です。このレッスンでは、光っている場所に置いてみましょう。
lesson-answers-less = ここでは${ $dollars }です。もっと良い場所があります。
lesson-answers-other_tile = ここで使うのは{ $tile }です。そちらを選んでください。
lesson-answers-other = それではありません。光っているものを試してください。

lesson-build-title = タイルを選んで建てる

lesson-build-1-say = 手番ごとに建物を1軒建てます。学生寮を手に取ってください。
lesson-build-1-place = 置ける場所がすべて光りました。中央駅のとなりをタップしてください。
lesson-build-1-aim = 駅の道路がまっすぐ続くように回しましょう。
lesson-build-1-held = 今の街なら${ $dollars }になります。では建てましょう。
lesson-build-1-done = ヒップスターが1人入居しました。看板は、ここがあなたの建物だという印です。
lesson-build-1-miss-1 = 西向きでは別の通りになり、${ $dollars }にしかなりません。向きを戻しましょう。

lesson-build-2-say = 建てただけではお金は入りません。通りが閉じたときに入ります。

lesson-placing-title = 道路の向き

lesson-placing-1-say = 道路は、建物の一つの辺にだけあります。おみやげ屋を手に取ってください。
lesson-placing-1-place = あなたの学生寮の下をタップしてください。
lesson-placing-1-aim = 上の点をタップして、2本の道路を並べてみましょう。
lesson-placing-1-done = { $refusal }

lesson-placing-2-say = おみやげ屋を手に取ってください。
lesson-placing-2-place = 今度は学生寮の右をタップしてください。
lesson-placing-2-aim = もう一度、上の点をタップしてください。
lesson-placing-2-done = { $refusal }

lesson-placing-3-say = おみやげ屋を手に取ってください。
lesson-placing-3-place = 学生寮の右をタップしてください。
lesson-placing-3-aim = では西へ向けましょう。学生寮の道路の端を、横切る形になります。
lesson-placing-3-done = ${ $dollars }。置けますが、あなたの通りの端を横切る、別の通りになります。

lesson-placing-4-say = おみやげ屋を手に取ってください。
lesson-placing-4-place = 学生寮の右をタップしてください。
lesson-placing-4-aim = 駅や学生寮と同じ、南に向けましょう。
lesson-placing-4-held = ${ $dollars }。通りの建物1軒につき$2、これで3軒です。建てましょう。
lesson-placing-4-done = 同じ向きで並べば、一つの通り。端を横切れば、そこが通りの端です。

lesson-valuations-title = 建物の価値

lesson-valuations-1-say = のんびりスパは、通りの観光客シンボル1個につき$2です。手に取ってください。
lesson-valuations-1-place = 光った場所には、そこでの最高額が出ています。いちばん高い場所をタップしてください。
lesson-valuations-1-aim = 場所は合っています。$9になるように回しましょう。
lesson-valuations-1-held = ${ $dollars }。観光客シンボル4個で$8、入居する観光客1人で$1です。建てましょう。
lesson-valuations-1-done = シンボルは駅に1個、ホテルに2個、スパに1個。ホテルにいる人は、ここでは数えません。
lesson-valuations-1-miss-1 = 公園の通りなら${ $dollars }。駅と公園からシンボルが1個ずつ届きます。でも、もっと良い場所があります。

lesson-valuations-2-say = つまり建物の収入は、タイルに書いてある額に、住民1人につき$1を足したものです。

lesson-pointing-title = 届くシンボル

lesson-pointing-1-say = おしゃれロフトは、ヒップスターシンボル1個につき$2です。手に取ってください。
lesson-pointing-1-place = まず駅の右に置いてみましょう。
lesson-pointing-1-aim = 南に向けて、駅の通りに入れましょう。
lesson-pointing-1-done = ${ $dollars }。駅のヒップスターシンボル1個と、入居する子連れ2人の分です。

lesson-pointing-2-say = おしゃれロフトを手に取ってください。
lesson-pointing-2-place = 今度は市民公園の下をタップしてください。
lesson-pointing-2-aim = 東に向けて、公園の通りに入れましょう。
lesson-pointing-2-held = ${ $dollars }。駅はこの通りを向いているので、駅のヒップスターシンボルをここでも数えます。公園のシンボルはワイルドで、どの色にもなります。
lesson-pointing-2-done = 通りの端でその通りを向いた建物のシンボルは、通りに届きます。建物自身の通りでも数えます。

lesson-enclosed-title = 5軒まで、端は2つ

lesson-enclosed-1-say = 駅の通りには建物が5軒あります。金物店を手に取って、6軒にしてみましょう。
lesson-enclosed-1-place = 右端の場所をタップしてください。
lesson-enclosed-1-aim = 下の点をタップして、ほかと同じ南に向けましょう。
lesson-enclosed-1-done = { $refusal }

lesson-enclosed-2-say = 金物店を手に取ってください。
lesson-enclosed-2-place = 右端の場所をタップしてください。
lesson-enclosed-2-aim = 西に向けて、通りのほうを向かせましょう。
lesson-enclosed-2-held = 西向きならこちらの端がふさがり、ワイルドシンボルも通りに届きます。建てましょう。
lesson-enclosed-2-done = 東はふさがり、西は開いたまま。決算はまだです。両端がふさがって、はじめて通りが閉じます。

lesson-scoring-title = 通りを閉じて決算

lesson-scoring-1-say = 駅の左に1軒建てれば通りが閉じます。蚤の市を手に取ってください。
lesson-scoring-1-place = 駅の左をタップしてください。
lesson-scoring-1-done = あなたは${ $mine }ですが、ナオは${ $theirs }。子連れシンボルが届いて、ナオのセットが2組になってしまいます。

lesson-scoring-2-say = では、コワーキングを手に取って比べてみましょう。
lesson-scoring-2-place = 駅の左をタップしてください。
lesson-scoring-2-held = あなたは${ $mine }、ナオは${ $theirs }。建てましょう。
lesson-scoring-2-done = お金が入り、看板が戻りました。通りを閉じると、看板のある全員に入ります。相手がいくら得るかも数えましょう。
lesson-scoring-2-miss-1 = あなたは${ $mine }ですが、ナオは${ $theirs }です。コワーキングを選びましょう。

lesson-people-title = 人々の行き先

lesson-people-1-say = 決算のあとは全員が、自分のシンボルがある開いた通りへ引っ越します。ヒップスターをあなたのコワーキングへ移しましょう。
lesson-people-1-miss-1 = それはナオのレコード店です。1人移るごとに、ナオが${ $dollars }得をします。自分の建物へ移しましょう。

lesson-people-2-say = コワーキングの通りの決算で、あなたの収入が$1増えます。もう1人も移しましょう。
lesson-people-2-done = あなたの建物のヒップスターは4人になりました。行き場のない人は、その場で立って待ちます。これがFOMO（取り残される不安）です。
lesson-people-2-miss-1 = それはナオのレコード店です。1人移るごとに、ナオが${ $dollars }得をします。自分の建物へ移しましょう。

lesson-people-3-say = 観光客が2人、FOMOで待っています。あなたの手札には観光客シンボルのタイルがあります。グランドホテルを手に取ってください。
lesson-people-3-place = どこに建てても、$6ではなく$12になります。好きな場所をタップしてください。
lesson-people-3-held = ${ $dollars }。待っている2人は、どこからでも駆けつけます。建てましょう。
lesson-people-3-done = 行き場のない人は、自分の色の次のタイルを待ちます。誰が建ててもかまいません。

lesson-abandon-title = 看板が足りない

lesson-abandon-1-say = 看板5枚は、すべて開いた通りに出ています。次を建てるために、価値のいちばん低い建物を手放しましょう。
lesson-abandon-1-done = お金は入りませんが、看板が戻りました。子連れは駅へ。開いた通りで子連れシンボルがあるのは、そこだけでした。
lesson-abandon-1-miss-1 = おみやげ屋は、いずれ${ $dollars }になります。価値のいちばん低いものを手放しましょう。
lesson-abandon-1-miss-2 = それは、いずれ${ $dollars }になります。もっと価値の低いものがあります。

lesson-abandon-2-say = 手番の続きです。好きなものを、好きな場所に建てましょう。
lesson-abandon-2-place = 好きな場所をタップしてください。
lesson-abandon-2-held = ここでは${ $dollars }。建てるか、ほかも見てみましょう。
lesson-abandon-2-done = 看板は5枚。6軒目を建てるには、5軒のうち1軒を手放さなければなりません。

lesson-endgame-title = 最後は半分、切り上げ

lesson-endgame-1-say = 最後のタイルです。看板の残る建物からは、最後に収入の半分が入ります。1軒ごとに端数を切り上げます。
lesson-endgame-1-place = 通りが伸びれば、おみやげ屋の収入も増えます。いちばん高くなる場所を探しましょう。
lesson-endgame-1-aim = 場所は合っています。自分の通りに入るように回しましょう。
lesson-endgame-1-held = 最後に入るのは${ $dollars }の半分ですが、おみやげ屋の価値も通りとともに上がります。建てましょう。
lesson-endgame-1-done = 一つの通りに、あなたの建物が3軒。ナオが最後のタイルを建てます。
lesson-endgame-1-miss-1 = ナオの最高の場所を奪う、いい考えです。でも今は、自分の通りがいちばん高くなる場所を探しましょう。

lesson-endgame-2-say = あなたの3軒の収入は、$8が$4に、$5が$3に、$9が$5になり、$12対$11であなたの勝ちです。看板が残った建物の収入は半分、と覚えましょう。

lesson-grifter-title = ソロでペテン師と対戦

lesson-grifter-1-say = ソロの相手はペテン師で、山札のいちばん上のタイルを建てます。先にあなたが学生寮を建てましょう。
lesson-grifter-1-place = 駅のとなりをタップしてください。
lesson-grifter-1-aim = 南に向けて、駅の通りに入れましょう。
lesson-grifter-1-held = ${ $dollars }。建てましょう。

lesson-grifter-2-say = ペテン師は、タイルの価値がいちばん高い場所に建てます。$6の場所が2つ、同点なのであなたが選びます。どちらかをタップしてください。
lesson-grifter-2-place = ペテン師は、タイルの価値がいちばん高い場所に建てます。$6の場所が2つ、同点なのであなたが選びます。どちらかをタップしてください。
lesson-grifter-2-held = 選んでいる間に、次に自分が引くタイルも見えています。建てましょう。
lesson-grifter-2-done = 次はペントハウスです。通りをふさぐとお金になるタイルで、ペテン師は閉じられる通りがあれば必ず閉じます。
lesson-grifter-2-miss-1 = { $refusal }

lesson-grifter-3-say = では、閉じさせる通りを用意しましょう。あなたの通りです。博物館を手に取ってください。
lesson-grifter-3-place = 市民公園の下に建てます。開いている端があと1つだけの通りです。
lesson-grifter-3-aim = 東に向けて、公園の通りに入れましょう。
lesson-grifter-3-held = 誰かが通りを閉じれば${ $dollars }です。建てましょう。
lesson-grifter-3-done = ペテン師が通りを閉じ、あなたに$14入りました。ペテン師は先を読みません。代わりに読んであげましょう。

lesson-valuation-copy-title = コピーとワイルド

lesson-valuation-copy-1-say = アウトレットは、通りでいちばん高い建物をコピーします。手に取ってください。
lesson-valuation-copy-1-place = いちばん高くなる場所を探しましょう。
lesson-valuation-copy-1-aim = 場所は合っています。公園の通りに入るように回しましょう。
lesson-valuation-copy-1-held = ${ $dollars }。あなたの蚤の市を、その場所に建っているつもりでコピーします。建てましょう。
lesson-valuation-copy-1-done = ヒップスターと子連れのセットが2組。足りない分はワイルドが補います。コピーのコピーはできません。
lesson-valuation-copy-1-miss-1 = その通りにはコピーできるものがなく、買い物客の${ $dollars }だけです。もっと良い場所があります。

lesson-business-title = ビジネス：トークンをもらう

lesson-business-1-say = ビジネス拡張では、通りが閉じるたびに、自分の建物1軒のアイコンの分だけトークンをもらいます。博物館を手に取ってください。
lesson-business-1-place = 駅の通りの左端をふさぎましょう。
lesson-business-1-aim = 東に向けて、通りのほうを向かせましょう。
lesson-business-1-held = これで通りが閉じます。建てましょう。

lesson-business-2-say = どちらの建物からもらうか選びます。おしゃれロフトなら住宅トークン2個、コワーキングなら好きなトークン1個です。
lesson-business-2-done = 決算の前に、トークンを2個もらいました。トークンがなくなった種類のアイコンは、ワイルドになります。
lesson-business-2-miss-1 = 好きな種類のトークン1個は、セットがそろうときには良い手です。ここでは同じ種類2個のほうが得です。

lesson-business-3-say = 最後に、種類ごとに最多の人が$10、同数なら$5。4種そろった1組ごとに$10です。

lesson-consultant-investor-title = コンサルタント：投資家

lesson-consultant-investor-1-say = あなたは投資家。建物に看板を2枚置くと、評価額が2倍になります。珈琲焙煎所を手に取ってください。
lesson-consultant-investor-1-place = 収入が、通りにある自分の看板の数で決まる建物です。学生寮のとなりに建てましょう。
lesson-consultant-investor-1-aim = 看板1枚なら${ $dollars }です。2枚で建てましょう。
lesson-consultant-investor-1-done = $20。通りの看板3枚で$9、その2倍で$18、住民のヒップスター2人で$2。2倍の建物は同時に1軒だけです。
lesson-consultant-investor-1-miss-1 = 看板1枚なら${ $dollars }です。2枚で建てましょう。

lesson-consultant-location-scout-title = コンサルタント：ロケハン担当

lesson-consultant-location-scout-1-say = あなたはロケハン担当。ほかの通りにある自分の建物のシンボルも数えます。のんびりスパを手に取ってください。
lesson-consultant-location-scout-1-place = グランドホテルから離れた、駅のとなりに建てましょう。
lesson-consultant-location-scout-1-aim = 駅の通りに入るように回しましょう。
lesson-consultant-location-scout-1-held = ${ $dollars }。観光客シンボルは、駅に1個、スパに1個、そして別の通りのグランドホテルに2個です。建てましょう。
lesson-consultant-location-scout-1-done = ほかの通りのシンボルを数えるのは、その建物に看板が出ている間だけです。決算が済んで看板が戻ると、もう数えません。

lesson-consultant-entrepreneur-title = コンサルタント：起業家

lesson-consultant-entrepreneur-1-say = あなたは起業家。通りごとに1回、建物の代わりに手札のタイルで決算できます。あそび広場を手に取ってください。
lesson-consultant-entrepreneur-1-place = 駅の通りの左端をふさぎましょう。
lesson-consultant-entrepreneur-1-aim = 東に向けて、通りのほうを向かせましょう。
lesson-consultant-entrepreneur-1-held = これで通りが閉じ、そのあとページが質問します。建てましょう。

lesson-consultant-entrepreneur-2-say = 学生寮の代わりに映画館で決算しましょう。$2多くなります。
lesson-consultant-entrepreneur-2-done = タイルは手札に残り、全員に知られました。変わったのは、この1軒の収入だけです。
lesson-consultant-entrepreneur-2-miss-1 = それでは増えません。学生寮の代わりに手札のタイルで決算しましょう。
