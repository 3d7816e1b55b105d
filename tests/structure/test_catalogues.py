"""Catalogues: every language says the same, in its own typography; nothing is missing, nothing is left over."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import hortus
from hortus.games import game as find_game
from hortus.i18n import COMMON, LANGUAGES

from .catalogues import (
    CATEGORIES,
    PACKAGES,
    ROOT,
    Entry,
    all_variables,
    english_errors,
    folders,
    message_calls,
    name_of,
    page_names,
    python_names,
    read,
)

CATALOGUES = folders("locale")
INPUT = Path("input/locale/en.ftl")
WEB = ROOT / "src" / "hortus" / "web"
PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "fr": {"one", "many", "other"}}
BUILT = ("move-", "event-", "ended-", "refusal-", "prompt-", "line-", "option-")  # prefixes that the library adds


def owner(folder: Path) -> str:
    """Whose folder it is."""
    return name_of(folder.parent)


every_catalogue = pytest.mark.parametrize("folder", CATALOGUES, ids=owner)


def test_the_catalogues_are_found() -> None:
    assert {"hortus", "hortus/bots", "hortus/cli", "hortus/games/lucky_numbers", "moss_court"} <= set(
        map(owner, CATALOGUES)
    )


def read_beside(folder: Path, lang: str) -> dict[str, Entry]:
    """The messages that a board's catalogue may refer to: those of its game, which the page loads together with it."""
    if folder.parent.parent != WEB / "games":
        return {}
    game = ROOT / "src" / "hortus" / "games" / folder.parent.name.replace("-", "_") / "locale" / f"{lang}.ftl"
    return read(game) if game.exists() else {}


@every_catalogue
def test_every_language_has_the_same_messages_with_the_same_values(folder: Path) -> None:
    files = {path.stem: read(path) for path in folder.glob("*.ftl")}
    assert set(files) == set(LANGUAGES)
    helpers = {lang: set().union(*(entry.references for entry in entries.values())) for lang, entries in files.items()}
    for lang, entries in files.items():
        known = {**read_beside(folder, lang), **entries}
        for name, entry in entries.items():
            assert entry.references <= set(known), f"{lang}: {name} refers to a message that does not exist"
        # Case forms and the like, which only other messages of the language refer to, are its own affair.
        assert set(entries) - set(files["en"]) <= helpers[lang], lang
        assert set(files["en"]) - set(entries) <= helpers["en"], lang
        for name in set(entries) & set(files["en"]) - helpers[lang] - helpers["en"]:
            mine = all_variables(known, name)
            english = all_variables({**read_beside(folder, "en"), **files["en"]}, name)
            assert mine == english, f"{lang}: {name} knows {mine}, in English {english}"


@every_catalogue
def test_choices_are_complete_in_every_language(folder: Path) -> None:
    """A closed choice, one without "other", is the same in every language; a plural has the forms of its language."""
    files = {path.stem: read(path) for path in folder.glob("*.ftl")}
    for lang, entries in files.items():
        for name, entry in entries.items():
            for variable, keys in entry.selects.items():
                words = {key for key in keys if not re.fullmatch(r"-?\d+", key)}
                if words and words <= CATEGORIES:
                    assert words <= PLURALS[lang] and "other" in words, f"{lang}: {name} chooses among {keys}"
                if "other" in keys:
                    continue
                for other, others in files.items():
                    known = others[name].selects.get(variable, keys) if name in others else keys
                    same = keys == known or "other" in known
                    assert same, f"{name}: {lang} has {sorted(keys ^ known)} otherwise than {other}"


def prose(folder: Path, lang: str) -> list[tuple[str, str]]:
    """The texts of a language with their names: of a catalogue, a whole message with its values left out."""
    if folder.name == "rules":
        path = folder / f"{lang}.md"
        return [(f"{path.name}:{n}", line) for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)]
    return [(name, "\ufffc".join(entry.texts)) for name, entry in read(folder / f"{lang}.ftl").items()]


def without_code(text: str) -> str:
    """What is typed as it stands has its own spacing: between straight quotes or back quotes, and links."""
    return re.sub(r"`[^`]*`|'[^']*'|\]\([^)]*\)|\{\{.*?\}\}|https?://\S+|\[\{|\}\]", "", text)


FRENCH = [
    (r"[^\u202f][;!?»]", "a narrow no-break space goes before ; ! ? »"),
    (r"[^\u00a0]:(?=\s|$)", "a no-break space goes before :"),
    (r"«[^\u00a0]", "a no-break space goes after «"),
    (r"\w'\w", "the apostrophe is ’"),
    (r'"', "quotes are « »"),
    (r"[“”„]", "quotes are « »"),
    (r"\.\.\.", "an ellipsis is …"),
]
GERMAN = [
    (r"\w'\w", "the apostrophe is ’"),
    (r'["”«»]', "quotes are „ “"),
    (r"„[^“]*$", "an opening „ is closed by “"),
    (r"\.\.\.", "an ellipsis is …"),
    (r"\b(Sie|Ihr|Ihre|Ihren|Ihnen) (können|haben|sind|müssen|dürfen|wollen)\b", "players are addressed as du"),
]
ENGLISH = [(r"\w'\w", "the apostrophe is ’"), (r'"', "quotes are “ ”"), (r"\.\.\.", "an ellipsis is …")]
TYPOGRAPHY = {"fr": FRENCH, "de": GERMAN, "en": ENGLISH}


PROSE = [(folder, lang) for folder in CATALOGUES for lang in sorted(TYPOGRAPHY)]
PROSE += [(folder, lang) for folder in folders("rules") for lang in ("de", "fr")]  # English ones are plain Markdown


@pytest.mark.parametrize(
    ("folder", "lang"), PROSE, ids=lambda given: owner(given) if isinstance(given, Path) else given
)
def test_the_typography_is_that_of_the_language(folder: Path, lang: str) -> None:
    for name, text in prose(folder, lang):
        for pattern, rule in TYPOGRAPHY[lang]:
            found = re.search(pattern, without_code(text))
            assert not found, f"{lang}, {name}: {rule}: {text!r}"


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("fr", "Attention !"), ("fr", "Attention!"), ("fr", "Les jeux : deux"), ("fr", "l'herbe"), ("fr", "« oui »"),
        ("fr", 'dit "oui"'), ("de", 'sagt "ja"'), ("de", "„ja”"), ("en", "it's"), ("de", "Sie können ziehen"),
    ],
)  # fmt: skip
def test_wrong_typography_is_noticed(lang: str, wrong: str) -> None:
    assert any(re.search(pattern, without_code(wrong)) for pattern, _ in TYPOGRAPHY[lang])


def packages() -> list[Path]:
    """The Python packages that have a catalogue of their own."""
    return [folder.parent for folder in CATALOGUES if (folder.parent / "__init__.py").exists()]


def of_input(file: str) -> set[str]:
    """What can be wrong with a position or component file, by the module that finds it."""
    folders = (ROOT / "src" / "hortus" / "games", *((package.parent / file).parent for package in PACKAGES))
    return set().union(*(read(folder / INPUT) for folder in folders if (folder / INPUT).exists()))


def test_errors_for_people_are_in_every_language() -> None:
    assert list(english_errors()) == []


@pytest.mark.parametrize("package", packages(), ids=lambda path: path.name)
def test_every_message_that_the_code_names_exists(package: Path) -> None:
    own = set(read(package / "locale" / "en.ftl"))
    common = set(read(ROOT / "src" / "hortus" / "locale" / "en.ftl"))
    for file, catalogue, message in message_calls(package):
        if catalogue == "check":
            assert message in of_input(file), f"{file} names {message}"
        elif catalogue == "COMMON" or file == "hortus/table/match.py":
            assert message in common, f"{file} names {message}"
        elif package.name != "hortus":
            assert message in own, f"{file} names {message}"


@pytest.mark.parametrize("name", hortus.games())
def test_every_message_that_a_game_s_data_asks_for_exists(name: str) -> None:
    game = find_game(name)
    asked = ["title", *(f"line-{key}" for key in game.lines), *(f"line-{key}-text" for key in game.lines)]
    for option in game.options:
        asked.append(f"option-{option.name}")
        for value in option.values:
            message = option.label(value).id if option.label else f"option-{option.name}-{option.write(value)}"
            asked.append(message)
    assert [message for message in asked if not game.words.has(message)] == []


@every_catalogue
def test_no_message_is_left_over(folder: Path) -> None:
    """Each is named by the package, by the page or by another message, whole or put together."""
    package = folder.parents[1] if folder.parent.name == "input" else folder.parent
    sources = [python_names(package), page_names(WEB), page_names(package)]
    entries = read(folder / "en.ftl")
    referred = set().union(*(entry.references for entry in entries.values()))
    asked: set[str] = set()
    if (folder.parent / "state.py").exists():  # a game
        game = next(g for g in map(find_game, hortus.games()) if g.package.rpartition(".")[2] == package.name)
        for option in game.options:
            asked |= {f"option-{option.name}"}
            asked |= {
                option.label(v).id if option.label else f"option-{option.name}-{option.write(v)}" for v in option.values
            }
        asked |= {f"line-{key}{more}" for key in game.lines for more in ("", "-text")}
        asked.add("pitch")  # the server's list of games asks for it
    left = []
    for name in entries:
        core = name.removesuffix("-text")
        stems = {
            name,
            name.replace("-", " "),
            *(core.removeprefix(prefix) for prefix in BUILT if core.startswith(prefix)),
        }
        if name not in referred | asked and not any(names.mention(stem) for names in sources for stem in stems):
            left.append(name)
    assert [name for name in left if name != "language"] == []


def test_every_language_has_its_own_name() -> None:
    names = [COMMON.format(lang, "language") for lang in LANGUAGES]
    assert len(set(names)) == len(LANGUAGES) >= 3


# -- rules texts


@pytest.mark.parametrize("name", hortus.games())
def test_every_ruling_that_the_code_cites_is_in_the_rules_of_every_language(name: str) -> None:
    package = Path(str(files(find_game(name).package)))
    cited = {
        int(number)
        for path in package.glob("*.py")
        for found in re.findall(r"Rulings? (\d+(?:(?:, | and )\d+)*)", path.read_text("utf-8"))
        for number in re.findall(r"\d+", found)
    }
    numbered = {}
    for lang in LANGUAGES:
        path = package / "rules" / f"{lang}.md"
        assert path.is_file(), f"the rules text {path.relative_to(package.parent)} is missing"
        section = re.search(
            r"^## (?:Rulings|Précisions|Klarstellungen)$(.*?)(?=^## |\Z)", path.read_text("utf-8"), re.M | re.S
        )
        assert section, f"{path.name} has no section of rulings"
        numbers = [int(number) for number in re.findall(r"^(\d+)\. ", section[1], re.M)]
        assert numbers == list(range(1, len(numbers) + 1)), path.name
        numbered[lang] = numbers
    assert len({len(numbers) for numbers in numbered.values()}) == 1
    assert cited <= set(numbered["en"])
