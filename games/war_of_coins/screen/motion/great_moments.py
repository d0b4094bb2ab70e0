"""Great moments of War of Coins: their pictures and lines, and those without an event."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from macclassic.flower_cards.table.motion.great_moments import CompletedSet, GreatMoment
from macclassic.table.game_words import point_count
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ...cards import DECK, names
from ...score_figures import LINES, SETS, TRAYS, stake
from ...scoring import JUNK_COIN, NO_HASHRATE, NO_MARKET, ScoreLine, score_lines
from ...view import View
from ..texts.words import doubling_reason, line_words


def special(kind: str) -> GreatMoment:
    """Return the great moment of a special capture by its kind in a record; ``stack``: a Double Spending."""
    return {
        "longest-chain": GreatMoment("longest-chain", translate("moment", "LONGEST\nCHAIN"), Sound.SWEEP),
        "key-match": GreatMoment("keys", translate("moment", "PUBLIC &\nPRIVATE KEY"), Sound.SWEEP),
        "chain-of-block": GreatMoment("chain-of-block", translate("moment", "CHAIN\nOF BLOCK"), Sound.SMACK),
        "fixed-double-spending": GreatMoment("fixed", translate("moment", "FIXED!"), Sound.TRIPLET),
        "complete-transaction": GreatMoment(
            "complete-transaction", translate("moment", "COMPLETE\nTRANSACTION"), Sound.SMACK
        ),
        "stack": GreatMoment("double-spending", translate("moment", "DOUBLE\nSPENDING"), Sound.TRIPLET),
    }[kind]


def jiggle_wiggle() -> GreatMoment:
    return GreatMoment("jiggle-wiggle", translate("moment", "JIGGLE\nWIGGLE"), Sound.COIN)


def perfect_hand(both: bool) -> GreatMoment:
    caption = translate("moment", "PERFECT\nHAND")
    if both:
        caption = translate("moment", "TWO PERFECT\nHANDS")
    return GreatMoment("perfect-hand", caption, Sound.GO)


def joker() -> GreatMoment:
    return GreatMoment("joker", translate("moment", "JOKER!"))


def keep_going(count: int) -> GreatMoment:
    caption = translate("moment", "KEEP\nGOING {n}").format(n=count)
    return GreatMoment("keep-going", caption, Sound.GO)


def end() -> GreatMoment:
    return GreatMoment("stop", translate("moment", "THE END"), Sound.STOP)


def waste_hashrate() -> GreatMoment:
    return GreatMoment("waste-hashrate", translate("moment", "WASTE\nHASHRATE"), Sound.STOP)


# Completed sets, which have no event


def completed_sets(before: Collection[str], after: Collection[str]) -> Iterator[CompletedSet]:
    """Yield the sets completed between two states of the captures."""
    shown = {
        "gateways": GreatMoment("market-dominance", translate("moment", "MARKET\nDOMINANCE"), Sound.CHEER),
        "proof-of-work": GreatMoment("proof-of-work", translate("moment", "PROOF-\nOF-WORK"), Sound.CHEER),
    }
    earlier = _lines(before)
    for what, line in _lines(after).items():
        if what in shown and what not in earlier:
            yield CompletedSet(shown[what], line_words(line), line.points)


def _lines(cards: Collection[str]) -> Mapping[str, ScoreLine]:
    return {line.what: line for line in score_lines(DECK.pack(cards))}


def newly_scoring(before: Collection[str], after: Collection[str]) -> Sequence[str]:
    """Return the cards that bring points now and did not before: of a set all, else only the new ones."""
    earlier, found = _lines(before), list[str]()
    for what, line in _lines(after).items():
        if what in earlier and earlier[what].points >= line.points:
            continue
        wanted = sum(set(SETS[what])) if what in SETS else TRAYS[LINES[what]]
        whole = what in SETS
        found += [card for card in names(wanted) if card in after and (whole or card not in before)]
    return tuple(dict.fromkeys(found))


# Payment at the end of a game


def payment_moments(view: View) -> Iterator[tuple[GreatMoment | None, str]]:
    """Yield each doubling of the payment of an ended game, and the points that the loser kept going with.

    Each has its line. A doubling that had its great moment during the game has only a line.
    """
    captions = {
        NO_MARKET: translate("moment", "NO\nMARKET ×2"),
        JUNK_COIN: translate("moment", "JUNK\nCOIN ×2"),
        NO_HASHRATE: translate("moment", "NO\nHASHRATE ×2"),
    }
    for doubling in stake(view, view.winner).payment.doublings:
        caption = captions.get(doubling.name)
        great = None if caption is None else GreatMoment(doubling.name, caption, Sound.STAMP)
        yield great, translate("table", "Doubled: {why}.").format(why=doubling_reason(doubling))
    loser = 1 - view.winner
    if view.keeps[loser]:
        text = translate("table", "An abandoned block chain: {points} count for nothing.")
        yield (
            GreatMoment("abandoned", translate("moment", "ABANDONED")),
            text.format(points=point_count(view.points[loser])),
        )
