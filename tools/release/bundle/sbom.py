"""Writes a software bill of materials (SBOM) beside each archive, from the list of a bundle's parts.

The format is CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json).
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from macclassic.app.dialogs.licences import BUILT, LicensedPart, read

PROGRAM = "macclassic"


def bill(parts: Sequence[LicensedPart]) -> dict[str, Any]:
    """Return the bill of materials of a bundle; only the time of the build varies for the same parts."""
    program, *others = sorted(parts, key=lambda part: part.name != PROGRAM)
    hosts = {part.within for part in others} - {""}
    inside = {host: [part.name for part in others if part.within == host] for host in sorted(hosts)}
    direct = [part.name for part in others if not part.within]
    made = json.dumps([_component(part) for part in parts])
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, made)}",
        "version": 1,
        "metadata": {"timestamp": now(), "component": {**_component(program), "type": "application"}},
        "components": [_component(part) for part in others],
        "dependencies": [
            {"ref": PROGRAM, "dependsOn": direct},
            *({"ref": host, "dependsOn": names} for host, names in inside.items() if host != PROGRAM),
        ],
    }


def _component(part: LicensedPart) -> dict[str, Any]:
    made: dict[str, Any] = {"type": "library", "bom-ref": part.name, "name": part.name}
    kind, _, package = part.version_of.partition(" ")
    if part.version:
        made["version"] = part.version
        if kind == "package":
            made["purl"] = f"pkg:pypi/{package.lower().replace('_', '-')}@{part.version}"
    if part.copyright:
        made["copyright"] = part.copyright
    made["licenses"] = [{"expression": part.licence}]
    made["externalReferences"] = [{"type": "distribution", "url": part.source}]
    return made


def now() -> str:
    """Return the time of the build, or SOURCE_DATE_EPOCH's."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    moment = datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def write(program: Path, archive: Path) -> Path:
    """Write the bill of a bundle beside its archive, under the archive's name; return it."""
    name = archive.name.removesuffix(".xz").removesuffix(".tar").removesuffix(archive.suffix)
    made = archive.with_name(f"{name}.cdx.json")
    parts = read(next(program.rglob(f"licences/{BUILT}")))
    made.write_text(json.dumps(bill(parts), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return made
