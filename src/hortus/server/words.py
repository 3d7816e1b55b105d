"""The server's own sentences, by language."""

from __future__ import annotations

from typing import Any

from hortus.games.words import LANGUAGES, Catalogue, say

WORDS: Catalogue = {
    "en": {
        "malformed": "This message could not be read.",
        "signed_out": "Give yourself a name first.",
        "forbidden": "This is not allowed.",
        "origin": "This request comes from another page.",
        "csrf": "The request lacks its token: load the page again.",
        "unknown": "There is nothing here.",
        "no table": "There is no such table.",
        "not_now": "This is not possible now.",
        "too_large": "This is too large.",
        "too_many": "That was too much at once. Wait a moment.",
        "failed": "Something went wrong. Try again.",
        "not_ready": "The server is starting. Try again in a moment.",
        "name": "A name has 1 to 24 characters.",
        "name taken": "Somebody has this name already. Choose another.",
        "password": "A password has 8 to 200 characters.",
        "sign-in": "Name or password is wrong.",
        "has account": "This is an account already.",
        "guest only": "Only people can do this, not programs.",
        "seats": "A table of {game} has {least} to {most} seats.",
        "no bot": "There is no bot {bot}. The bots: {bots}.",
        "pace": "This pace is not possible.",
        "no seat": "There is no free seat.",
        "seat taken": "This seat is taken.",
        "not started": "The match has not started.",
        "started": "The match has started already.",
        "over": "The match is over.",
        "not over": "The match is not over: its record holds the seed.",
        "host only": "Only the host can do this.",
        "not seated": "You have no seat at this table.",
        "not your turn": "It is not your turn.",
        "stale": "The table has moved on. Look again.",
        "covered": "First hand the device over.",
        "played by bot": "A bot plays this seat now.",
        "own view": "While the match goes on you can see your own seat only.",
        "no undo": "There is nothing you can take back now.",
        "no ask": "Nobody asks for this any more.",
        "asking already": "There is a question open already.",
        "muted": "The host has muted you.",
        "chat": "A line has 1 to 300 characters.",
        "nobody away": "Nobody has been away long enough.",
        "restart": "The server restarts. You will be connected again.",
        "slow": "The connection is too slow.",
        "silent": "The connection has gone silent.",
        "sockets": "Too many connections are open.",
        "waiting": "Waiting for players.",
        "waits for": "{name} is to decide.",
        "thinks": "{name} is thinking.",
        "hand over": "Hand the device to {name}.",
        "closed": "The table is closed.",
        "log start": "The match starts.",
        "log join": "{name} takes a seat.",
        "log leave": "{name} leaves.",
        "log return": "{name} is back.",
        "log stand_in": "A bot plays for {name}.",
        "log out_of_time": "{name} has run out of time; a bot plays on.",
        "log undo": "{name} takes moves back: {count}.",
        "log over": "The match is over.",
        "log close": "The host closes the table.",
        "log restart": "The server was away; the clocks stood still.",
        "asks": "{name} asks to take moves back: {count}.",
        "log ask": "{name} asks to take moves back: {count}.",
        "log agree": "{name} agrees.",
        "log refuse": "{name} does not agree.",
        "log withdraw": "{name} does not ask any more.",
        "solo": "{name} ends with {points}.",
        "solo band": "{name} ends with {points}: {band}.",
        "point": "{n} point",
        "points": "{n} points",
        "wins": "{names} wins.",
        "win": "{names} win.",
        "nobody wins": "Nobody wins.",
        "and": "and",
    },
    "fr": {
        "malformed": "Ce message est illisible.",
        "signed_out": "Donnez-vous d'abord un nom.",
        "forbidden": "Ce n'est pas permis.",
        "origin": "Cette demande vient d'une autre page.",
        "csrf": "Il manque le jeton de la demande : rechargez la page.",
        "unknown": "Il n'y a rien ici.",
        "no table": "Cette table n'existe pas.",
        "not_now": "Ce n'est pas possible maintenant.",
        "too_large": "C'est trop grand.",
        "too_many": "C'est trop à la fois. Patientez un instant.",
        "failed": "Quelque chose n'a pas marché. Réessayez.",
        "not_ready": "Le serveur démarre. Réessayez dans un instant.",
        "name": "Un nom a de 1 à 24 caractères.",
        "name taken": "Quelqu'un porte déjà ce nom. Choisissez-en un autre.",
        "password": "Un mot de passe a de 8 à 200 caractères.",
        "sign-in": "Le nom ou le mot de passe est faux.",
        "has account": "C'est déjà un compte.",
        "guest only": "Seules les personnes le peuvent, pas les programmes.",
        "seats": "Une table de {game} a de {least} à {most} places.",
        "no bot": "Il n'y a pas de robot {bot}. Les robots : {bots}.",
        "pace": "Cette cadence n'est pas possible.",
        "no seat": "Il n'y a pas de place libre.",
        "seat taken": "Cette place est prise.",
        "not started": "La partie n'a pas commencé.",
        "started": "La partie a déjà commencé.",
        "over": "La partie est finie.",
        "not over": "La partie n'est pas finie : son texte contient la graine.",
        "host only": "Seul l'hôte le peut.",
        "not seated": "Vous n'avez pas de place à cette table.",
        "not your turn": "Ce n'est pas à vous de jouer.",
        "stale": "La table a changé. Regardez encore.",
        "covered": "Passez d'abord l'appareil.",
        "played by bot": "Un robot joue cette place en ce moment.",
        "own view": "Pendant la partie, vous ne voyez que votre place.",
        "no undo": "Vous n'avez rien à reprendre maintenant.",
        "no ask": "Personne ne le demande plus.",
        "asking already": "Une question est déjà posée.",
        "muted": "L'hôte vous a rendu muet.",
        "chat": "Une ligne a de 1 à 300 caractères.",
        "nobody away": "Personne n'est absent depuis assez longtemps.",
        "restart": "Le serveur redémarre. La connexion va revenir.",
        "slow": "La connexion est trop lente.",
        "silent": "La connexion ne répond plus.",
        "sockets": "Trop de connexions sont ouvertes.",
        "waiting": "En attente de joueurs.",
        "waits for": "C'est à {name} de choisir.",
        "thinks": "{name} réfléchit.",
        "hand over": "Passez l'appareil à {name}.",
        "closed": "La table est fermée.",
        "log start": "La partie commence.",
        "log join": "{name} prend une place.",
        "log leave": "{name} s'en va.",
        "log return": "{name} est de retour.",
        "log stand_in": "Un robot joue pour {name}.",
        "log out_of_time": "{name} n'a plus de temps ; un robot continue.",
        "log undo": "{name} reprend des coups : {count}.",
        "log over": "La partie est finie.",
        "log close": "L'hôte ferme la table.",
        "log restart": "Le serveur était absent ; les pendules étaient arrêtées.",
        "asks": "{name} demande à reprendre des coups : {count}.",
        "log ask": "{name} demande à reprendre des coups : {count}.",
        "log agree": "{name} est d'accord.",
        "log refuse": "{name} n'est pas d'accord.",
        "log withdraw": "{name} ne le demande plus.",
        "solo": "{name} termine avec {points}.",
        "solo band": "{name} termine avec {points} : {band}.",
        "point": "{n} point",
        "points": "{n} points",
        "wins": "{names} gagne.",
        "win": "{names} gagnent.",
        "nobody wins": "Personne ne gagne.",
        "and": "et",
    },
}

ONE = {"en": (1,), "fr": (0, 1)}  # what is counted in the singular

STATUS = {
    "malformed": 400, "signed_out": 401, "forbidden": 403, "unknown": 404, "not_now": 409, "too_large": 413,
    "impossible": 422, "too_many": 429, "failed": 500, "not_ready": 503,
}  # fmt: skip


class Refusal(Exception):
    """Something the server will not do, with a sentence for whoever asked."""

    def __init__(self, reason: str, key: str | None = None, sentences: dict[str, str] | None = None, **values: Any):
        super().__init__(reason)
        self.reason = reason
        self.retry_after = 0
        self.sentences = sentences or {lang: say(WORDS, lang, key or reason, **values) for lang in LANGUAGES}

    def sentence(self, lang: str) -> str:
        return self.sentences.get(lang, self.sentences["en"])


def sentence(lang: str, key: str, **values: Any) -> str:
    return say(WORDS, lang, key, **values)


def listing(lang: str, names: list[str]) -> str:
    """Ada, Bo and Cy."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {sentence(lang, 'and')} {names[-1]}"


def cleaned(text: str) -> str:
    """Text from outside without control and formatting characters, spaces folded."""
    import unicodedata

    kept = (" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(kept).split())


def checked_name(text: str) -> str:
    name = cleaned(text)
    if not 1 <= len(name) <= 24:
        raise Refusal("impossible", "name")
    return name


def language(accept: str) -> str:
    """The first language of an Accept-Language header that there is."""
    for part in accept.split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"
