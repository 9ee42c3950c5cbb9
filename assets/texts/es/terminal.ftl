### El juego en una terminal: python3 -m app.engine play

terminal-welcome = Escribe ayuda para ver los comandos. Tab completa las palabras.
terminal-city = ciudad
terminal-save = guardar
terminal-quit = salir
terminal-help = Aquí también puedes escribir: { $commands }. Las letras de la ciudad son sitios. Escribe el número de una loseta, una letra y una orientación para construirla.
terminal-example = Por ejemplo: { $line }
terminal-reveal = Pulsa Intro para ver tu mano.
terminal-fomo = ! FOMO
terminal-winner = gana
terminal-leave = Escribe { $quit } para terminar, o pulsa Ctrl-C otra vez.
terminal-save_where = Añade al comando un nombre de archivo.
terminal-saved = Guardada como { $file }. La página también abre este archivo.
