"""Words for cards, score lines, doublings and opponents, in the language of the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macclassic.engine.core.companions import engine_in, who_is
from macclassic.engine.core.safe_text import lowered
from macclassic.flower_cards.table import words as shared
from macclassic.flower_cards.table.painting import SetRow
from macclassic.table.company.names import companion
from macclassic.table.game_words import engine_words, name_and_detail, point_count, with_article
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.grammar.sentences import translate

from ...actions import PLAY_ON, WIN, Action, Bomb, FlipOnly, Go, Play, Shake, Take
from ...cards import CONTEXT, IDS, card_name, kind, kind_name, month_name, names, plant_name
from ...house.payments import BOMBED, BY_FOUR, CARRIED, HAD_FOUR, SHAKEN, SUNLESS
from ...scoring import PLAIN_DOUBLING, STUPID_DOUBLING, Due, ScoreLine


def named(card: str) -> str:
    """Return a card's name in the language of the screen."""
    return translate(CONTEXT, card_name(card))


def the(card: str) -> str:
    """Return a card's name with its article for use within a sentence: "the plum bird"."""
    return with_article(lowered(named(card)))


def spoken(card: str) -> str:
    """Return a card's face in words: its name and its month."""
    month = translate(CONTEXT, month_name(int(card[:2])))
    return translate("spoken", "{card}, {month}").format(card=named(card), month=month)


def names_of_card(card: str) -> tuple[str, ...]:
    """Return the labels of a card for learners: its name, and its kind for a place too small for the name."""
    return named(card), translate(CONTEXT, kind_name(card))


def month_named(card: str) -> str:
    """Return the number and the plant of a card's month."""
    return f"{int(card[:2])} {translate(CONTEXT, plant_name(int(card[:2])))}"


def kind_letter(card: str) -> str:
    """Return the letter of a card's kind for marked cards."""
    return {
        "sun": translate("mark", "S", "sun"),
        "animal": translate("mark", "A", "animal"),
        "ribbon": translate("mark", "R", "ribbon"),
        "double": translate("mark", "D", "double"),
        "plain": translate("mark", "P", "plain"),
    }[kind(card)]


def hint_words(said: Mapping[str, object]) -> str:
    return shared.hint_words(said, CONTEXT, cents)


def cents(amount: float) -> str:
    """Return dollars and cents in the language of the screen."""
    whole, part = divmod(round(100 * amount), 100)
    return translate("score", "${whole}.{cents}").format(whole=whole, cents=f"{part:02}")


def action_words(action: Action) -> str:
    """Return the name of an action: the card that it plays, and which of two it takes."""
    if isinstance(action, Shake | Bomb):
        text = translate("review", "bomb {month}")
        if isinstance(action, Shake):
            text = translate("review", "shake {month}")
        return text.format(month=translate(CONTEXT, month_name(action.month)))
    if isinstance(action, FlipOnly):
        return translate("review", "turning a stack card only")
    if action in (WIN, PLAY_ON):
        on = translate("review", "playing on with four of a month")
        return on if action == PLAY_ON else translate("review", "winning with four of a month")
    if not isinstance(action, Play | Take):
        return translate("verdict", "GO") if isinstance(action, Go) else translate("verdict", "STOP")
    return shared.play_words(action, IDS, named)


def collects(who: SeatedPerson, cards: Sequence[str]) -> str:
    you, other = translate("spoken", "You collect {cards}."), translate("spoken", "{name} collects {cards}.")
    return who.told(you, other, cards=", ".join(map(named, cards)))


def hands_over(giver: SeatedPerson, taker: SeatedPerson, card: str) -> str:
    """Return the sentence about a passed plain."""
    words = translate("spoken", "{giver} passes {card} to {taker}.")
    if giver.you:
        words = translate("spoken", "You pass {card} to {taker}.")
    elif taker.you:
        words = translate("spoken", "{giver} passes you {card}.")
    return words.format(giver=giver.name, taker=taker.name, card=named(card))


def collected_words(who: SeatedPerson, kind: str, count: int, worth: int) -> tuple[str, str]:
    """Return the name of a tray with its number of cards, and its balloon text."""
    kinds = {
        "sun": (translate("spoken", "Suns"), translate("balloon", "Suns go here.")),
        "animal": (translate("spoken", "Animals"), translate("balloon", "Animals go here.")),
        "ribbon": (translate("spoken", "Ribbons"), translate("balloon", "Ribbons go here.")),
        "plain": (translate("spoken", "Plains"), translate("balloon", "Plains go here; doubles count two.")),
    }
    title, what = kinds[kind]
    said = translate("spoken", "{kind} of {name}: {count}, {points}")
    text = translate("balloon", "{name} has {count}, for {points}.")
    if who.you:
        said = translate("spoken", "{kind}, yours: {count}, {points}")
        text = translate("balloon", "You have {count}, for {points}.")
    brings = point_count(worth)
    sentence = text.format(name=who.name, count=count, points=brings)
    return said.format(kind=title, name=who.name, count=count, points=brings), f"{what} {sentence}"


def set_title(which: str) -> str:
    """Return the name of a set."""
    return {
        "birds": translate("score", "The three birds"),
        "red": translate("score", "The three red ribbons"),
        "blue": translate("score", "The three blue ribbons"),
        "orchid": translate("score", "The three orchid ribbons"),
        "suns": translate("score", "All five suns"),
    }[which]


def set_words(who: SeatedPerson, row: SetRow, worth: int) -> tuple[str, str]:
    """Return the name of a set with a player's progress, and its balloon text."""
    title, pips = set_title(row.key), row.pips
    had, lost = pips.count("had"), pips.count("lost")
    said = translate("spoken", "{set}: {name} has {had} of {n}, {lost} lost")
    text = translate("balloon", "{set}: {points} points. {name} has {had} of them, black here.")
    if who.you:
        said = translate("spoken", "{set}: you have {had} of {n}, {lost} lost")
        text = translate("balloon", "{set}: {points} points. You have {had} of them, black here.")
    text += " " + translate("balloon", "White: {open} can still be had. Dash: {lost} are lost to others.")
    if row.lost:
        text = translate(
            "balloon",
            "{set}: {points} points. Bar: it can no longer be made, since others have {lost} of its cards.",
        )
    values = {
        "set": title,
        "name": who.name,
        "had": had,
        "lost": lost,
        "n": len(pips),
        "open": pips.count("open"),
    }
    text = text.format(points=worth, **values)
    return said.format(**values), shared.short_set(who, row, title, worth) if row.short else text


def gos_words(count: int) -> str:
    """Return the number of GO calls as shown beside a face."""
    return translate("table", "GO {count}").format(count=count)


def dollars(amount: int) -> str:
    """Return an amount of money in the language of the screen."""
    return translate("score", "${amount}").format(amount=amount)


def pays(payer: SeatedPerson, amount: int, due: int) -> str:
    """Return the sentence about a payment; it says if the amount is less than the due."""
    you, other = translate("score", "You pay ${amount}."), translate("score", "{name} pays ${amount}.")
    if amount < due:
        you = translate("score", "You owe ${due} and pay all you have left, ${amount}.")
        other = translate("score", "{name} owes ${due} and pays all that is left, ${amount}.")
    return payer.told(you, other, amount=amount, due=due)


def line_words(line: ScoreLine) -> str:
    """Return the words of a score line, with the cards that count."""
    words = {
        "suns": translate("score", "{n} suns"),
        "animals": translate("score", "{n} animals"),
        "ribbons": translate("score", "{n} ribbons"),
        "plains": translate("score", "{n} plains"),
        "red": translate("score", "The three red ribbons"),
        "blue": translate("score", "The three blue ribbons"),
        "orchid": translate("score", "The three orchid ribbons"),
        "birds": translate("score", "The three birds"),
        "five-suns": translate("score", "All five suns"),
    }
    text = words[line.what].format(n=line.count)
    if not line.unlike:
        return text
    if line.what == "suns":
        return translate("score", "{suns}, one of them December’s").format(suns=text)
    doubles = {
        "09-animal": translate("score", "September cup"),
        "11-double": translate("score", "November double"),
        "12-double": translate("score", "December double"),
    }
    twice = ", ".join(doubles[card] for card in names(line.unlike))
    return translate("score", "{plains}; twice: {doubles}").format(plains=text, doubles=twice)


def doubling_words(name: str) -> str:
    return {
        PLAIN_DOUBLING: translate("score", "few plains ×2"),
        STUPID_DOUBLING: translate("score", "fool’s double ×2"),
        SUNLESS: translate("score", "no sun ×2"),
        SHAKEN: translate("score", "shake ×2"),
        BOMBED: translate("score", "bomb ×2"),
        HAD_FOUR: translate("score", "four of a month ×2"),
        CARRIED: translate("score", "nobody won before ×2"),
    }[name]


def due_words(due: Due, names: tuple[str, ...]) -> str:
    """Return the line that explains a due and names its payer."""
    loser, payer = names[due.loser], names[due.payer]
    if due.nothing_collected:
        return translate("score", "{name}: nothing collected, nothing owed").format(name=loser)
    parts = [dollars(due.base), *(doubling_words(name) for name in due.doublings)]
    text = name_and_detail(loser, ", ".join(parts))
    if due.doublings:
        text += f" = {dollars(due.due)}"
    if due.payer != due.loser:
        text += " " + translate("score", "(paid by {name}: GO penalty)").format(name=payer)
    return text


def base_words(points: int, gos: int, base: int) -> str:
    """Return the line that explains the base of every due by score and GO calls."""
    if not gos:
        return translate("score", "Score {points}, no GO: ${base} from each").format(
            points=points, base=points
        )
    if gos < 3:
        return translate("score", "Score {points} + {gos} for GO: ${base} from each").format(
            points=points, gos=gos, base=points + gos
        )
    return translate("score", "Score {points} × {factor} for {gos} GO: ${base} from each").format(
        points=points, factor=base // points, gos=gos, base=base
    )


def fixed_words(ending: str, winner: SeatedPerson) -> str:
    """Return the sentence about a win of fixed value."""
    you, other = (
        translate("sheet", "You win this game with your third triplet."),
        translate("sheet", "{name} wins this game with a third triplet."),
    )
    if ending == BY_FOUR:
        you = translate("sheet", "You win this game at once, with four of a month.")
        other = translate("sheet", "{name} wins this game at once, with four of a month.")
    return winner.told(you, other)


# Opponents: names, faces and tempers

FACES = ("you", "aunt", "clerk")
"""Faces of players without a companion's name, as in older records."""


def people(seats: Sequence[Mapping[str, object]] = ()) -> tuple[SeatedPerson, SeatedPerson, SeatedPerson]:
    """Return the people at the table, by the seat entries of a match.

    Without entries the opponents have no names.
    """
    one, two, three = (shared.person_at(seats, seat) or _opponent(seats, seat) for seat in range(3))
    return one, two, three


def _opponent(seats: Sequence[Mapping[str, object]], seat: int) -> SeatedPerson:
    letter = ("", "A", "B")[seat]
    if len(seats) <= seat:
        return SeatedPerson(letter, FACES[seat])
    player = str(seats[seat]["player"])
    who = who_is(player)
    if not who:
        return SeatedPerson(shared.called(seats[seat], letter), FACES[seat])
    level = player.partition("@")[0].partition(":")[2]
    about = translate("people", "IQ {iq}. {temper}").format(iq=level, temper=temper_sentence(who))
    if engine_in(player):
        about = engine_words(player)
    return SeatedPerson(shared.called(seats[seat], companion(who)), who, about)


def temper_sentence(key: str) -> str:
    """Return a sentence that describes an opponent."""
    return {
        "aunt": translate("people", "She takes from whoever is in front."),
        "clerk": translate("people", "He gives nothing away and would rather stop than go on."),
        "student": translate("people", "She dreams of suns and forgets the plains."),
        "sailor": translate("people", "He likes animals, and calling GO."),
        "grandmother": translate("people", "She collects ribbons, one by one."),
        "salesman": translate("people", "He wants many cards, and plains above all."),
    }[key]
