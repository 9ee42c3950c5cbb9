### 建物の名前と、その場所の一言。長い名前は句の切れ目に切れ目 { "\u00AD" } を入れます。

names-person = { $name }
names-you = あなた

building-central-station = 中央駅
flavour-central-station = この街の物語は、いつも誰かが列車を降りるところから始まる。

building-city-park = 市民公園
flavour-city-park = 常連さんの名前なら、カモがみんな知っている。

building-student-house = 学生寮
flavour-student-house = 6人でやかんが1つ。やかんには全員が一家言ある。

building-art-gallery = ギャラ{ "\u00AD" }リー
flavour-art-gallery = あの大作、どちらが上か誰も知らない。そこがいい。

building-micro-brewery = 地ビール{ "\u00AD" }工房
flavour-micro-brewery = 新作は松とプラムの香り。それに、ちょっと多めの野心。

building-record-shop = レコード{ "\u00AD" }店
flavour-record-shop = お探しの一枚はある。でもその前に、まずこれを聴いてくれ。

building-coffee-roastery = 珈琲{ "\u00AD" }焙煎所
flavour-coffee-roastery = 通り三つ先から香ってくる。気づいたときにはもう遅い。

building-tattoo-parlour = タトゥー{ "\u00AD" }スタジオ
flavour-tattoo-parlour = 彫り師は必ず二度きく。「本当にこの名前でいいんだね？」

building-co-working-hub = コワー{ "\u00AD" }キング
flavour-co-working-hub = 会社12社、プリンター1台、そしてとても我慢強い看板犬。

building-bicycle-workshop = 自転車{ "\u00AD" }工房
flavour-bicycle-workshop = ブレーキは待っている間に、サドルの高さは頼まなくても直してくれる。

building-starter-home = 初めての{ "\u00AD" }家
flavour-starter-home = 小さくて少し傾いている。でも、まるごと自分たちのもの。

building-flea-market = 蚤の市
flavour-flea-market = あのランプの下のどこかに、なくしたことも知らなかった宝物がある。

building-trendy-lofts = おしゃれ{ "\u00AD" }ロフト
flavour-trendy-lofts = もとはボタン工場。今でもときどき1個見つかる。

building-kindergarten = 幼稚園
flavour-kindergarten = お昼寝の時間は、街でいちばん厳重に守られている。

building-toy-store = おもちゃ{ "\u00AD" }屋
flavour-toy-store = ショーウインドーの汽車は、市長が生まれる前から走っている。

building-play-park = あそび{ "\u00AD" }広場
flavour-play-park = すべり台は、雨上がりがいちばん速い。

building-sweet-ice-cream = アイス{ "\u00AD" }屋さん
flavour-sweet-ice-cream = ダブルはおやつ、トリプルは今夜の予定。

building-terraced-houses = テラス{ "\u00AD" }ハウス
flavour-terraced-houses = 扉の色は一軒ずつ違い、合鍵はどのお隣さんも持っている。

building-fashion-outlet = アウト{ "\u00AD" }レット
flavour-fashion-outlet = 最初に見たのは別の店。でも、ここのはぴったり。

building-high-end-tailor = 高級{ "\u00AD" }テーラー
flavour-high-end-tailor = 採寸は一度きり。うなずいて、決して間違えない。

building-concept-store = セレクト{ "\u00AD" }ショップ
flavour-concept-store = 売り物は、椅子と石けんと「気分」。

building-department-store = 百貨店
flavour-department-store = 目当ての物だけ買って出てきた人は、まだ一人もいない。

building-food-court = フード{ "\u00AD" }コート
flavour-food-court = トレイの上に世界の味。ポテトは必ず誰かにつままれる。

building-penthouse = ペント{ "\u00AD" }ハウス
flavour-penthouse = ここからなら、自分の会社に手を振れる。

building-cinema = 映画館
flavour-cinema = 後ろの席は、いい場面で決まってきしむ。

building-bookshop = 書店
flavour-bookshop = ベストセラーの上で猫が寝ているので、ほかの本をどうぞ。

building-chillax-spa = のんびり{ "\u00AD" }スパ
flavour-chillax-spa = 入口で、スマホも専用の小さなベッドで休ませてもらえる。

building-grand-hotel = グランド{ "\u00AD" }ホテル
flavour-grand-hotel = エレベーター係は、お客の階も好きなケーキも覚えている。

building-souvenir-shop = おみやげ{ "\u00AD" }屋
flavour-souvenir-shop = 一番人気はミニ中央駅。僅差でミニカモ。

building-museum = 博物館
flavour-museum = 恐竜はもう40年、名前をもらうのを待っている。

building-viewpoint-tower = 展望{ "\u00AD" }タワー
flavour-viewpoint-tower = 200段のぼると、どこに車を停めたかわかる。

building-rooftop-bar = 屋上バー
flavour-rooftop-bar = 夕焼けは無料。小さな傘は有料。

building-harbour-bistro = 港の{ "\u00AD" }ビストロ
flavour-harbour-bistro = 今朝、船が持ち帰ったものが今日のメニュー。

building-holiday-flats = コンド{ "\u00AD" }ミニアム
flavour-holiday-flats = 自宅のようなくつろぎ。タオルは自宅より上等。

building-hardware-store = 金物店
flavour-hardware-store = ねじ1本から売ってくれて、その身の上話までついてくる。

building-car-park = 駐車場
flavour-car-park = 3階、カタツムリの絵の柱のとなり。

building-farmers-market = 農家の{ "\u00AD" }朝市
flavour-farmers-market = ニンジンは、まだ葉っぱの帽子をかぶっている。

building-estate-agency = 不動産屋
flavour-estate-agency = 心をこめて言えば、どんな納戸も「落ち着ける寝室」。

building-corner-cafe = 街角{ "\u00AD" }カフェ
flavour-corner-cafe = ドアが閉まるころには、「いつもの」がもうカウンターに。

building-library = 図書館
flavour-library = 街でいちばん静かで、いちばん冒険の多い場所。

building-sky-apartments = 天空{ "\u00AD" }マン{ "\u00AD" }ション
flavour-sky-apartments = 曇りの日、太陽は上の階だけのもの。

building-climbing-gym = クライ{ "\u00AD" }ミング{ "\u00AD" }ジム
flavour-climbing-gym = 壁を目当てに来て、ロープを持つ仲間のために通い続ける。

building-barber-shop = 床屋
flavour-barber-shop = さっぱりした頭と、今週のうわさ全部を持って帰れる。

building-family-diner = ファミ{ "\u00AD" }レス
flavour-family-diner = 大人の椅子より子ども椅子が多く、パンケーキはもっと多い。

building-jeweller = 宝石店
flavour-jeweller = 同じ結婚指輪を、三代にわたって直してきた。

building-backpackers-hostel = ゲスト{ "\u00AD" }ハウス
flavour-backpackers-hostel = 行ってみたい街から、いつも誰かが帰ってきたばかり。

building-office-tower = オフィス{ "\u00AD" }タワー
flavour-office-tower = 9階の明かりは清掃係さん。歌いながらお仕事中。

# 別のタイルセットの建物は、元の名前のまま。
building-other = { $name }

person-ana = ユイ
person-ben = ケン
person-cleo = サキ
person-dan = リク
person-hana = ハナ
person-mayor = 市長
person-pat = ナオ
