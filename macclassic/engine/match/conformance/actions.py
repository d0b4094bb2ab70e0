"""Conformance checks of actions: those that are listed are legal, and all others are forbidden."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator

from macclassic.engine.core.contract import AnyPosition, AnyRules
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.match.conformance.matches import begun, expect, moment

MATCHES = 2
DECISIONS = 80
"""Numbers of matches, and of decisions in each."""
OTHERS = 8
"""Number of actions that are not listed, tried in each position, of each of two kinds."""

Known = dict[str, object]
"""Actions by their text in a record."""


def listed_actions_are_the_legal_ones(spec: GameSpec) -> None:
    """Check that `why_not` is None for what `legal` lists, and a sentence for other actions of the match."""
    answers: dict[str, list[bool]] = {}
    for seed in range(MATCHES):
        before, rng = list(_positions(spec, seed)), random.Random(seed)
        rules = spec.rules(spec.options())
        pool = _by_text(rules, (action for _, position in before for action in position.legal()))
        texts = list(pool)
        for when, position in before:
            listed = _by_text(rules, position.legal())
            expect(bool(listed), f"a seat was to move, but legal() lists nothing now {when}")
            others = rng.sample(texts, min(OTHERS, len(texts)))
            candidates = {text: pool[text] for text in others} | _mixed(rules, list(listed), texts, rng)
            for text in sorted(candidates.keys() - listed.keys()):
                what, tried = f"{text} {when}", candidates[text]
                permitted = _permitted(rules, position, tried, what, listed.values())
                answers.setdefault(type(tried).__name__, []).append(permitted)
    for name, said in answers.items():
        expect(
            len(said) < OTHERS or not all(said),
            f"why_not() permits all {len(said)} actions {name} that were tried and not listed: "
            "it forbids nothing",
        )


def _positions(spec: GameSpec, seed: int) -> Iterator[tuple[str, AnyPosition]]:
    """Yield the positions of a random match with the names of their moments, after a check of `legal`."""
    match, rng = begun(spec, seed), random.Random(seed)
    actions = match.rules.form.actions
    for _ in range(DECISIONS):
        if match.actor == ROUND_OVER:
            match.next_round()
        if match.actor == MATCH_OVER:
            return
        when = moment(match, match.round_count - 1, len(match.played_rounds[-1].moves))
        yield when, match.state
        for action in match.legal:
            text = json.dumps(actions.to_json(action))
            why = match.state.why_not(action)
            expect(why is None, f"legal() lists {text} {when}, but why_not() forbids it: {why}")
            same = actions.from_json(json.loads(text)) == action
            expect(same, f"the action {text} reads back from a record as another one {when}")
        match.apply(rng.choice(match.legal))


def _by_text(rules: AnyRules, actions: Iterable[object]) -> Known:
    return {json.dumps(rules.form.actions.to_json(action)): action for action in actions}


def _mixed(rules: AnyRules, listed: list[str], texts: list[str], rng: random.Random) -> Known:
    """Return actions that are listed but for one value, which another action of the match has."""
    found: Known = {}
    for _ in range(OTHERS):
        mine, other = json.loads(rng.choice(listed)), json.loads(rng.choice(texts))
        keys = [key for key in mine.keys() & other.keys() if mine[key] != other[key] and key != "type"]
        if mine["type"] == other["type"] and keys:
            key = rng.choice(sorted(keys))
            mine[key] = other[key]
            try:
                action = rules.form.actions.from_json(mine)
            except ValueError:
                continue
            found |= _by_text(rules, [action])
    return found


def _permitted(
    rules: AnyRules, position: AnyPosition, action: object, what: str, listed: Iterable[object]
) -> bool:
    """Check the answer of `why_not` to an action that is not listed; return True if it permits the action."""
    try:
        why = position.why_not(action)
    except Exception as error:
        raise AssertionError(f"why_not() raised {error!r} for {what}: it must return a sentence") from error
    if why is not None:
        sentence = isinstance(why, str) and bool(why.strip())
        expect(sentence, f"why_not() must say in a sentence why {what} is forbidden, not {why!r}")
        return False
    if not isinstance(action, rules.form.unlisted) and _played(position, action) not in [
        _played(position, each) for each in listed
    ]:
        raise AssertionError(
            f"why_not() permits {what}, which legal() does not list. Forbid it; or, if legal() lists some "
            f"actions of this class only, name {type(action).__name__} in RecordFormat.unlisted"
        )
    try:
        _played(position, action)
    except Exception as error:
        raise AssertionError(f"why_not() permits {what}, but play() raised {error!r}") from error
    return True


def _played(position: AnyPosition, action: object) -> AnyPosition:
    """Return the position after an action."""
    after = position.copy()
    after.play(action)
    return after
