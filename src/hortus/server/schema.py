"""What is stored. `log` is the truth of every table and only grows; the rest is who, where and how."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("kind", String(8), nullable=False),  # guest, account, program, deleted
    Column("lang", String(2), nullable=False),
    Column("login", String(48), unique=True),  # accounts: the name in small letters
    Column("password", String(200)),  # accounts: argon2id
    Column("owner", String(24), ForeignKey("people.id")),  # programs: whose
    Column("token", String(64), unique=True),  # empty since there are sessions; SQLite cannot drop a unique column
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # roughly when they were last here
    Column("shows", String(40), nullable=False, server_default=""),  # what everybody may see: results, matches
    Column("vacation_from", BigInteger),  # the last vacation
    Column("vacation_until", BigInteger),
)

relations = Table(  # whom somebody counts as a friend or has blocked
    "relations",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("other", String(24), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), nullable=False),  # friend, blocked
    Column("since", BigInteger, nullable=False),
    Index("relations_by_other", "other", "kind"),
)

sessions = Table(  # who may come in without being asked: a browser by its cookie, a program by its token
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token", String(64), unique=True, nullable=False),  # SHA-256 of what the browser or program sends
    Column("person", String(24), ForeignKey("people.id"), index=True, nullable=False),
    Column("device", String(60), nullable=False),  # browser and system, as far as the browser says
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # roughly when it was last used
    Column("expires", BigInteger),  # programs: never
)

emails = Table(  # of accounts, verified
    "emails",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), index=True, nullable=False),  # in small letters
    Column("remind", Boolean, nullable=False),  # of matches where they are to move
    Column("since", BigInteger, nullable=False),
)

subscriptions = Table(  # browsers that get pushes (push.py)
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("person", String(24), ForeignKey("people.id"), index=True, nullable=False),
    Column("session", String(24), index=True, nullable=False),  # it ends with this one
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
)

outbox = Table(  # letters and pushes that are still to be sent (outbox.py)
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),  # mail, push
    Column("person", String(24), ForeignKey("people.id"), index=True, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("due", BigInteger, index=True, nullable=False),  # while it is being sent: when somebody else may try
    Column("tries", Integer, nullable=False),
    sqlite_autoincrement=True,
)

bans = Table(
    "bans",
    metadata,
    Column("subject", String(50), primary_key=True),  # a person's id, or a network such as 203.0.113.0/24
    Column("reason", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # none: for good
)

changes = Table(  # what running servers are told by way of the database (changes.py)
    "changes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("answer", Text),  # to an order, by the process that carries it out
    sqlite_autoincrement=True,
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), unique=True, nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False, server_default="1"),  # of the game's rules
    Column("options", Text, nullable=False),  # JSON, values as in records
    Column("public", Boolean, nullable=False),
    Column(
        "watch", String(8), nullable=False, server_default="link"
    ),  # who may watch: link (everybody), friends, nobody
    Column("pace", Text, nullable=False),  # JSON
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("position", Text),  # JSON: where a practice match starts; none: it is dealt from the seed
    Column("daily", String(10)),  # the day whose garden it is
    Column("tournament", String(24)),  # whose match it is
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("quarantine", Text),  # why this table cannot be opened
    # From here on only to find and list tables without opening them; the log knows better.
    Column("state", String(8), nullable=False),  # waiting, playing, over, closed
    Column("changed", BigInteger, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),  # of the last entry
    Column("turn", Integer),
    Column("ply", Integer, nullable=False),
    Column("winners", String(20)),
    Column("ended", String(8)),  # resigned, left, agreed: why it ended before its time
    Column("rematch", String(24)),
    Column("reminded", Integer),  # the ply at which whoever is to move was last reminded
    Column("warned", Integer),  # the ply at which they were last told that their time is nearly up
    Column("check_at", BigInteger),  # when somebody's time, or grace, may be over
    Column("rated", Boolean, nullable=False, server_default=true()),  # may the match count for the ratings?
    Column("bot_turn", Boolean, nullable=False, server_default=false()),  # a bot is to decide
    Column("keeper", String(24)),  # the process that looks after its clocks and bots
    Column("epoch", BigInteger, nullable=False, server_default="0"),  # grows with every change of keeper
    Index("tables_by_state", "state", "changed"),
    Index("tables_by_host", "host", "state"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),  # "": called by its game
    Column("game", String(40), nullable=False),
    Column("style", String(12), nullable=False),  # swiss, round_robin, rulebook
    Column("options", Text, nullable=False),  # JSON, as they were given
    Column("pace", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("places", Integer, nullable=False),  # entrants, at most
    Column("host", String(24), ForeignKey("people.id"), index=True, nullable=False),
    Column("state", String(8), nullable=False),  # joining, playing, over, closed
    Column("rounds", Integer),  # before the start: as many as the host would like
    Column("round", Integer, nullable=False),  # the last that has begun
    Column("next_at", BigInteger),  # when the next one begins, once this one is over
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tournaments_by_state", "state", "changed"),
)

tournament_entrants = Table(
    "tournament_entrants",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot
    Column("name", String(24), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("seed", Integer),  # by rating, the strongest first; since the start
    Column("withdrawn", Boolean, nullable=False),
    Index("one_entry_each", "tournament", "person", unique=True),
)

tournament_matches = Table(  # a round is stored whole: who meets whom, and the tables with it
    "tournament_matches",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("entrants", String(20), nullable=False),  # their numbers, by seat
    Column("table_id", String(24), ForeignKey("tables.id"), unique=True),  # none: a bye, or somebody had withdrawn
    Column("outcomes", Text),  # JSON, by seat, once it is over
)

processes = Table(  # the servers of this deployment
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # its last heartbeat, by the database's clock
    Column("alive", Boolean, nullable=False),  # false: it has stopped
)

seats = Table(  # to list tables; the log knows better
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, invited, person, bot
    Column("name", String(24), nullable=False),
    Column("person", String(24), ForeignKey("people.id")),
    Column("bot", String(40)),
    Column("stand_in", Boolean, nullable=False),  # a bot plays for the person
    Column("out_of_time", Boolean, nullable=False, server_default=false()),
    Column("gave_up", String(8)),  # resigned, left
    Column("symbol", Integer),  # if not that of the seat
    Column("seen", BigInteger),  # when the person was last connected
    Column("rating_before", Double),  # when the match was rated
    Column("rating_after", Double),
    Index("seats_by_person", "person", "table_id"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False, server_default="{}"),  # JSON: what else there is to the entry (entries.py)
    Column("command", String(80)),  # the id of the command it follows from; the first of its entries has it
    Index("log_one_command", "table_id", "command", unique=True),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(300), nullable=False),  # "" of a phrase
    Column("phrase", String(20)),  # one of the phrases that everybody reads in their own language
    Column("command", String(80)),
    Index("chat_one_command", "table_id", "command", unique=True),
)

reports = Table(  # lines of chat that somebody has complained about; kept although the chat goes
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("line", Integer, nullable=False),
    Column("person", String(24), index=True, nullable=False),  # who said it
    Column("reporter", String(24), index=True, nullable=False),
    Column("reason", String(200), nullable=False),
    Column("context", Text, nullable=False),  # JSON: the line and those around it, as they were
    Column("resolved", BigInteger),  # when an administrator has dealt with it
    Column("resolution", String(200)),
    Index("one_report_each", "table_id", "line", "reporter", unique=True),
    sqlite_autoincrement=True,
)

reviews = Table(  # of matches that are over
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("progress", Double, nullable=False),
    Column("changed", BigInteger, nullable=False),  # when a process last went on with it
    Column("review", Text),  # JSON, once it is done
)

daily_deals = Table(  # the deal of a game on a day, made at least a day before
    "daily_deals",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-16, by UTC
    Column("game", String(40), primary_key=True),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
)

daily_tries = Table(  # one for each person, day and game: the first is the only one
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), unique=True, nullable=False),
    Column("counts", Boolean, nullable=False),  # on the leaderboard: an account's, ended before the day did
    Column("ended", BigInteger),  # from here on, once it is over
    Column("points", Integer),
    Column("lead", Integer),  # over the bot; alone: the points
    Column("won", Boolean),
    Column("turns", Integer),  # moves of one's own
    Index("daily_tries_by_person", "person", "day"),
)

puzzle_answers = Table(  # the first answer of each person to each puzzle
    "puzzle_answers",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("puzzle_answers_by_puzzle", "puzzle", "solved"),
)

puzzle_hints = Table(  # who has asked for a hint
    "puzzle_hints",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

endings = Table(  # matches that are over, in the order they ended; ratings follow from that order
    "endings",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), unique=True, nullable=False),
    Column("game", String(40), nullable=False),
    Column("places", Text, nullable=False),  # JSON: how the seats ended
    Column("counted", Boolean, nullable=False),  # have the ratings taken it into account?
    Index("endings_to_count", "id", sqlite_where=text("not counted"), postgresql_where=text("not counted")),
    sqlite_autoincrement=True,
)

allowances = Table(  # limits that all processes share: how much of a bucket is left
    "allowances",
    metadata,
    Column("name", String(120), primary_key=True),
    Column("level", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(  # they follow from the endings
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(48), primary_key=True),  # a person's id, or bot:<name>
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)
