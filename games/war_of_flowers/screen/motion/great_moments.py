"""Great moments of War of Flowers: their pictures and lines, and those without an event."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from macclassic.flower_cards.table.motion.great_moments import CompletedSet, GreatMoment
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ...cards import DECK
from ...events import BOMB, OWN_TRIPLET, PAIR_PAIR, SMACK, SWEEP, TRIPLET
from ...house.payments import BOMBED, CARRIED, HAD_FOUR, SHAKEN, SUNLESS
from ...scoring import PLAIN_DOUBLING, STUPID_DOUBLING, Due, ScoreLine, score_lines
from ...sets import SETS, bringing
from ..texts.words import line_words


def bonus(kind: str) -> tuple[GreatMoment, str]:
    """Return the great moment of a bonus, and its line."""
    return {
        SMACK: (
            GreatMoment("smack", translate("moment", "SMACK!"), Sound.SMACK),
            translate("table", "Smack!"),
        ),
        SWEEP: (GreatMoment("sweep", translate("moment", "SWEEP!")), translate("table", "Sweep!")),
        TRIPLET: (
            GreatMoment("triplet-taken", translate("moment", "TRIPLET\nTAKEN"), Sound.TRIPLET),
            translate("table", "Triplet collected!"),
        ),
        OWN_TRIPLET: (
            GreatMoment("triplet-taken", translate("moment", "OWN\nTRIPLET"), Sound.TRIPLET),
            translate("table", "Own triplet taken back: two plains from each player!"),
        ),
        PAIR_PAIR: (
            GreatMoment("pair-pair", translate("moment", "PAIR ON\nPAIR"), Sound.SMACK),
            translate("table", "Pair on pair!"),
        ),
        BOMB: (
            GreatMoment("bomb", translate("moment", "BOMB!"), Sound.CHEER, inverts=1),
            translate("table", "A bomb!"),
        ),
    }[kind]


def shake() -> GreatMoment:
    return GreatMoment("shake", translate("moment", "SHAKE!"), Sound.SHUFFLE)


def four() -> GreatMoment:
    return GreatMoment("four", translate("moment", "FOUR!"), Sound.GO)


def third_triplet() -> GreatMoment:
    return GreatMoment("triplet", translate("moment", "THIRD\nTRIPLET"), Sound.CHEER)


def triplet() -> GreatMoment:
    return GreatMoment("triplet", translate("moment", "TRIPLET"), Sound.TRIPLET)


def go(count: int) -> GreatMoment:
    """Return the great moment of a GO; from the third on it shows the factor."""
    caption = translate("moment", "GO {n}!").format(n=count)
    if count > 2:
        caption += "\n" + translate("moment", "× {n}").format(n=count - 1)
    return GreatMoment(f"go-{min(count, 3)}", caption, Sound.GO)


def stop() -> GreatMoment:
    return GreatMoment("stop", translate("moment", "STOP!"), Sound.STOP)


def broke() -> GreatMoment:
    return GreatMoment("broke", translate("moment", "BROKE"), Sound.LOSE)


def no_winner() -> GreatMoment:
    return GreatMoment("no-winner", translate("moment", "NO WINNER"))


# Completed sets, which have no event


def completed_sets(
    before: Collection[str], after: Collection[str], cup_plain: bool
) -> Iterator[CompletedSet]:
    """Yield the sets completed between two states of a collection.

    From the third on each sun counts as a set.
    """
    earlier = _lines(before, cup_plain)
    for what, line in _lines(after, cup_plain).items():
        was = earlier.get(what)
        if what == "suns":
            # All five suns are also a line of their own.
            if line.count < 5 and (was is None or was.count < line.count):
                yield CompletedSet(_suns(line), line_words(line), line.points)
        elif was is None and (what in SETS or what == "five-suns"):
            yield CompletedSet(_set(what), line_words(line), line.points)


def _lines(cards: Collection[str], cup_plain: bool) -> dict[str, ScoreLine]:
    return {line.what: line for line in score_lines(DECK.pack(cards), cup_plain)}


def _suns(line: ScoreLine) -> GreatMoment:
    if line.count == 3:
        # With December's rain man three suns bring a point less.
        rain = line.points < line.count
        text = translate("moment", "SUNS IN\nTHE RAIN") if rain else translate("moment", "THREE\nSUNS")
        return GreatMoment("three-suns", text, Sound.CHEER)
    return GreatMoment("four-suns", translate("moment", "FOUR\nSUNS"), Sound.CHEER)


def _set(what: str) -> GreatMoment:
    return {
        "red": GreatMoment("red", translate("moment", "RED\nRIBBONS")),
        "blue": GreatMoment("blue", translate("moment", "BLUE\nRIBBONS")),
        "orchid": GreatMoment("orchid", translate("moment", "ORCHID\nRIBBONS")),
        "birds": GreatMoment("three-birds", translate("moment", "THREE\nBIRDS"), Sound.CHEER),
        "five-suns": GreatMoment("five-suns", translate("moment", "FIVE\nSUNS"), Sound.CHEER, inverts=2),
    }[what]


def newly_scoring(before: Collection[str], after: Collection[str], cup_plain: bool) -> Sequence[str]:
    """Return the cards that bring points now and did not before: of a set all, else only the new ones."""
    earlier, found = _lines(before, cup_plain), list[str]()
    for what, line in _lines(after, cup_plain).items():
        if what in earlier and earlier[what].points >= line.points:
            continue
        whole = what in SETS or what == "five-suns"
        found += [card for card in bringing(what, after, cup_plain) if whole or card not in before]
    return tuple(dict.fromkeys(found))


# Payments of a STOP


def payment_moments(owed: Sequence[Due], by_house: bool = False) -> Iterator[tuple[GreatMoment, str]]:
    """Yield each cause of a higher payment once, with its line: doublings and the GO penalty."""
    doubled = {name for due in owed for name in due.doublings}
    if PLAIN_DOUBLING in doubled:
        text = translate("table", "Few plains: anyone with one to five plains pays double.")
        if by_house:
            text = translate("table", "Few plains: anyone with few plains pays double.")
        yield GreatMoment("plains-double", translate("moment", "PLAINS ×2"), Sound.STAMP), text
    if STUPID_DOUBLING in doubled:
        text = translate("table", "Fool’s double: seven animals or more, so everyone pays double.")
        yield GreatMoment("stupid-double", translate("moment", "STUPID ×2"), Sound.STAMP), text
    if SUNLESS in doubled:
        text = translate("table", "No sun: anyone without one pays double.")
        yield GreatMoment("sunless", translate("moment", "NO SUN ×2"), Sound.STAMP), text
    for name, great, text in _own():
        times = max((due.doublings.count(name) for due in owed), default=0)
        if times:
            stamp = f"{great.caption} ×{2**times}"
            yield GreatMoment(great.picture, stamp, Sound.STAMP), text.format(n=2**times)
    if any(due.payer != due.loser for due in owed):
        text = translate("table", "GO penalty: one pays for both.")
        yield GreatMoment("go-penalty", translate("moment", "GO\nPENALTY"), Sound.STAMP), text


def _own() -> Sequence[tuple[str, GreatMoment, str]]:
    """Return the winner's own reasons for higher payments: name, great moment and line."""
    return (
        (
            SHAKEN,
            GreatMoment("shake", translate("moment", "SHAKE")),
            translate("table", "Shaken: all pay ×{n}."),
        ),
        (
            BOMBED,
            GreatMoment("bomb", translate("moment", "BOMB")),
            translate("table", "Bombed: all pay ×{n}."),
        ),
        (
            HAD_FOUR,
            GreatMoment("four", translate("moment", "FOUR")),
            translate("table", "Played on with four of a month: all pay ×{n}."),
        ),
        (
            CARRIED,
            GreatMoment("carry", translate("moment", "CARRY")),
            translate("table", "Nobody won before: all pay ×{n}."),
        ),
    )
