# share-title = Share
# share-title =

# share-link = Link to this game
# share-link =

# share-deal_link = Link to this deal
# share-deal_link =

# share-link_text = The whole game is in the link. Nothing is stored anywhere else.
# share-link_text =

# share-deal_text = Only the seed and the options, so friends can play the same deal.
# share-deal_text =

# share-picture = A picture of the city
# share-picture =

# share-picture_text = The city as it stands, drawn here, to keep or to send.
# share-picture_text =

# share-picture_failed = No picture could be made.
# share-picture_failed =

# share-copied = Copied.
# share-copied =

# share-copy_failed = The browser did not allow copying. Select the text and copy it yourself.
# share-copy_failed =

# share-not_shared = Nothing was shared. You can copy the link instead.
# share-not_shared =

# share-exported = Exported.
# share-exported =

# share-long_link = This link is long. Some messengers cut long links off; a file is safer.
# share-long_link =

# share-report = Bug report
# share-report =

# share-report_text = The version, the browser and the record of this game. Nothing else.
# share-report_text =

# share-opened_link = This game came with a link. Your running game is still in the list.
# share-opened_link =

# share-opened_first = This game came with a link.
# share-opened_first =

# share-opened_again = You have this game already. Here it is.
# share-opened_again =

# share-opened_file = This game came from a file. It is in your list now.
# share-opened_file =

# share-file = File
# share-file =

# share-file_text = The record of the game, for keeping or for another device.
# share-file_text =

# share-copy = Copy
# share-copy =

# share-code = QR code
# share-code =

# share-code_itself = QR code: another device’s camera opens this link.
# share-code_itself =

# share-code_text = QR code: a camera reads its text.
# share-code_text =

# share-code_shown = The QR code is shown. Another device can open it with its camera.
# share-code_shown =

# share-code_long = This link is too long for a QR code. Copy it, or send the file.
# share-code_long =

# share-code_failed = No QR code could be made. Check the connection, or copy the link.
# share-code_failed =

# share-opened_deal = A link brought this deal. Look at the options, then start.
# share-opened_deal =
