"""Writes docs/games/<game>.md from the games themselves: rules text, options, notation, positions, observation.

python scripts/game_pages.py [GAME …]
"""

from __future__ import annotations

import ast
import importlib
import io
import json
import re
import sys
import tokenize
from importlib.resources import files
from pathlib import Path

import hortus
from hortus.games import game as find_game
from hortus.games import positions
from hortus.games.contract import Game, Option
from hortus.games.registry import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "games"


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        (FOLDER / f"{name}.md").write_text(page(name), "utf-8")


def page(name: str) -> str:
    """The page of a game."""
    game = find_game(name)
    low, high = game.players[0], game.players[-1]
    players = f"{low}–{high} players" if high > low else f"{low} player{'s' if low > 1 else ''}"
    sections = [
        f"# {game.title()}",
        f"A game by {game.designer} for {players}. This page describes it as Hortus plays it, in our own words; Hortus "
        "is unofficial. It is made by `scripts/game_pages.py` from the game's package.",
        f"## Rules\n\n{rules(game)}",
        f"## Options\n\n{options(game)}",
        f"## Notation\n\n{part(game, 'notation.md').strip()}",
        f"## Positions\n\n{position_fields(game)}",
        f"## Observation\n\n{observation(game)}",
    ]
    return "\n\n".join(sections) + "\n"


def part(game: Game, path: str) -> str:
    """A text of the game's package."""
    file = files(game.package).joinpath(path)
    if not file.is_file():
        raise FileNotFoundError(
            f"{game.package.replace('.', '/')}/{path} is missing: the page of {game.name} needs it."
        )
    return file.read_text("utf-8")


def rules(game: Game, lang: str = "en", lower: bool = True) -> str:
    """The rules, a heading lower if asked; tables that are data are filled in, diagrams are told by their captions."""
    text = part(game, f"rules/{lang}.md").strip()
    text = re.sub(r"^# .*\n+", "", text)
    if lower:
        text = re.sub(r"^##", "###", text, flags=re.M)
    text = re.sub(r"!\[([^\]]*)\]\(diagram:[^)]*\)", r"*\1*", text)
    if "{{" in text:
        tables = importlib.import_module(f"{game.package}.tables").tables(lang)
        text = re.sub(r"\{\{ *table: *([\w-]+) *\}\}", lambda found: tables[found[1]].strip(), text)
    return text


def options(game: Game) -> str:
    """The options with their values and titles."""
    if not game.options:
        return "There are none."
    lines = ["| option | meaning | values | default |", "|---|---|---|---|"]
    for option in game.options:
        title = game.words.format("en", f"option-{option.name}")
        lines.append(f"| `{option.name}` | {title} | {values(game, option)} | `{option.write(option.default)}` |")
    return "\n".join(lines)


def values(game: Game, option: Option) -> str:
    """What can be chosen: every value with its meaning, or some examples where there are too many."""
    if not option.values:
        return "for example " + ", ".join(f"`{option.write(value)}`" for value in option.examples)
    found = []
    for value in option.values:
        written = option.write(value)
        if option.label:
            label = game.words.say("en", option.label(value))
        else:
            label = game.words.format("en", f"option-{option.name}-{written}")
        found.append(f"`{written}`" if label == written else f"`{written}`: {label}")
    return "; ".join(found)


def position_fields(game: Game) -> str:
    """Every field of a position with its type and its meaning, and an example that can be read back."""
    module = f"{game.package}.position"
    source = Path(str(importlib.import_module(module).__file__)).read_text("utf-8")
    common = Path(str(positions.__file__)).read_text("utf-8")
    structs = {**described(common, ("Head",)), **described(source)}
    intro, fields = structs.pop("Position")
    _, head = structs.pop("Head")
    lines = [intro, "", *table(fields + head)]
    for name, (meaning, inner) in structs.items():
        lines += ["", f"`{name}`: {meaning}", "", *table(inner)]
    players = 2 if 2 in game.players else game.players[0]
    match = hortus.new(game.name, players, seed=1)
    example = json.dumps(match.position(), separators=(",", ":"))
    return "\n".join([*lines, "", "An example, with a new match:", "", "```json", example, "```"])


Field = tuple[str, str, str, str]  # name, type, default, meaning


def table(fields: list[Field]) -> list[str]:
    lines = ["| field | type | left out | meaning |", "|---|---|---|---|"]
    for name, kind, default, meaning in fields:
        kind = kind.replace("|", "\\|")
        lines.append(f"| `{name}` | `{kind}` | {f'`{default}`' if default else 'not possible'} | {meaning} |")
    return lines


def described(source: str, only: tuple[str, ...] = ()) -> dict[str, tuple[str, list[Field]]]:
    """The structs of a source by name: what each is, and its fields with the comments that explain them."""
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    lines = source.splitlines()
    found: dict[str, tuple[str, list[Field]]] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef) or (only and node.name not in only):
            continue
        if not any("Struct" in ast.unparse(base) or ast.unparse(base) in ("Head", *found) for base in node.bases):
            continue
        fields = []
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                meaning = comments.get(item.end_lineno or item.lineno, "")
                line = item.lineno - 1
                above: list[str] = []
                while not meaning and line in comments and lines[line - 1].lstrip().startswith("#"):
                    above.insert(0, comments[line])
                    line -= 1
                meaning = meaning or " ".join(above)
                if not meaning:
                    raise ValueError(f"{node.name}.{item.target.id} has no comment that explains it.")
                kind = _kind(ast.unparse(item.annotation))
                default = _default(item.value)
                fields.append((item.target.id, kind, default, meaning[0].upper() + meaning[1:]))
        found[node.name] = " ".join((ast.get_docstring(node) or "").split()), fields
    return found


def _kind(annotation: str) -> str:
    """A type as JSON people write it: null for None, and the texts to choose from."""
    listed = re.sub(r"Literal\[(.*?)\]", lambda found: found[1].replace(", ", " | "), annotation)
    return listed.replace("None", "null").replace("'", '"')


def _default(value: ast.expr | None) -> str:
    """A default as JSON people write it; "" where the field must be given."""
    if value is None:
        return ""
    if isinstance(value, ast.Call):
        made = {key.arg: ast.unparse(key.value) for key in value.keywords}
        return {"list": "[]", "dict": "{}"}.get(made.get("default_factory", ""), made.get("default", "made"))
    plain = ast.unparse(value).replace("'", '"')
    return {"None": "null", "True": "true", "False": "false"}.get(plain, plain)


def observation(game: Game) -> str:
    """The numbers of an observation, in order."""
    lines = [f"{game.features} numbers of 16 bits. Seats count from the observer.", ""]
    lines += ["| from | count | meaning | kind | range | axes |", "|---|---|---|---|---|---|"]
    at = 0
    for field in game.observation:
        axes = ", ".join(f"{name} {length}" for name, length in field.axes)
        lines.append(f"| {at} | {field.size} | {field.name} | {field.kind} | {field.low} to {field.high} | {axes} |")
        at += field.size
    return "\n".join(lines)


if __name__ == "__main__":
    main()
