"""Words for cards, score lines, doublings and opponents, in the language of the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from macclassic.engine.core.companions import level_alone, who_is
from macclassic.flower_cards.events import ScoreLine
from macclassic.flower_cards.opponent_options import level_of
from macclassic.flower_cards.table import words as shared
from macclassic.table.company.names import companion
from macclassic.table.game_words import engine_words
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.grammar.sentences import translate

from ...actions import Action, FlipOnly, KeepGoing, Perfect, Play, Show, Take, Transact
from ...cards import CONTEXT, IDS, KINDS, card_name, coin_name, kind
from ...options import OPPONENTS
from ...scoring import Doubling, Payment

MANY = 5
"""Most lines of a score, or doublings, that are listed singly; more are combined."""

# Cards and coins


def named(card: str) -> str:
    """Return a card's name in the language of the screen."""
    return translate(CONTEXT, card_name(card))


def coin_named(number: int) -> str:
    """Return the name of a coin, 1 to 12, in the language of the screen."""
    return translate(CONTEXT, coin_name(number))


def spoken(card: str) -> str:
    """Return a card's face in words: its name and its coin's number."""
    if kind(card) == "joker":
        return named(card)
    return translate("spoken", "{card}, coin {n}").format(card=named(card), n=int(card[:2]))


def names_of_card(card: str) -> tuple[str, ...]:
    """Return the labels of a card for learners: its name, and its kind for a place too small for the name."""
    return named(card), translate(CONTEXT, KINDS[kind(card)])


def month_named(card: str) -> str:
    """Return the number and the name of a card's coin; for a joker its own name."""
    return named(card) if kind(card) == "joker" else f"{int(card[:2])} {coin_named(int(card[:2]))}"


def marks(card: str) -> tuple[str, str]:
    """Return the texts on a marked card: the number of its coin, and a letter for its kind.

    Mining cards have their value instead of a letter.
    """
    letters = {
        "exchange": translate("mark", "E", "exchange"),
        "gateway": translate("mark", "G", "gateway"),
        "merchant": translate("mark", "M", "merchant"),
        "chunk": translate("mark", "C", "chunk"),
        "nonce": translate("mark", "N", "nonce"),
        "hashes": translate("mark", "H", "hashes"),
        "blocks": translate("mark", "B", "blocks"),
        "mining": "×1",
        "double": "×2",
        "joker": "×2",
    }
    number = translate("mark", "J", "joker") if kind(card) == "joker" else str(int(card[:2]))
    return number, letters[kind(card)]


def group_named(name: str) -> str:
    return {
        "exchange": translate("table", "Exchanges"),
        "merchant": translate("table", "Merchants and Gateways"),
        "ribbon": translate("table", "Ribbons"),
        "mining": translate("table", "Mining"),
    }[name]


def set_named(name: str) -> str:
    """Return the name of a set with the number of its cards, as in the score."""
    return {
        "gateways": translate("score", "The three Payment Gateways"),
        "chunks": translate("score", "The three Chunks"),
        "nonces": translate("score", "The three Nonces"),
        "hashes": translate("score", "The three Hashes"),
        "proof-of-work": translate("score", "Proof-of-work"),
        "exchanges": translate("score", "All five Exchanges"),
    }[name]


# Actions and captures


def bonus_named(name: str) -> str:
    """Return the name of a special capture by its kind in a record, or of a Double Spending (``stack``)."""
    return {
        "longest-chain": translate("table", "The Longest Chain"),
        "key-match": translate("table", "Matching Public & Private Key"),
        "chain-of-block": translate("table", "A Chain of Block"),
        "fixed-double-spending": translate("table", "Fixed Double Spending"),
        "complete-transaction": translate("table", "Complete Transaction"),
        "stack": translate("table", "Double Spending"),
    }[name]


def action_words(action: Action) -> str:
    match action:
        case Play() | Take():
            return shared.play_words(action, IDS, named)
        case Show(coin=coin):
            return translate("table", "Show {coin}").format(coin=coin_named(coin + 1))
        case Transact(coin=coin):
            return translate("table", "Transact {coin}").format(coin=coin_named(coin + 1))
        case FlipOnly():
            return translate("table", "Turn a stock card")
        case Perfect(wins=wins):
            return translate("call", "Win at once") if wins else translate("call", "Play on")
        case KeepGoing():
            return translate("call", "Keep going")
    return translate("call", "End the game")


def collects(who: SeatedPerson, cards: Sequence[str]) -> str:
    you, other = translate("spoken", "You capture {cards}."), translate("spoken", "{name} captures {cards}.")
    return who.told(you, other, cards=", ".join(map(named, cards)))


def hands_over(giver: SeatedPerson, taker: SeatedPerson, card: str) -> str:
    """Return the sentence about a Mining card given by one player to the other."""
    text, name = translate("table", "{giver} gives {card} to {name}."), taker.name
    if giver.you:
        text = translate("table", "You give {card} to {name}.")
    elif taker.you:
        text, name = translate("table", "{name} gives you {card}."), giver.name
    return text.format(giver=giver.name, name=name, card=named(card))


# Points


def signed(balance: int) -> str:
    """Return a balance with its sign."""
    return f"+{balance}" if balance > 0 else f"–{-balance}" if balance < 0 else "0"


def line_words(line: ScoreLine) -> str:
    """Return the words of a score line, with the cards that count."""
    words = {
        "exchanges": translate("score", "{n} Exchanges"),
        "gateways": translate("score", "The three Payment Gateways"),
        "merchants": translate("score", "{n} Merchants, Gateways among them"),
        "ribbons": translate("score", "{n} ribbons"),
        "chunks": translate("score", "The three Chunks"),
        "nonces": translate("score", "The three Nonces"),
        "hashes": translate("score", "The three Hashes"),
        "proof-of-work": translate("score", "Proof-of-work"),
        "mining": translate("score", "{n} Mining, doubles and jokers counted twice"),
    }
    return words[line.what].format(n=line.count)


def doubling_words(doubling: Doubling) -> str:
    """Return the name of a doubling, with its coin if it has one."""
    words = {
        "keep-going": translate("score", "Keep going"),
        "jiggle-wiggle": translate("score", "Jiggle Wiggle ({coin})"),
        "complete-transaction": translate("score", "Complete Transaction ({coin})"),
        "perfect-hand": translate("score", "Perfect Hand ({coin})"),
        "no-market": translate("score", "No Market"),
        "junk-coin": translate("score", "Junk Coin"),
        "no-hashrate": translate("score", "No Hashrate"),
    }
    coin = coin_named(doubling.coin + 1) if doubling.coin >= 0 else ""
    return words[doubling.name].format(coin=coin)


def doublings_named(doublings: Sequence[Doubling]) -> list[str]:
    """Return the names of doublings without their coins; equal ones are combined, with their factor."""
    words = {
        "keep-going": translate("score", "Keep going"),
        "jiggle-wiggle": translate("table", "Jiggle Wiggle"),
        "complete-transaction": translate("table", "Complete Transaction"),
        "perfect-hand": translate("call", "Perfect Hand"),
        "no-market": translate("score", "No Market"),
        "junk-coin": translate("score", "Junk Coin"),
        "no-hashrate": translate("score", "No Hashrate"),
    }
    times = Counter(words[each.name] for each in doublings)
    return [f"{name} ×{1 << count}" if count > 1 else name for name, count in times.items()]


def doubling_lines(payment: Payment) -> list[tuple[str, str]]:
    """Return the doublings of a payment, each with its reason and factor; equal ones are combined."""
    found = []
    for doubling in dict.fromkeys(payment.doublings):
        words = translate("score", "{doubling}: {reason}").format(
            doubling=doubling_words(doubling), reason=doubling_reason(doubling)
        )
        found.append((words, f"×{1 << payment.doublings.count(doubling)}"))
    return found


def doubling_reason(doubling: Doubling) -> str:
    """Return the reason of a doubling in a few words."""
    return {
        "keep-going": translate("score", "from the third Keep going on"),
        "jiggle-wiggle": translate("score", "three of a coin were shown"),
        "complete-transaction": translate("score", "all four of a coin in one play"),
        "perfect-hand": translate("score", "played on with all four of a coin"),
        "no-market": translate("score", "7 or more Merchants and Gateways"),
        "junk-coin": translate("score", "3 or more Exchanges against none"),
        "no-hashrate": translate("score", "10 or more Mining against fewer than 8"),
    }[doubling.name]


def sum_words(payment: Payment) -> str:
    """Return the calculation of a payment, such as "(9 + 2) × 2 × 2 = 44"."""
    if payment.fixed:
        return str(payment.fixed)
    base = f"{payment.score} + {payment.kept}" if payment.kept else str(payment.score)
    if not payment.doublings:
        return base if not payment.kept else f"{base} = {payment.amount}"
    if payment.kept:
        base = f"({base})"
    times = len(payment.doublings)
    factors = " × 2" * times if times <= MANY else f" × {1 << times}"
    return f"{base}{factors} = {payment.amount}"


def match_won(winner: SeatedPerson) -> str:
    """Return the sentence with the winner of a finished match."""
    you = translate("sheet", "The match is over, and you have won it.")
    return winner.told(you, translate("sheet", "The match is over, and {name} has won it."))


# Hints


def hint_words(said: Mapping[str, object]) -> str:
    return shared.hint_words(said, CONTEXT, stake_words)


def stake_words(amount: float) -> str:
    """Return points and tenths of them in the language of the screen."""
    whole, tenth = divmod(round(10 * amount), 10)
    return translate("score", "{whole}.{tenth} points").format(whole=whole, tenth=tenth)


# Opponents


def people(seats: Sequence[Mapping[str, object]] = ()) -> tuple[SeatedPerson, SeatedPerson]:
    """Return the people at the table, by the seat entries of a match."""
    one, two = (shared.person_at(seats, seat) or _opponent(seats, seat) for seat in range(2))
    return one, two


def _opponent(seats: Sequence[Mapping[str, object]], seat: int) -> SeatedPerson:
    player = str(seats[seat]["player"]) if len(seats) > seat else "iq:100"
    iq = level_alone(player)
    level = level_of(iq, OPPONENTS)
    who = who_is(player) or ("clerk" if level is None else OPPONENTS[level])
    otherwise = "" if level is None else companion(who)
    name = shared.called(seats[seat], otherwise) if len(seats) > seat else otherwise
    about = translate("people", "IQ {iq}. {temper}").format(
        iq=iq.partition(":")[2], temper=temper_sentence(who)
    )
    return SeatedPerson(name, who, engine_words(player) if level is None else about)


def temper_sentence(key: str) -> str:
    """Return a sentence that describes an opponent."""
    return {
        "aunt": translate("people", "She takes what the other would have liked."),
        "clerk": translate("people", "He gives nothing away and would rather end the game than go on."),
        "student": translate("people", "She dreams of Exchanges and forgets the Mining."),
        "sailor": translate("people", "He likes Merchants, and keeping going."),
        "grandmother": translate("people", "She collects ribbons, one by one."),
        "salesman": translate("people", "He wants many cards, and Mining above all."),
    }[key]
