### 別の端末への引っ越し。

moving-title = 別の端末へ移す
moving-text = ゲーム、成績、パズル、設定が1つのファイルに入ります。別の端末で何度でも開けます。
moving-export = すべてをファイルに保存
moving-taken = 取り込みました：{ $games ->
       *[other] ゲーム{ $games }局
    }、{ $results ->
       *[other] 成績{ $results }件
    }、設定。
moving-taken_without_settings = 取り込みました：{ $games ->
       *[other] ゲーム{ $games }局
    }、{ $results ->
       *[other] 成績{ $results }件
    }。
moving-nothing_new = このファイルの中身は、すべてここにあります。
moving-damaged =
    { $count ->
       *[other] 壊れた{ $count }件は取り込みませんでした。
    }
moving-damaged_only = このファイルの中身はすべて壊れています。何も取り込みませんでした。
moving-refused = この引っ越し用ファイルは読み込めません。
