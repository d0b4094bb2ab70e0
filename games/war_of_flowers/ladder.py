"""Ladder of War of Flowers: six rooms, and the stake, purse and loan in dollars."""

from __future__ import annotations

from macclassic.engine.progress.ladder import Ladder, Room

STAKE = 20


def _room(key: str, title: str, host: tuple[str, int], guest: tuple[str, int], *keepsake: str) -> Room:
    """Return a room of the ladder.

    `host`, `guest`: a companion with an IQ. `keepsake`: its picture, title and story.
    """
    (first, iq), (second, guest_iq) = host, guest
    options = {"money": STAKE, "people": (0,), "iq": (iq, guest_iq), "who": (first, second)}
    return Room(key, title, first, iq, second, guest_iq, options, *keepsake)


LADDER = Ladder(
    stake=STAKE,
    purse=50,
    loan=20,
    rooms=(
        # The first room has no earlier host: Rosa takes the player there as a guest.
        _room(
            "dormitory",
            "Mina’s dormitory",
            ("student", 60),
            ("grandmother", 60),
            "mixtape",
            "Mixtape",
            "Mina made it the night you won in her dormitory. On side B she sings along.",
        ),
        _room(
            "showroom",
            "Victor’s showroom",
            ("salesman", 80),
            ("student", 60),
            "tie",
            "Lucky tie",
            "Victor’s lucky tie. He took it off when you won, and swears that he never needed it.",
        ),
        _room(
            "office",
            "Oskar’s third floor",
            ("clerk", 100),
            ("salesman", 80),
            "stapler",
            "Stapler",
            "From Oskar’s desk on the third floor. He filled in three forms so that you could have it.",
        ),
        _room(
            "cabin",
            "Nils’s cabin",
            ("sailor", 120),
            ("clerk", 100),
            "whistle",
            "Ship’s whistle",
            "It called the watch on Nils’s ship. Now it whistles you ashore, as he promised.",
        ),
        _room(
            "kitchen",
            "Rosa’s kitchen",
            ("grandmother", 140),
            ("sailor", 120),
            "teapot",
            "Teapot",
            "Rosa’s second-best teapot. The best one stays, she says, until you come for supper.",
        ),
        _room(
            "parlour",
            "Bora’s parlour",
            ("aunt", 160),
            ("grandmother", 140),
            "ledger",
            "Ledger",
            "Bora’s own ledger, closed on the day you won. The last page reads: “All square.”",
        ),
    ),
)
