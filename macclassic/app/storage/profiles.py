"""Profiles: the people who share a copy, their folders, and the current one.

The first profile uses the folder of the copy itself; each of the others has a folder ``persons/N`` within it.
``persons.json`` lists them. The settings of the machine are common to all (`settings.MACHINE`).
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from macclassic.app.storage import data_folder
from macclassic.app.storage import settings as settings_file
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.core.options import Json
from macclassic.engine.core.safe_text import harmless, is_whole
from macclassic.engine.progress.trial_period import tidy
from macclassic.toolbox.base.pictures import FACES, use_faces
from macclassic.toolbox.grammar.sentences import translate

SCHEMA = 1
MAX_NAME_LENGTH = 20
"""Maximum number of characters in a name."""
MAX_PROFILES = 30
"""Maximum number of people who may share a copy."""
FIRST = 1
"""Number of the profile that uses the folder of the copy."""
write_tables = lazily("macclassic.app.storage.archive:write_tables")
free = lazily("macclassic.app.storage.archive:free")
_NO_FILE = re.compile(r'[\\/:*?"<>|]')


@dataclass(frozen=True, slots=True)
class Profile:
    """A person who plays at this copy; `number` determines the folder."""

    number: int
    name: str = ""
    face: str = FACES[0]

    @property
    def called(self) -> str:
        """The name on screen; without a name, "You" for the first profile and "Person N" for others."""
        if self.name or self.number == FIRST:
            return self.name or translate("table", "You")
        return translate("persons", "Person {n}").format(n=self.number)

    @property
    def now_playing(self) -> str:
        """Sentence that this person is playing now."""
        return translate("persons", "{name} (playing)").format(name=self.called)


class Profiles:
    """All profiles of one copy. Without a folder there is one profile, which is not stored."""

    def __init__(self, copy: data_folder.Folder | None) -> None:
        self._copy = copy
        self._folders: dict[int, data_folder.Folder] = {} if copy is None else {FIRST: copy}
        self._why = self._kept_as = ""
        self.everybody: tuple[Profile, ...] = (Profile(FIRST),)
        now = FIRST
        if copy is not None:
            try:
                text = data_folder.read(copy.persons)
                if text is not None:
                    now, self.everybody = loaded(text)
            except (data_folder.DiskError, settings_file.BadSettings) as error:
                newer = isinstance(error, settings_file.BadSettings) and error.newer
                self._why = "newer" if newer else "broken"
                self._kept_as = data_folder.kept_as(copy.persons, self._why)
            self.everybody = (*self.everybody, *self._forgotten())
        self.now = next((each for each in self.everybody if each.number == now), self.everybody[0])
        """The current profile."""
        if self.folder is None:
            self.now = self.everybody[0]

    @property
    def now_playing(self) -> str:
        """Sentence that tells who is playing; empty if there is only one profile."""
        return self.now.now_playing if len(self.everybody) > 1 else ""

    @property
    def complaints(self) -> list[str]:
        """Messages for the player about an unusable list of profiles, in the current language."""
        if not self._why:
            return []
        text = translate(
            "persons",
            "The list of players could not be read. Please give them their names and faces again; all "
            "that they have played is there. The file is kept as “{name}”.",
        )
        return [text.format(name=self._kept_as)]

    def _forgotten(self) -> Iterable[Profile]:
        """Yield profiles for folders that exist but are missing from the list."""
        assert self._copy is not None
        known = {each.number for each in self.everybody}
        try:
            names = sorted(
                each.name for each in (self._copy.path / data_folder.PERSONS).iterdir() if each.is_dir()
            )
        except OSError:
            return
        for number in sorted(int(name) for name in names if re.fullmatch("[1-9][0-9]{0,5}", name)):
            if number not in known:
                yield Profile(number)

    @property
    def folder(self) -> data_folder.Folder | None:
        """The folder of the current profile, created if needed; None if it cannot be created."""
        return self.folder_of(self.now)

    def folder_of(self, person: Profile) -> data_folder.Folder | None:
        """Return the folder of a profile, created if needed; None if it cannot be created."""
        if self._copy is None:
            return None
        if person.number not in self._folders:
            path = self._copy.path / data_folder.PERSONS / str(person.number)
            self._folders[person.number] = data_folder.Folder(path, self._copy)
        folder = self._folders[person.number]
        try:
            folder.path.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        return folder

    def show_faces(self) -> None:
        """Make the tables show the faces of the profiles."""
        use_faces(self.now.face, {each.name: each.face for each in self.everybody if each.name})

    # Names

    def trouble(self, name: str, but: Profile | None = None) -> str:
        """Return a sentence that tells why a name is not allowed, or an empty text.

        `but` is the profile that has or may have this name itself.
        """
        name = tidy(name)
        if not name:
            return translate("persons", "Please type a name first.")
        if len(name) > MAX_NAME_LENGTH:
            return translate("persons", "A name may have {n} letters at most.").format(n=MAX_NAME_LENGTH)
        if harmless(name, MAX_NAME_LENGTH) != name:
            return translate(
                "persons", "There is something in this name that can’t be written; please leave it out."
            )
        others = (each.called for each in self.everybody if but is None or each.number != but.number)
        if _folded(name) in map(_folded, others):
            return translate("persons", "The name “{name}” is already taken.").format(name=name)
        return ""

    # Changes; each raises DiskError and then leaves everything as it was

    def add(self, name: str, face: str) -> Profile:
        """Add a profile."""
        if len(self.everybody) >= MAX_PROFILES:
            raise data_folder.DiskError(
                translate("persons", "There is room for {n} people at most.").format(n=MAX_PROFILES)
            )
        numbers = {each.number for each in self.everybody}
        person = Profile(
            next(n for n in range(FIRST, MAX_PROFILES + FIRST + 1) if n not in numbers), tidy(name), face
        )
        self._keep(self.now, (*self.everybody, person))
        return person

    def change(self, person: Profile, name: str, face: str) -> Profile:
        """Give a profile another name and face."""
        changed = replace(person, name=tidy(name), face=face)
        everybody = tuple(changed if each == person else each for each in self.everybody)
        self._keep(changed if self.now == person else self.now, everybody)
        return changed

    def play(self, person: Profile) -> data_folder.Folder:
        """Make a profile the current one, and return its folder."""
        folder = self.folder_of(person)
        if folder is None:
            text = translate("persons", "The folder of {name} can’t be made.")
            raise data_folder.DiskError(text.format(name=person.called))
        self._keep(person, self.everybody)
        return folder

    def remove(self, person: Profile) -> Path:
        """Remove a profile, and move its folder to the saved games; return the new path.

        The folder also gets tables and records that other programs and profiles can read. Raises DiskError
        for the current and for the first profile.
        """
        folder = self.folder_of(person)
        if folder is None or folder is self._copy or person == self.now:
            raise data_folder.DiskError(
                translate("persons", "{name} can’t be removed now.").format(name=person.called)
            )
        write_tables(folder)
        target: Path = free(folder.saved_games() / (_NO_FILE.sub("-", person.called).strip(" .") or "-"))
        try:
            folder.path.rename(target)
        except OSError as error:
            text = translate(
                "persons", "What {name} has played could not be put aside, so nothing has changed: {reason}."
            )
            reason = data_folder.in_words(error.strerror)
            raise data_folder.DiskError(text.format(name=person.called, reason=reason)) from None
        del self._folders[person.number]
        self._keep(self.now, tuple(each for each in self.everybody if each != person))
        return target

    def _keep(self, now: Profile, everybody: tuple[Profile, ...]) -> None:
        if self._copy is not None:
            listed = [{"name": each.name, "face": each.face, "folder": _place(each)} for each in everybody]
            data = {"schema": SCHEMA, "now": _place(now), "persons": listed}
            data_folder.write(self._copy.persons, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
        self.now, self.everybody = now, everybody


def _place(person: Profile) -> str:
    """Return a profile's folder relative to that of the copy; empty for the first profile."""
    return "" if person.number == FIRST else f"{data_folder.PERSONS}/{person.number}"


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def loaded(text: str) -> tuple[int, tuple[Profile, ...]]:
    """Return the number of the current profile, and all profiles, from the text of the list.

    Raises BadSettings.
    """
    bad = settings_file.BadSettings
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise bad("it is damaged") from None
    if not isinstance(data, dict) or type(data.get("schema")) is not int or not is_whole(text, data):
        raise bad("it does not hold persons")
    if data["schema"] > SCHEMA:
        raise bad("it was written by a newer version", newer=True)
    listed = data.get("persons")
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        raise bad("its “persons” are no list")
    found = {each.number: each for each in map(_person, listed)}
    if len(found) < len(listed):
        raise bad("two of them share a folder")
    first = found.pop(FIRST, Profile(FIRST))
    return _number(data.get("now")), (first, *found.values())


def _person(entry: Json) -> Profile:
    name, face = entry.get("name"), entry.get("face")
    if not isinstance(name, str) or not isinstance(face, str):
        raise settings_file.BadSettings("one of them has no name or no face")
    number = _number(entry.get("folder"))
    return Profile(number, harmless(name, MAX_NAME_LENGTH), face if face in FACES else FACES[0])


def _number(place: object) -> int:
    """Return the number of a profile from its folder in the list.

    Raises BadSettings.
    """
    match = (
        re.fullmatch(f"{data_folder.PERSONS}/([1-9][0-9]{{0,5}})", place) if isinstance(place, str) else None
    )
    if place == "":
        return FIRST
    if match is None or int(match[1]) == FIRST:
        raise settings_file.BadSettings("a folder in it is none of ours")
    return int(match[1])


# Settings: those of each profile, and those of the machine


def load_settings(folder: data_folder.Folder) -> tuple[settings_file.Settings, list[str]]:
    """Return the settings of a profile with those of the machine, and messages for the player.

    A file that cannot be used is set aside.
    """
    settings, messages = _settings_in(folder)
    if folder.copy is not folder:
        common, more = _settings_in(folder.copy)
        settings.share(common)
        messages += more
    return settings, messages


def language_kept(copy: data_folder.Folder) -> str:
    """Return the language of the current profile of a copy, empty if it cannot be read.

    Nothing is written, so the copy may belong to another program or be unusable.
    """
    try:
        now, _ = loaded(data_folder.read(copy.persons) or "")
    except (data_folder.DiskError, settings_file.BadSettings):
        now = FIRST
    folder = copy if now == FIRST else data_folder.Folder(copy.path / data_folder.PERSONS / str(now), copy)
    try:
        return settings_file.language_in(data_folder.read(folder.settings) or "")
    except data_folder.DiskError:
        return ""


def save_settings(folder: data_folder.Folder, settings: settings_file.Settings) -> None:
    """Write the settings of a profile, and those of the machine if they have changed.

    Raises DiskError.
    """
    data_folder.write(folder.settings, settings.dumps())
    if folder.copy is folder:
        return
    common, _ = _settings_in(folder.copy)
    if common.shared() != settings.shared():
        for name, value in settings.shared().items():
            setattr(common, name, value)
        data_folder.write(folder.copy.settings, common.dumps())


def _settings_in(folder: data_folder.Folder) -> tuple[settings_file.Settings, list[str]]:
    """Return the settings in a folder, and messages for the player.

    A file that cannot be used is set aside; of its settings only the language remains.
    """
    language = ""
    try:
        text = data_folder.read(folder.settings)
        if text is None:
            return settings_file.Settings(), []
        language = settings_file.language_in(text)
        return settings_file.loads(text), []
    except data_folder.DiskError as error:
        why, newer = str(error).rstrip("."), False
    except settings_file.BadSettings as error:
        # The error names the invalid key and value, which mean nothing to the player.
        newer = error.newer
        why = (
            translate("session", "written by a newer version")
            if newer
            else translate("session", "the file is damaged")
        )
    name = data_folder.kept_as(folder.settings, "newer" if newer else "broken")
    sentence = translate("settings", "Your settings could not be used ({why}); the file is kept as “{name}”.")
    return settings_file.Settings(language=language), [sentence.format(why=why, name=name)]
