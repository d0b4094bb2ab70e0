"""Texts that games share for menus, alerts, hints, statistics and the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from macclassic.engine.core.companions import engine_in
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.safe_text import capital, harmless
from macclassic.toolbox.grammar.sentences import is_singular, translate

if TYPE_CHECKING:
    from macclassic.engine.match.review import Moment
    from macclassic.table.table_state import TableEvent


E = TypeVar("E")


def player_words(player: str) -> str:
    """Return the translated name of a player from its name in records, without its temper.

    A game adds its own levels. Companions on the screen are not named this way.
    """
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
    """Return a sentence for a seat that an external program plays; empty for any other player."""
    text = translate("players", "The program “{name}” plays here.")
    return text.format(name=player_words(player)) if engine_in(player) else ""


def deal_words(seed: int, number: int) -> str:
    """Return the name of a round, from the number of its deal and its own number."""
    return translate("hands", "Deal {deal}, game {number}").format(deal=seed, number=number)


def round_words(number: int) -> str:
    """Return the name of a round of a match, from its number."""
    return translate("table", "Game {number}").format(number=number)


def whole(number: int) -> str:
    """Return a whole number as text, with a true minus sign."""
    return f"–{-number}" if number < 0 else str(number)


def per_cent(amount: float) -> str:
    """Return a percentage in whole numbers; 0 and 100 appear only for exactly 0 and 100."""
    number = round(amount) if amount in (0, 100) else min(99, max(1, round(amount)))
    return translate("statistics", "{n}%").format(n=number)


def count_text(count: int, one: str, more: str) -> str:
    """Return a count in words: by `one` if the language uses its singular for this number, else by `more`.

    `{n}` in both is the number. For games with texts of their own; ours write ``{n:card|cards}``.
    """
    return (one if is_singular(count) else more).format(n=count)


def point_count(points: int) -> str:
    """Return a number of points in words."""
    return translate("words", "{n:point|points}").format(n=points)


def card_count(count: int) -> str:
    """Return a number of cards in words."""
    return translate("words", "{n:card|cards}").format(n=count)


def winning_words(moment: Moment, played: str, better: str) -> tuple[str, str]:
    """Return the texts of a review's moment, judged by chances to win: for its list and for the detail.

    `played`, `better`: the moves in words. Moves with the same cause share one row, with all their numbers.
    """
    row = translate("review", "{n}: {amount} – {better}")
    text = translate(
        "review",
        "You played: {played}. It wins {had} of such games. Better: {better}. It wins {more}, give or take "
        "{error}.",
    )
    if moment.again:
        once = translate("review", "The same at move {again}.")
        text += " " + (once if len(moment.again) == 1 else translate("review", "The same at moves {again}."))
    again = ", ".join(map(str, moment.again))
    fields = {
        "n": f"{moment.decision.number}, {again}" if again else moment.decision.number,
        "again": again,
        "amount": per_cent(moment.total),
        "played": played.rstrip("."),
        "better": better.rstrip("."),
        "had": per_cent(moment.expected[0]),
        "more": per_cent(moment.expected[1]),
        "error": per_cent(moment.error),
    }
    return row.format(**fields), text.format(**fields)


def wins_lost(moments: Sequence[Moment]) -> str:
    """Return the summary of a review that judges by chances to win."""
    total = translate("statistics", "{n}%").format(n=round(sum(each.total for each in moments)))
    count = sum(each.decisions for each in moments)
    if not moments:
        return translate("review", "Well played: no move gave much away.")
    if count == 1:
        return translate("review", "One move gave away {total} of a win.").format(total=total)
    text = translate("review", "{n} moves gave away {total} of a win.")
    return text.format(n=count, total=total)


def no_words(*_given: object) -> str:
    """Return an empty text for any arguments."""
    return ""


def reason_words(said: Mapping[str, object], spell: Callable[[str], str]) -> str:
    """Return the reason of a hint that a think process gave (see `GameTable.show_hint`).

    The reason is in English if the answer has no template. `spell` translates the text of a field.
    """
    template, fields = said.get("template"), said.get("fields")
    if not isinstance(template, str) or not isinstance(fields, dict):
        return str(said.get("why", ""))
    words = {name: spell(value) if isinstance(value, str) else value for name, value in fields.items()}
    return translate("hint", template).format(**words)


# Sentences of the log, in each language's own word order


def name_and_detail(what: str, detail: str) -> str:
    """Return a name with its detail: "name: detail"."""
    return translate("spoken", "{what}: {detail}").format(what=what, detail=detail)


def side_by_side(words: Sequence[str]) -> str:
    """Return things that may be lists themselves, separated by semicolons: "a, b; c"."""
    return translate("spoken", "; ").join(words)


def with_article(name: str) -> str:
    """Return the name of a thing with its article, for use within a sentence: "the plum bird"."""
    return translate("tale", "the {name}").format(name=name)


def listed(words: Sequence[str]) -> str:
    """Return a list in words: "a, b and c"."""
    *some, last = words or ("",)
    return translate("spoken", " and ").join([", ".join(some), last] if some else [last])


@dataclass(frozen=True)
class LogSentence:
    """A decision and its events: the name of the player, and whether that is the reader."""

    who: str
    you: bool
    events: Sequence[TableEvent]

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of one class."""
        return [each for each in self.events if isinstance(each, kind)]

    def does(self, you: str, other: str, /, **words: object) -> str:
        """Return the predicate: `you` if the player is the reader, else `other`."""
        return (you if self.you else other).format(**words)

    def sentence(self, does: Sequence[str], gained: Sequence[str] = (), more: Sequence[str] = ()) -> str:
        """Return the sentence: what was done, after a colon the gains, after semicolons the rest."""
        text = translate("tale", "{who} {does}").format(who=self.who, does=listed(does))
        if gained:
            text = translate("tale", "{did}: {gained}").format(did=text, gained=", ".join(gained))
        followed = translate("tale", "; ").join([text, *more])
        return translate("tale", "{sentence}.").format(sentence=capital(followed))
