# Die Bots, für Python und die Seite.
bot-seedling = Keimling
bot-sprout = Setzling
bot-gardener = Gärtner
bot-head-gardener = Obergärtner
bot-master = Gartenmeister

## Errors

unknown-bot = Einen Bot { $name } gibt es nicht. Die Bots: { $known }.
bad-bot = Der Bot { $name } ist nicht möglich: { $problem }
bad-setting = { $name } hat keine solche Einstellung.
setting-not-a-number = { $setting } muss eine Zahl sein, nicht { $given }.
setting-without-value = { $given } ist keine Einstellung: Schreib name=wert.
setting-twice = { $setting } ist zweimal angegeben.
setting-not-whole = { $setting } muss eine ganze Zahl ab 1 sein, nicht { $given }.
setting-not-positive = { $setting } muss größer als 0 sein, nicht { $given }.
no-end = Eine Suche braucht ein Ende: seconds oder simulations.
unknown-parameter = Einen Suchparameter { $name } gibt es nicht. Die Parameter: { $known }.
bad-bot-seed = Der Startwert eines Bots ist eine ganze Zahl, nicht { $given }.
dial-without-index = Der Regler braucht seinen Index: dial:index=430.
network-without-file = Ein Netz braucht seine Datei: network:file=PFAD.
network-unreadable = { $file } ist keine Datei mit Gewichten.
network-other-game = { $file } hat { $game } gelernt, und das ist ein anderes Spiel.
