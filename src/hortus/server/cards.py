"""What the HTTP endpoints take and give, as docs/protocol.md has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hortus.coach import Hint
from hortus.coach.puzzles import PuzzleHint
from hortus.games.data import Move

from .messages import Announcement, ConditionalMove, Lang, LogEntry, RatingChange, SeatInfo, TableState
from .pairing import LEAST, MOST

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=200)]


class PersonInfo(Struct):
    id: str
    name: str
    kind: Literal["guest", "account", "program"]
    lang: str


class Session(Struct):
    person: PersonInfo | None
    csrf: str
    languages: list[str]
    version: str  # of Hortus
    protocol: int


class NewGuest(Struct):
    name: Name
    lang: Lang | None = None


class ChangePerson(Struct):
    name: Name | None = None
    lang: Lang | None = None


class Credentials(Struct):
    name: Name
    password: Password


class NewPassword(Struct):
    old: Password
    new: Password


class DeleteAccount(Struct):
    password: Password = ""  # of an account


class SessionInfo(Struct):
    id: str
    device: str  # browser and system; "" if it did not say
    created: int
    seen: int  # to the hour
    current: bool


class NewProgram(Struct):
    name: Name


class Program(Struct):
    id: str
    name: str
    created: int
    seen: int  # to the hour


class ProgramToken(Struct):
    id: str
    name: str
    token: str


class OptionValue(Struct):
    value: str
    label: str


class OptionInfo(Struct):
    name: str
    title: str
    default: str
    values: list[OptionValue]
    examples: list[str]


class About(Struct):
    """What a game's `about.json` in its web folder says."""

    minutes: tuple[int, int] | None = None
    weight: Annotated[int, Meta(ge=1, le=5)] | None = None


class GameInfo(Struct):
    name: str
    title: str
    pitch: str  # what it is about, in one sentence; "" if it does not say
    designer: str
    players: list[int]
    sprite: str
    files: list[str]  # what its web folder has for the page: board.js, board.css, lesson.js, cover.svg, …
    rules: bool  # is there a rules text?
    tournament: bool  # do its rules have a tournament of their own?
    puzzles: int  # how many there are
    about: About
    options: list[OptionInfo]


class Heading(Struct):
    id: str
    title: str


class RulesText(Struct):
    title: str
    contents: list[Heading]
    html: str


class BotInfo(Struct):
    name: str
    title: str


class Untimed(Struct, tag_field="kind", tag="untimed", frozen=True):
    pass


class ByClock(Struct, tag_field="kind", tag="clock", frozen=True):
    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class ByDays(Struct, tag_field="kind", tag="days", frozen=True):
    days: Annotated[int, Meta(ge=1, le=14)]


Pace = Untimed | ByClock | ByDays


class NewSeat(Struct):
    kind: Literal["me", "open", "invited", "bot"]
    name: Name | None = None  # of an invited seat: the account it is kept for
    bot: Annotated[str, Meta(max_length=40)] | None = None  # a level, or "like-me": about as strong as one is oneself


Watch = Literal["link", "friends", "nobody"]


class NewTable(Struct):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=30)] = {}
    public: bool = False
    pace: Pace = Untimed()
    guided: bool = False  # a lesson: it is not rated
    rated: bool = True  # may it count for the ratings?
    hints: bool = False  # may the players ask for hints? Whoever takes a seat agrees; such a match is not rated
    watch: Watch = "link"  # who may watch: everybody with the link, the host's friends, nobody


class PlayNow(Struct):
    game: Annotated[str, Meta(max_length=40)]


class Join(Struct):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: Name | None = None
    code: Annotated[str, Meta(max_length=8)] | None = None  # for seats of a public table that are by invitation


class Fill(Struct):
    bot: Annotated[str, Meta(max_length=40)] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None  # during the match: for this one only


class Break(Struct):
    minutes: Annotated[int, Meta(ge=1, le=60)] = 15


ConditionalLine = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(min_length=1, max_length=30)]


class ConditionalMoves(Struct):
    """What to answer to moves of the others, from this moment on; each line ends with a move of one's own."""

    ply: int
    undos: int
    lines: Annotated[tuple[ConditionalLine, ...], Meta(max_length=10)] = ()


class Variation(Struct):
    """Moves from this moment on, of the others and of one's own; without a moment, from the present one."""

    ply: int | None = None
    undos: int | None = None
    line: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=30)] = ()


class VariationState(Struct):
    """The table after a variation; none where chance would decide, or the match is over."""

    table: TableState | None
    moves: list[ConditionalMove]
    ply: int  # of the table as it stands
    undos: int
    seat: int  # mine
    lines: list[list[ConditionalMove]]  # my conditional moves so far


class GiveTime(Struct):
    seat: Annotated[int, Meta(ge=0, le=7)]


class Kick(Struct):
    person: Annotated[str, Meta(max_length=24, pattern="^[^\\x00]*$")]


class Spectators(Struct):
    talk: bool  # may they?


class Report(Struct):
    reason: Annotated[str, Meta(max_length=200)] = ""


class Mute(Struct):
    person: Annotated[str, Meta(max_length=24, pattern="^[^\\x00]*$")]
    muted: bool = True


class Card(Struct):
    """A table as the lobby shows it."""

    id: str
    code: str
    link: str
    game: str
    title: str
    options: dict[str, str]
    public: bool
    pace: Pace
    state: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatInfo]
    host: str
    my_seats: list[int]
    my_turn: bool
    turn: int | None
    ply: int
    watchers: int
    created: int
    changed: int
    winners: list[int] | None
    rematch: str | None
    commitment: str
    ended: str | None = None  # why it ended before its time: resigned, left, agreed
    hints: bool = False  # whoever takes a seat agrees to hints; told while there are seats to be taken
    daily: str | None = None  # the day whose garden it is
    rated: bool = True  # may the match count for the ratings?
    tournament: str | None = None  # whose match it is
    watch: Watch = "link"  # who may watch while it is being played


class NewTournament(Struct):
    game: Annotated[str, Meta(max_length=40)]
    style: Literal["swiss", "round_robin", "rulebook"] = "swiss"
    name: Name = ""  # "": called by its game
    places: Annotated[int, Meta(ge=LEAST, le=MOST)] = 16
    rounds: Annotated[int, Meta(ge=1, le=MOST - 1)] | None = None  # Swiss; none: as many as it takes to find the best
    options: Annotated[dict[str, Any], Meta(max_length=30)] = {}
    pace: ByClock | ByDays = ByClock(900, 10)
    public: bool = True
    rated: bool = True  # may its matches count for the ratings?
    plays: bool = True  # whoever makes it takes part
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST)] = []


class AddBot(Struct):
    bot: Annotated[str, Meta(max_length=40)] | None = None


class RemoveEntrant(Struct):
    entrant: Annotated[int, Meta(ge=0, le=10_000)]


class TournamentEntrant(Struct):
    number: int
    kind: Literal["person", "bot"]
    name: str
    person: str | None
    bot: str | None
    withdrawn: bool


class TournamentStanding(Struct):
    """Points of a match: 1 for a win, a half for a draw; by the rulebook as the game counts them."""

    place: int
    entrant: int
    points: float
    buchholz: float
    berger: float
    wins: int
    lead: int


class TournamentMatch(Struct):
    round: int
    board: int
    entrants: list[int]  # by seat; one alone has a bye
    table: str | None  # none: nothing was played
    points: list[float] | None  # once it is over


class TournamentCard(Struct):
    """A tournament as the list shows it."""

    id: str
    name: str  # "": called by its game
    game: str
    title: str
    style: Literal["swiss", "round_robin", "rulebook"]
    state: Literal["joining", "playing", "over", "closed"]
    host: str
    host_name: str
    entrants: int
    places: int
    round: int
    rounds: int | None
    public: bool
    created: int
    changed: int
    entered: bool  # do I take part?
    my_table: str | None  # where I am to play now


class Tournament(TournamentCard):
    options: dict[str, str]
    pace: ByClock | ByDays
    rated: bool
    now: int
    next_at: int | None  # when the next round begins
    entrant: int | None  # my number, if I take part
    field: list[TournamentEntrant]
    standings: list[TournamentStanding]
    matches: list[TournamentMatch]


class MatchPage(Struct):
    """Some of my matches; `total`: how many there are."""

    total: int
    cards: list[Card]


Relation = Literal["friend", "blocked"]
Shown = Literal["results", "matches"]


class SetRelation(Struct):
    relation: Relation | None  # none: neither


class Acquaintance(Struct):
    id: str
    name: str
    kind: Literal["guest", "account", "program"]
    relation: Relation
    since: int


class ShowProfile(Struct):
    shows: Annotated[list[Shown], Meta(max_length=2)]


class GameResults(Struct):
    game: str
    matches: int  # with others
    wins: int


class Opponent(Struct):
    """Somebody I have played to the end. Where others were at the table too, they may have won instead."""

    who: str  # a person's id, or bot:<name>
    name: str
    kind: Literal["guest", "account", "program", "deleted", "bot"]
    matches: int
    wins: int  # I won and they did not
    losses: int  # they won and I did not
    last: int  # when the last match ended


class Frame(Struct):
    ply: int
    turn: int | None
    view: dict[str, Any]
    points: list[int]
    entry: LogEntry | None


class Replay(Struct):
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    viewer: int | None
    over: bool
    frames: list[Frame]


class Rating(Struct):
    game: str
    name: str
    kind: Literal["guest", "account", "program", "bot"]
    person: str | None
    bot: str | None
    rating: float
    uncertainty: float
    matches: int
    wins: int
    certainty: Literal["provisional", "fair", "sure"]


class RatingPoint(Struct):
    """A rated match, and what the rating was after it."""

    at: int
    table: str
    rating: float


class Profile(Struct):
    """Somebody's public page; what its owner does not show is null."""

    id: str
    name: str
    kind: Literal["guest", "account", "program"]
    mine: bool
    relation: Relation | None  # mine to them
    shows: list[Shown]
    ratings: list[Rating]
    results: list[GameResults] | None
    matches: list[Card] | None  # the last ones that are over
    vacation: int  # until when they are on vacation; 0: they are not


class Compiling(Struct):
    """A game whose rules are still being compiled: it can be played, but not by every bot."""

    game: str
    done: float  # from 0 to 1
    seconds: int | None  # until it is done, if that can be told
    stand_in: str  # the bot that plays until then
    bots: list[str]  # for these


class Problem(Struct):
    error: str
    sentence: str


class Addresses(Struct):
    """Where others find the page."""

    public: str | None  # as whoever runs the server has said
    network: list[str]  # this machine on its networks, the one that leads outside first; empty: not open to them


class Announced(Struct):
    announcement: Announcement | None


class Health(Struct):
    status: Literal["ok"]


class AskHint(Struct):
    """For which moment of the match a hint is wanted, so that it cannot be given for another."""

    ply: Annotated[int, Meta(ge=0)]
    undos: Annotated[int, Meta(ge=0)] = 0


class Hints(Struct):
    moves: list[Hint]


class PlayerReview(Struct):
    accuracy: float  # the share found of what was there
    luck: float  # points of lead that chance brought
    adjusted: float  # the lead without it
    costliest: list[int]  # plies
    finest: list[int]


class ReviewLoss(Struct):
    points: float
    win: float


class ReviewedDecision(Struct):
    ply: int
    seat: int
    move: str
    best: str
    loss: ReviewLoss
    luck: float
    win_chances: list[float]  # after it, by seat
    points: list[float]  # expected at the end, by seat
    played: Move | None = None  # as data, where another move was the best
    better: Move | None = None  # that one


class ReviewState(Struct):
    status: Literal["running", "done"]
    progress: float
    decisions: list[ReviewedDecision] = []
    players: list[PlayerReview] = []


class Practice(Struct):
    """From which moment, in which seat, and against which bot: by default the last one before the end, one's own."""

    ply: Annotated[int, Meta(ge=0)] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    bot: Annotated[str, Meta(max_length=40)] = "gardener"


class PracticeFrom(Practice):
    """A record, or a position of a game, from anywhere."""

    record: Annotated[str, Meta(max_length=200_000)] | None = None
    game: Annotated[str, Meta(max_length=40)] | None = None
    position: dict[str, Any] | None = None


class PuzzleCard(Struct):
    """A puzzle. `table` is what a live table would send to the seat that is to decide."""

    id: str
    game: str
    grade: int  # 1 to 5: which level of bot finds it, 5: none
    share: float | None  # of the people who answered it, those who found it; none: nobody has
    number: int  # of the game's puzzles
    count: int
    rating: float  # my own, in this game
    answered: bool  # have I answered it before? Then it is not rated again
    hint: PuzzleHint | None  # the one I have asked for
    table: TableState


class PuzzleAnswer(Struct):
    """A move in notation; none: show the answer, which counts as a wrong one."""

    move: Annotated[str, Meta(max_length=80)] | None = None


class PuzzleCost(Struct):
    points: float
    win: float


class PuzzleResult(Struct):
    solved: bool
    best: list[str]  # all right moves: they come to the same
    move: Move  # one of them
    sentence: str
    why: str
    cost: PuzzleCost | None  # of the move given, against the best; none: it is right, or too bad to be measured
    margin: PuzzleCost  # of the best over the next best
    certainty: float
    share: float | None = None
    rating: RatingChange | None = None  # none: it was not the first answer


class DailyTry(Struct):
    """A try at a day's garden; what it came to, once it is over."""

    table: str
    over: bool
    counts: bool
    points: int | None
    lead: int | None  # over the bot; alone: the points
    won: bool | None
    turns: int | None
    place: int | None  # among those that count


class DailyRow(Struct):
    place: int
    person: str
    name: str
    points: int
    lead: int
    wins: int
    turns: int
    gardens: int  # how many this adds up


class DailyGarden(Struct):
    game: str
    alone: bool  # else against a bot
    commitment: str
    tomorrow: str  # the commitment to tomorrow's deal
    mine: DailyTry | None
    best: DailyRow | None
    players: int  # who have ended it and count


class DailyPast(Struct):
    game: str
    commitment: str
    seed: str
    salt: str
    mine: DailyTry | None


class Streak(Struct):
    days: int  # in a row, up to today or yesterday
    week: list[bool]  # this week, from Monday on


class DailyPuzzle(Struct):
    id: str
    game: str
    grade: int
    share: float | None
    solved: bool | None  # none: not tried


class Daily(Struct):
    day: str
    ends: int
    now: int
    streak: Streak
    gardens: list[DailyGarden]
    yesterday: list[DailyPast]
    puzzle: DailyPuzzle | None


class DailyLeaders(Struct):
    game: str
    day: str
    week: bool
    alone: bool
    rows: list[DailyRow]


class SoloResult(Struct):
    at: int
    points: int
    table: str


class Band(Struct):
    """How good a result is: a message of the game's catalogue, and how often one got there."""

    id: str
    args: dict[str, Any]
    times: int


class GameProgress(Struct):
    game: str
    matches: int  # with others
    wins: int
    solo: list[SoloResult]  # the last ones, oldest first
    best: SoloResult | None
    bands: list[Band]  # best first
    puzzles: int  # answered
    solved: int
    puzzle_rating: float | None
    gardens: int  # daily ones that are over


class Progress(Struct):
    games: list[GameProgress]
    streak: Streak
