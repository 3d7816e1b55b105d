# Was an Stellungen und Material von Cottage Garden von außen nicht stimmt.

## Stellungen

other-components = { $field } ist { $given }, in Gebrauch ist aber { $used }
solo-only = { $field } gibt es nur allein
age = { $field } muss ein Alter von 5 bis 7 sein oder 0
child-alone = { $field } spielt nicht allein
must-differ = { $field } müssen verschieden sein
three-cubes = { $field } muss drei Felder aus { $spaces } nennen
two-places = { $field } muss zwei Stellen haben, null, wo kein Beet ist
squares = { $field } muss Felder von a1 bis e5 nennen
square-twice = { $field } nennt ein Feld zweimal
not-a-tile = { $field } ist { $name }, und das ist kein Plättchen
other-shape = { $field } hat nicht die Form von { $tile }
on-another = { $field } liegt auf einem anderen Plättchen
not-empty = { $field } muss auf leeren Feldern ohne Aufdruck liegen
tile-count = { $field }, path und beds haben zusammen { $found }-mal das Plättchen { $tile }, nicht einmal
bed-twice = { $field } und seats haben ein Beet zweimal
not-a-phase = { $field } ist keine Phase
over-turn = { $field } muss 'turn' sein, wenn die Partie zu Ende ist
not-on-walk = { $field } ist kein Feld des Weges
turns-range = { $field } hat turns außerhalb der Grenzen
turns-all = { $field } muss für alle sagen, wie oft sie am Zug waren, oder für niemanden (turns)
clock = { $field }, die und turns widersprechen einander oder dem, wer am Zug ist
turns-order = { $field } war nicht der Reihe nach am Zug (turns)
beehives = { $field } kann diese Bienenstöcke (beehives) nicht haben
beehive-due = { $field } darf nicht 0 sein: Ein Würfel steht auf 20, und ein Bienenstock war da
no-beehive = { $field } muss 0 sein: Kein Würfel steht auf 20
corners = { $field } muss { $wanted } nennen
missing = { $field } fehlt
beds-dealt = { $field } kann nicht 'beds' sein: Die Beete werden in dieser Partie ausgeteilt
beds-order = { $field } wird der Reihe nach gewählt
not-planted = { $field } kann noch nicht bepflanzt sein
beds-late = { $field } kann so spät nicht 'beds' sein
tiles-gone = { $field } kann hier nicht null sein
tokens = { $field } hat noch Marker
few-tiles = { $field } hat in der Schlussrunde weniger als drei Plättchen
unscored = { $field } ist vollständig und hätte gewertet werden müssen
scoring-bed = { $field } muss 1 oder 2 sein
scoring-null = { $field } muss in dieser Phase null sein
incomplete = { $field } nennt ein Beet, das nicht vollständig ist
no-child = { $field } ist kein Kind, das Ecken wählt
no-giving-up = { $field } kann hier nicht 'give up' sein
not-active = { $field } muss der Platz sein, der in dieser Phase entscheidet
not-now = { $field } kann hier nicht '{ $phase }' sein

## Material

label = { $field } braucht ein label aus Buchstaben und Ziffern
label-twice = { $field } hat das label eines anderen Plättchens: Zähl stattdessen copies
tiles = { $field } sind mit allen Kopien { $found }, nicht { $count }
size = { $field } mit { $low } Feldern sind { $found }, nicht { $wanted }
sizes = { $field } mit { $low } bis { $high } Feldern sind { $found }, nicht { $wanted }
beds = { $field } sind { $found }, nicht { $count }
bed-id = { $field } hat die id { $id }: Beete sind von 1 bis { $last } nummeriert
bed-id-twice = { $field } hat die id { $id } eines anderen Beetes
five-rows = { $field } muss fünf Reihen zu fünf haben
bed-marks = { $field } darf nur '.', 'P' und 'C' enthalten
bed-empty = { $field } hat { $empty } leere Felder, weniger als { $least }
shape = { $field } braucht eine Form aus 'X' und '.' in gleich langen Reihen, getrennt durch '/'
shape-size = { $field } hat { $squares } Felder, nicht 1 bis 6
too-large = { $field } passt auf kein Beet
in-pieces = { $field } hängt nicht zusammen
symbols = { $field } kann nicht mehr Töpfe und Glocken zeigen, als es Felder hat
