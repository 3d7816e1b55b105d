# Was an einer Stellung von Moss Court von außen nicht stimmt.

seats-or-null = { $field } muss Plätze enthalten, 0 oder 1, oder null
uneven = { $field } muss von beiden Plätzen gleich viel Moos tragen oder eines mehr von Platz 0
full-or-not = { $field } muss null sein, wenn jeder Stein bepflanzt ist, und nur dann
other-turn = { $field } passt nicht zum Moos im Hof
