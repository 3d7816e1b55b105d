# Les robots, pour Python et la page.
bot-seedling = Jeune pousse
bot-sprout = Bouture
bot-gardener = Jardinier
bot-head-gardener = Chef jardinier
bot-master = Maître jardinier

## Errors

unknown-bot = Il n’y a pas de robot { $name }. Les robots : { $known }.
bad-bot = Le robot { $name } ne peut pas être créé : { $problem }
bad-setting = { $name } n’a pas de tel réglage.
setting-not-a-number = { $setting } doit être un nombre, pas { $given }.
setting-without-value = { $given } n’est pas un réglage : écrivez nom=valeur.
setting-twice = { $setting } est donné deux fois.
setting-not-whole = { $setting } doit être un nombre entier d’au moins 1, pas { $given }.
setting-not-positive = { $setting } doit être plus grand que 0, pas { $given }.
no-end = Une recherche a besoin d’une fin : seconds ou simulations.
unknown-parameter = Il n’y a pas de paramètre de recherche { $name }. Les paramètres : { $known }.
bad-bot-seed = La graine d’un robot est un nombre entier, pas { $given }.
dial-without-index = Le réglage demande un indice : dial:index=430.
network-without-file = Un réseau a besoin de son fichier : network:file=CHEMIN.
network-unreadable = { $file } n’est pas un fichier de poids.
network-other-game = { $file } a appris { $game }, qui n’est pas ce jeu.
