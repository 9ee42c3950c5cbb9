more-title = その他
