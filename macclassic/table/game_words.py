"""What menus, alerts, hints, statistics and the log say of a game, and the words for it that games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QCoreApplication

from macclassic.engine.core.companions import engine_in
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.safe_text import capital, harmless

if TYPE_CHECKING:
    from macclassic.engine.match.review import Moment

translate = QCoreApplication.translate

E = TypeVar("E")


def player_words(player: str) -> str:
    """Return what a player is called wherever it is told of, by its name in records, whose temper is left
    out; a game adds its own levels. Nobody on the screen is called by such a name."""
    if engine := engine_in(player):
        return harmless(engine, 24)
    kind, _, level = player.partition("@")[0].partition(":")
    if kind == "iq" and level.isascii() and level.isdigit() and len(level) < 4:
        return translate("players", "IQ {level}").format(level=int(level))
    return {
        PERSON: translate("players", "a person"),
        "random": translate("players", "Random"),
        "greedy": translate("players", "Greedy"),
    }.get(player, translate("players", "somebody unknown"))


def engine_words(player: str) -> str:
    """Return what is said of who sits at a table where another program plays; nothing of anybody else."""
    text = translate("players", "The program “{name}” plays here.")
    return text.format(name=player_words(player)) if engine_in(player) else ""


def deal_words(seed: int, number: int) -> str:
    """Return the name of a round, from the number of its deal and its own number."""
    return translate("hands", "Deal {deal}, game {number}").format(deal=seed, number=number)


def whole(number: int) -> str:
    """Return a whole number as it is written, with a true minus sign."""
    return f"–{-number}" if number < 0 else str(number)


def per_cent(amount: float) -> str:
    """Return so many in a hundred, in whole numbers; only what can't be is none, and what must be is all."""
    number = round(amount) if amount in (0, 100) else min(99, max(1, round(amount)))
    return translate("statistics", "{n}%").format(n=number)


def count_text(count: int, one: str, more: str) -> str:
    """Return how many of something there are: by `one` where the language tells of so many as of one, else by
    `more`. `{n}` in them is the number."""
    ones = translate("words", "1", "the numbers told of as one is: 0 1 in French")
    return (one if str(count) in ones.split() else more).format(n=count)


def point_count(points: int) -> str:
    """Return how many points there are."""
    return count_text(points, translate("words", "{n} point"), translate("words", "{n} points"))


def card_count(count: int) -> str:
    """Return how many cards there are."""
    return count_text(count, translate("words", "{n} card"), translate("words", "{n} cards"))


def winning_words(moment: Moment, played: str, better: str) -> tuple[str, str]:
    """Return what a review says of a moment where chances to win are judged: in its list and beside it.
    `played`, `better`: the moves in words."""
    row = translate("review", "{n}: {amount} – {better}")
    text = translate(
        "review",
        "You played: {played}. It wins {had} of such games. Better: {better}. It wins {more}, give or take "
        "{error}.",
    )
    fields = {
        "n": moment.decision.number,
        "amount": per_cent(moment.lost),
        "played": played.rstrip("."),
        "better": better.rstrip("."),
        "had": per_cent(moment.expected[0]),
        "more": per_cent(moment.expected[1]),
        "error": per_cent(moment.error),
    }
    return row.format(**fields), text.format(**fields)


def wins_lost(moments: Sequence[Moment]) -> str:
    """Return what all moments of a review come to where chances to win are judged."""
    total = translate("statistics", "{n}%").format(n=round(sum(each.lost for each in moments)))
    if not moments:
        return translate("review", "Well played: no move gave much away.")
    if len(moments) == 1:
        return translate("review", "One move gave away {total} of a win.").format(total=total)
    text = translate("review", "{n} moves gave away {total} of a win.")
    return text.format(n=len(moments), total=total)


def no_words(*_given: Any) -> str:
    """Return no text, whatever is given."""
    return ""


def reason_words(said: Mapping[str, Any], spell: Callable[[str], str]) -> str:
    """Return the reason of a hint that a thinking process gave (see `GameTable.show_hint`), in English where
    it does not tell what it was made of. `spell` returns what a field of it says in words of the screen."""
    template, fields = said.get("template"), said.get("fields")
    if not isinstance(template, str) or not isinstance(fields, dict):
        return str(said.get("why", ""))
    words = {name: spell(value) if isinstance(value, str) else value for name, value in fields.items()}
    return translate("hint", template).format(**words)


# What the log tells: who did what, in a language's own order of words


def name_and_detail(what: str, told: str) -> str:
    """Return what is told of something, behind its name."""
    return translate("spoken", "{what}: {told}").format(what=what, told=told)


def side_by_side(words: Sequence[str]) -> str:
    """Return things beside one another that may be lists themselves: "a, b; c"."""
    return translate("spoken", "; ").join(words)


def listed(words: Sequence[str]) -> str:
    """Return things one after the other, as one says them: "a, b and c"."""
    *some, last = words or ("",)
    return translate("spoken", " and ").join([", ".join(some), last] if some else [last])


@dataclass(frozen=True)
class LogSentence:
    """A decision and what followed: whose, as it is called; whether it is the person's who reads of it."""

    who: str
    you: bool
    events: Sequence[Any]

    def of(self, kind: type[E]) -> list[E]:
        """Return what followed of a kind."""
        return [each for each in self.events if isinstance(each, kind)]

    def does(self, you: str, other: str, /, **words: Any) -> str:
        """Return what is done, by the person, or as it is told of another."""
        return (you if self.you else other).format(**words)

    def sentence(self, does: Sequence[str], gained: Sequence[str] = (), more: Sequence[str] = ()) -> str:
        """Return in a sentence what was done; after a colon what was gained by it, and after a semicolon
        each what it did to others."""
        text = translate("tale", "{who} {does}").format(who=self.who, does=listed(does))
        if gained:
            text = translate("tale", "{did}: {gained}").format(did=text, gained=", ".join(gained))
        followed = translate("tale", "; ").join([text, *more])
        return translate("tale", "{sentence}.").format(sentence=capital(followed))
