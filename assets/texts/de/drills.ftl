### Übungen. Nur Text: Jedes Markup wird maskiert.

drills-title = Übungen
drills-text = Je zwanzig schnelle Fragen, nie zweimal dieselben.
drills-of = { $count } von { $total }
drills-again = Zwanzig weitere
drills-score = { $count } von { $total } richtig.
drills-right = Richtig.
drills-wrong = Nicht ganz.
drills-legal-title = Erlaubt oder nicht?
drills-legal-ask = Darf dieses Gebäude so gedreht hier stehen?
drills-legal-yes = Ja
drills-legal-no = Nein
drills-legal-fits = Es ist erlaubt: Die Fahrbahn schließt an eine andere an, und nichts verbietet es.
drills-worth-title = Was ist es wert?
drills-worth-ask = Was brächte dieses Gebäude, wenn seine Straße jetzt gewertet würde?
