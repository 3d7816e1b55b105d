# Der Coach, für Python und die Seite.

## Warum ein Zug gut ist

why-only-move = Etwas anderes gibt es nicht zu tun.
why-only-place = Nur hier bringt es sofort Punkte.
why-line-now = { $line }: { $now } { $now ->
        [one] Punkt
       *[other] Punkte
    } sofort, und bis zum Ende etwa { $more } mehr als mit dem nächstbesten Zug.
why-line = { $line }: bis zum Ende etwa { $more } { $more ->
        [one] Punkt
       *[other] Punkte
    } mehr als mit dem nächstbesten Zug.
why-against = Der Zug nimmt { $name } etwa { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
why-now = { $now } { $now ->
        [one] Punkt
       *[other] Punkte
    } sofort.
why-room = So bleibt am meisten Platz für das, was kommt.
why-close = Fast genauso gut.

## Fehler

nothing-to-review = Es wurde noch nichts gespielt: Es gibt nichts zu analysieren.
