# The bots, for Python and the page.
bot-seedling = Seedling
bot-sprout = Sprout
bot-gardener = Gardener
bot-head-gardener = Head gardener
bot-master = Master gardener

## Errors

unknown-bot = There is no bot { $name }. The bots: { $known }.
bad-bot = The bot { $name } cannot be made: { $problem }
bad-setting = { $name } has no setting of that kind.
setting-not-a-number = { $setting } must be a number, not { $given }.
setting-without-value = { $given } is not a setting: write name=value.
setting-twice = { $setting } is given twice.
setting-not-whole = { $setting } must be a whole number of at least 1, not { $given }.
setting-not-positive = { $setting } must be more than 0, not { $given }.
no-end = A search needs an end: seconds or simulations.
unknown-parameter = There is no search parameter { $name }. The parameters: { $known }.
bad-bot-seed = A bot’s seed is a whole number, not { $given }.
dial-without-index = A dial needs its index: dial:index=430.
network-without-file = A network needs its file: network:file=PATH.
network-unreadable = { $file } is not a file of weights.
network-other-game = { $file } has learned { $game }, which is not this game.
