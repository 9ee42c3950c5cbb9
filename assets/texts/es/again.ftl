### Probar otra vez una decisión señalada, y la caja de decisiones.

again-title = Otra vez
again-which = Turno { $number } · { $count } de { $total }
again-ask = Encuentra una jugada mejor que esta: { $action }.
again-same = Esa fue tu jugada. Encuentra una mejor.
again-weighing = Comprobando tu respuesta…
again-right = Bien visto: { $gain } que tu jugada.
again-worse = Todavía no: otra jugada da { $gain }.
again-show = Muéstramelo
again-next = Siguiente
again-play_on = Seguir desde aquí
again-done = Volver al análisis
again-mistake = Uno de tus errores
again-all = Todas ({ $count })
again-box = Tus errores
again-box_text = Jugadas de tus partidas que te costaron $3 o más. La que resuelvas dos veces sale de la lista.
again-empty = Aún no hay nada que repetir. Aquí aparecerán los errores que señale el análisis de tus partidas.
again-boxed = Turno { $number }: costó unos ${ $dollars }
again-solved = resuelta una vez
again-try = Probar
again-that_turn = Repetir ese turno
again-remove = Quitar
