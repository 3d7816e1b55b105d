# Le coach, pour Python et la page.

## Pourquoi un coup est bon

why-only-move = Il n’y a rien d’autre à faire.
why-only-place = C’est la seule place qui rapporte tout de suite.
why-line-now = { $line } : { $now } { $now ->
        [one] point
       *[other] points
    } tout de suite, et à la fin environ { $more } de plus qu’avec le meilleur autre coup.
why-line = { $line } : à la fin environ { $more } { $more ->
        [one] point
       *[other] points
    } de plus qu’avec le meilleur autre coup.
why-against = Ce coup prive { $name } d’environ { $points } { $points ->
        [one] point
       *[other] points
    }.
why-now = { $now } { $now ->
        [one] point
       *[other] points
    } tout de suite.
why-room = Ce coup laisse le plus de place pour la suite.
why-close = Presque aussi bon.

## Erreurs

nothing-to-review = Rien n’a encore été joué : il n’y a rien à analyser.
