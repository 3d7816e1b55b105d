"""Puzzles for people: which one is next, what an answer is worth, and how well somebody solves them.

A puzzle is an opponent whose rating follows from its grade. The first answer of a person to a puzzle is rated, whatever
process it comes to: the table of answers decides which is the first. Found with a hint, it leaves the rating as it is.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Integer, Row, and_, cast, exists, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hortus.coach.puzzles import Puzzle, PuzzleHint, hint, puzzle, puzzles, why
from hortus.errors import HortusError
from hortus.games import game as find_game
from hortus.games.sentences import move_sentence
from hortus.table import Match

from . import cards, schema
from . import messages as m
from .people import Person
from .refusals import Refusal, sentence
from .storage import Storage, now

_model = PlackettLuce()
STEP = 4.0  # by so much the rating of each grade is above the one before; the middle one is where people begin
SURE = 2.0  # how uncertain a puzzle's rating is
NEAR = 6  # of so many puzzles nearest to somebody's rating one is drawn
_a, _h, _r = schema.puzzle_answers.c, schema.puzzle_hints.c, schema.puzzle_ratings.c


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody solves the puzzles of a game."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    tried: int = 0
    solved: int = 0

    def after(self, grade: int, solved: bool, hinted: bool = False) -> Rating:
        """After an answer to a puzzle of this grade."""
        if solved and hinted:
            return replace(self, tried=self.tried + 1, solved=self.solved + 1)
        teams = [[_model.rating(mu=self.mu, sigma=self.sigma)], [_model.rating(mu=strength(grade), sigma=SURE)]]
        new = _model.rate(teams, ranks=[0, 1] if solved else [1, 0])[0][0]
        return Rating(new.mu, new.sigma, self.tried + 1, self.solved + solved)


def strength(grade: int) -> float:
    """The rating of a puzzle."""
    return float(_model.mu) + STEP * (grade - 3)


class Puzzles:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def next(self, person: Person | None, game: str, lang: str) -> cards.PuzzleCard:
        """One that the person has not answered yet, about as hard as they are good; when all are answered, any."""
        try:
            every = puzzles(find_game(game).name)
        except HortusError as problem:
            raise Refusal("impossible", sentences=problem.sentences) from None
        if not every:
            raise Refusal("unknown", "no-puzzles")
        rating, answered = await self._of(person, game)
        left = [one for one in every if one.id not in answered] or list(every)
        left.sort(key=lambda one: (abs(strength(one.grade) - rating.mu), one.id))
        return await self.card(person, random.choice(left[:NEAR]).id, lang)

    async def card(self, person: Person | None, id: str, lang: str) -> cards.PuzzleCard:
        """A puzzle, as a table that one can look at and decide at."""
        game, found = _find(id)
        rating, answered = await self._of(person, game)
        name = person.name if person else sentence(lang, "puzzle-you")
        return cards.PuzzleCard(
            id=id, game=game, grade=found.grade, share=await self.share(id), number=_number(game, id),
            count=len(puzzles(game)), rating=round(rating.mu, 2), answered=id in answered,
            hint=await self._asked(person, game, found),
            table=await asyncio.to_thread(_table, game, found, name, lang),
        )  # fmt: skip

    async def hint(self, person: Person, id: str) -> PuzzleHint:
        """Where to look."""
        game, found = _find(id)
        async with self._storage.engine.begin() as connection:
            await _add(connection, "puzzle_hints", {"person": person.id, "puzzle": id, "at": now()})
        return await asyncio.to_thread(hint, game, found)

    async def answer(self, person: Person, id: str, move: str | None, lang: str) -> cards.PuzzleResult:
        """Is it right, and why? No move: show the answer, which counts as a wrong one."""
        game, found = _find(id)
        result = await asyncio.to_thread(_judged, game, found, move, person.name, lang)
        result.rating = await self._rate(person, game, found, result.solved)
        result.share = await self.share(id)
        return result

    @staticmethod
    def picture(id: str, lang: str) -> str:
        """The position as SVG, as the seat to decide sees it."""
        game, found = _find(id)
        match = Match.from_position(game, found.position)
        match.names = _names(found, match.players, sentence(lang, "puzzle-you"), lang)
        return match.svg(found.seat, lang)

    async def share(self, id: str) -> float | None:
        """Which share of the people who answered it found it, without a hint; None if nobody has answered."""
        alone = ~exists().where(_h.person == _a.person, _h.puzzle == _a.puzzle, _h.at <= _a.at)
        solved, tried = func.sum(cast(and_(_a.solved, alone), Integer)), func.count()
        query: Any = select(tried.label("tried"), solved.label("solved")).where(_a.puzzle == id)
        row = await self._storage.row(query)
        return round(row.solved / row.tried, 3) if row is not None and row.tried else None

    async def solved(self, person: Person | None, id: str) -> bool | None:
        """Has somebody solved it at the first go? None: they have not tried."""
        if person is None:
            return None
        row = await self._storage.row(select(_a.solved).where(_a.person == person.id, _a.puzzle == id))
        return None if row is None else bool(row.solved)

    async def of_person(self, person: Person) -> dict[str, Rating]:
        """By game."""
        rows = await self._storage.rows(select(schema.puzzle_ratings).where(_r.person == person.id))
        return {row.game: _rating(row) for row in rows}

    async def _asked(self, person: Person | None, game: str, found: Puzzle) -> PuzzleHint | None:
        """The hint that somebody has asked for."""
        if person is None:
            return None
        row = await self._storage.row(select(_h.at).where(_h.person == person.id, _h.puzzle == found.id))
        return None if row is None else await asyncio.to_thread(hint, game, found)

    async def _of(self, person: Person | None, game: str) -> tuple[Rating, set[str]]:
        if person is None:
            return Rating(), set()
        ratings, answers = await self._storage.all_rows(
            select(schema.puzzle_ratings).where(_r.person == person.id, _r.game == game),
            select(_a.puzzle).where(_a.person == person.id, _a.game == game),
        )
        return (_rating(ratings[0]) if ratings else Rating()), {row.puzzle for row in answers}

    async def _rate(self, person: Person, game: str, found: Puzzle, solved: bool) -> m.RatingChange | None:
        """What the answer does to the person's rating; None if it is not their first."""
        async with self._storage.engine.begin() as connection:
            values = {"person": person.id, "puzzle": found.id, "game": game, "solved": solved, "at": now()}
            if not await _add(connection, "puzzle_answers", values):
                return None
            await _add(connection, "puzzle_ratings", {"person": person.id, "game": game, **_stored(Rating())})
            mine = _r.person == person.id, _r.game == game
            row = (await connection.execute(select(schema.puzzle_ratings).where(*mine).with_for_update())).one()
            before = _rating(row)
            asked = select(_h.at).where(_h.person == person.id, _h.puzzle == found.id)
            hinted = (await connection.execute(asked)).first() is not None
            after = before.after(found.grade, solved, hinted)
            await connection.execute(update(schema.puzzle_ratings).where(*mine).values(**_stored(after)))
        return m.RatingChange(round(before.mu, 2), round(after.mu, 2))


async def _add(connection: AsyncConnection, table: str, values: dict[str, Any]) -> bool:
    """Insert a row unless there is one with this key already; was there none?"""
    names = ", ".join(values)
    marks = ", ".join(f":{name}" for name in values)
    done = await connection.execute(
        text(f"insert into {table} ({names}) values ({marks}) on conflict do nothing"), values
    )
    return bool(done.rowcount)


def _rating(row: Row[Any]) -> Rating:
    return Rating(row.mu, row.sigma, row.tried, row.solved)


def _stored(rating: Rating) -> dict[str, Any]:
    return {"mu": rating.mu, "sigma": rating.sigma, "tried": rating.tried, "solved": rating.solved}


def _find(id: str) -> tuple[str, Puzzle]:
    found = puzzle(id)
    if found is None:
        raise Refusal("unknown")
    return found


def _number(game: str, id: str) -> int:
    return 1 + next(i for i, one in enumerate(puzzles(game)) if one.id == id)


def _table(game: str, found: Puzzle, name: str, lang: str) -> m.TableState:
    """The position as a table's state, from the seat that is to decide."""
    match = Match.from_position(game, found.position)
    names = _names(found, match.players, name, lang)
    scores = [m.Score(seat, points, list(match.score_lines(seat))) for seat, points in enumerate(match.scores())]
    return m.TableState(
        number=0, id=found.id, game=game, options=match.game.written(match.options), lang=lang, state="playing",
        ply=match.ply, undos=0, turn=match.turn, thinking=None, viewer=found.seat, covered=False,
        view=match.view(found.seat), text=None,
        prompt=match.prompt(), sentence=None, legal=match.legal_moves(), scores=scores, whole=True, log=[],
        clocks=None, seats=_seats(names, found.seat), watchers=0, undo=m.UndoOffer("none", 0), asking=None,
        commitment="", result=None, rematch=None, daily=None,
    )  # fmt: skip


def _judged(game: str, found: Puzzle, move: str | None, name: str, lang: str) -> cards.PuzzleResult:
    """What there is to say of an answer; what it does to the ratings is still to come."""
    match = Match.from_position(game, found.position)
    played: str | None = None
    if move is not None:
        try:
            played = match.game.notation[match.legal_code(move)]
        except HortusError as problem:
            raise Refusal("impossible", sentences=problem.sentences) from None
    solved = played in found.best
    cost = found.cost(played) if played and not solved else None
    best = next(one for one in match.legal_moves() if one.move == found.moves[0].move)
    return cards.PuzzleResult(
        solved=solved, best=found.best, move=best, sentence=move_sentence(match.game.words, lang, best),
        why=why(game, found, lang, _names(found, match.players, name, lang)),
        cost=cards.PuzzleCost(cost.points, cost.win) if cost else None,
        margin=cards.PuzzleCost(found.margin.points, found.margin.win), certainty=found.certainty,
    )  # fmt: skip


def _names(found: Puzzle, players: int, name: str, lang: str) -> list[str]:
    other = sentence(lang, "puzzle-other")
    return [name if seat == found.seat else other for seat in range(players)]


def _seats(names: Sequence[str], mine: int) -> list[m.SeatInfo]:
    return [
        m.SeatInfo(
            seat=seat, kind="person" if seat == mine else "bot", name=name, symbol=seat, person=None, bot=None,
            mine=seat == mine, here=True, stand_in=False, out_of_time=False,
        )
        for seat, name in enumerate(names)
    ]  # fmt: skip
