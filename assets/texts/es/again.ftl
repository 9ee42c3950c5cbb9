### Probar otra vez una decisión señalada, y la caja de decisiones.

again-title = Otra vez
again-which = Turno { $number } · { $count } de { $total }
again-ask = Encuentra algo mejor que: { $action }.
again-same = Eso es lo que elegiste. Encuentra algo mejor.
again-weighing = Sopesando tu respuesta…
again-right = Bien visto: { $gain } que lo que elegiste.
again-worse = Todavía no: otra opción da { $gain }.
again-show = Muéstramelo
again-next = Siguiente
again-play_on = Seguir desde aquí
again-done = Volver al análisis
again-mistake = Un error tuyo
again-all = Las { $count }
again-box = Decisiones por repetir
again-box_text = Decisiones que costaron $3 o más, de los análisis de tus partidas. Resuelta dos veces, una decisión se va.
again-empty = Nada que repetir. Los análisis de tus partidas dejan aquí decisiones.
again-boxed = Turno { $number }, unos ${ $dollars }
again-solved = resuelta una vez
again-try = Probar
again-that_turn = Repetir ese turno
again-remove = Quitar
