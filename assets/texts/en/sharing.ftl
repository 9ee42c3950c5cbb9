### Sharing. Plain text only: everything is escaped.
###
### $dollars - an amount of money

share-title = Share
share-link = Link to this game
share-deal_link = Link to this deal
share-link_text = The link holds the whole game. Nothing is stored anywhere else.
share-deal_text = Only the seed and the options, so friends can play the same deal.
share-others = Share only the deal, or a file
share-picture = A picture of the city
share-picture_text = The city as it stands, to keep or to send.
share-best_street = Best street: ${ $dollars }
share-poster_tall = Share the tall picture
share-poster_wide = Share the wide picture
share-picture_failed = The picture couldn’t be made.
share-copied = Copied.
share-copy_failed = The browser didn’t allow copying. Press and hold the link to copy it yourself.
share-not_shared = Nothing was shared. You can copy the link instead.
share-exported = Exported.
share-long_link = This is a long link, and some messaging apps cut off long links. A file is safer.
share-report = Bug report
share-report_text = The version, the browser and the record of the open game, if any. Nothing else.
share-opened_link = This game came from a link. Your other game is still in the list.
share-opened_first = This game came from a link.
share-opened_again = You already have this game. Here it is.
share-opened_file = This game came from a file. It’s in your list now.
share-file = File
share-file_text = The record of the game, to keep or to move to another device.
share-copy = Copy
share-open = Open it
share-code = QR code
share-code_itself = QR code: scan it with another device’s camera.
share-code_text = QR code: a camera reads its text.
share-code_shown = The QR code is shown. Scan it with another device’s camera.
share-code_long = This link is too long for a QR code. Copy it, or send the file.
share-code_failed = The QR code couldn’t be made. Check your connection, or copy the link.
share-opened_deal = This deal came from a link. Check the options, then start.
