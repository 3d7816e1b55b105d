# Ce que dit la bibliothèque de tous les jeux.
language = Français

seat = Place { $seat }
match-over = La partie est finie.
unknown-game = Il n’y a pas de jeu { $name }. Les jeux : { $known }.
unknown-option = { $game } n’a pas d’option { $name }. Ses options : { $known }.
no-options = { $game } n’a pas d’options : { $name } n’y veut rien dire.
bad-option = { $name }={ $given } n’est pas possible.
bad-option-choices = { $name }={ $given } n’est pas possible. Au choix : { $choices }.
bad-players = { $game } se joue de { $low } à { $high }, pas à { $players }.
bad-players-one = { $game } se joue à { $low }, pas à { $players }.
bad-seat = Il n’y a pas de place { $seat } : elles vont de 0 à { $last }.
not-a-move = { $move } n’est pas un coup. Possible ici : { $moves }.
not-a-move-over = { $move } n’est pas un coup, et la partie est finie.
nothing-to-undo = Il n’y a pas de coup à reprendre.
no-tournament = { $game } n’a pas de règles de tournoi.
listed = { $items } ; { $item }
