"""Points of captured cards and payments, computed from the rules page by counting ids."""

from __future__ import annotations


def kind(card: str) -> str:
    """Return the kind in a card's id; Mining cards lose their number."""
    if card.startswith("joker"):
        return "joker"
    return card.split("-")[1]


def count(cards: list[str], *kinds: str) -> int:
    return sum(kind(card) in kinds for card in cards)


def mining(cards: list[str]) -> int:
    """Return the Mining of captured cards by value."""
    return count(cards, "mining") + 2 * count(cards, "double", "joker")


def points(cards: list[str]) -> int:
    """Return the score of captured cards."""
    exchange = count(cards, "exchange")
    total = {3: 3, 4: 4, 5: 15}.get(exchange, 0)
    if count(cards, "gateway") == 3:
        total += 5
    total += max(0, count(cards, "merchant", "gateway") - 4)
    total += max(0, count(cards, "chunk", "nonce", "hashes", "blocks") - 4)
    total += 3 * sum(count(cards, ribbon) == 3 for ribbon in ("chunk", "nonce", "hashes"))
    if min(count(cards, each) for each in ("chunk", "nonce", "hashes", "blocks")) >= 1:
        total += 5
    return total + max(0, mining(cards) - 9)


def payment(mine: list[str], theirs: list[str], keeps: int, coins: int) -> tuple[int, dict[str, bool]]:
    """Return a winner's payment and the penalties that apply; `coins`: number of doubled coins."""
    penalties = {
        "no-market": count(mine, "merchant", "gateway") >= 7,
        "junk-coin": count(mine, "exchange") >= 3 and count(theirs, "exchange") == 0,
        "no-hashrate": mining(mine) >= 10 and mining(theirs) < 8,
    }
    paid = points(mine) + min(keeps, 2)
    if keeps >= 3:
        paid *= 2 ** (keeps - 2)
    for _ in range(coins + sum(penalties.values())):
        paid *= 2
    return paid, penalties
