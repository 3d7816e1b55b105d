# Das Widget im Notizbuch.

undo = Zurücknehmen
find-move = Einen Zug suchen
moves = Mögliche Züge
so-far = Bisher
