### Ejercicios. Solo texto: todo marcado se escapa.

drills-title = Ejercicios
drills-text = Veinte preguntas rápidas cada vez, nunca las mismas.
drills-of = { $count } de { $total }
drills-again = Otras veinte
drills-score = { $count } de { $total } bien.
drills-right = Bien.
drills-wrong = No del todo.
drills-legal-title = ¿Se puede o no?
drills-legal-ask = ¿Puede estar aquí este edificio, girado así?
drills-legal-yes = Sí
drills-legal-no = No
drills-legal-fits = Se puede: su calzada se une a otra y nada lo prohíbe.
drills-worth-title = ¿Cuánto vale?
drills-worth-ask = ¿Cuánto ganaría este edificio si su calle se puntuara ahora?
