"""Portraits of the players, and ten to choose from: in three moods, 48 x 48 in a black frame."""

from __future__ import annotations

from functools import partial

from tools.art.drawing import Drawing
from tools.art.faces.features import MOODS
from tools.art.faces.people_hall import dancer, drummer, professor, pupil, weaver
from tools.art.faces.people_home import aunt, grandmother, student, you
from tools.art.faces.people_street import baker, courier, gardener, painter, teacher
from tools.art.faces.people_work import clerk, sailor, salesman

PEOPLE = {
    "you": you,
    "aunt": aunt,
    "clerk": clerk,
    "student": student,
    "sailor": sailor,
    "grandmother": grandmother,
    "salesman": salesman,
}

OURS = {
    "gardener": gardener,
    "baker": baker,
    "painter": painter,
    "teacher": teacher,
    "courier": courier,
    "dancer": dancer,
    "professor": professor,
    "pupil": pupil,
    "drummer": drummer,
    "weaver": weaver,
}

PICTURES: dict[str, Drawing] = {
    f"face-{name}-{mood}": partial(draw, mood=mood) for name, draw in PEOPLE.items() for mood in MOODS
}

CHOSEN: dict[str, Drawing] = {
    f"face-{name}-{mood}": partial(draw, mood=mood) for name, draw in OURS.items() for mood in MOODS
}
