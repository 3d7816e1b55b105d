"""How each game is played at the page, one file per game."""
