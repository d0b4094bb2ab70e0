"""PySide's loader of its own Python half, for a bundle: what only errors want is imported when there is one.

It takes the place of ``shibokensupport/signature/loader.py`` of the release that
`tools/release/bundle/bindings.py`
names, and of no other. PySide calls these functions by their names. Left out is what nothing here asks for:
``from __feature__ import``, which would need another import statement for all that is imported, and
`inspect.signature` of Qt's methods.
"""

from __future__ import annotations

import builtins
from typing import Any

import signature_bootstrap


def pyside_type_init(key: Any, signatures: Any) -> Any:
    from shibokensupport.signature import parser

    return parser.pyside_type_init(key, signatures)


def create_signature(props: Any, key: Any) -> Any:
    from shibokensupport.signature import layout

    return layout.create_signature(props, key)


def seterror_argument(arguments: Any, function: Any, info: Any) -> Any:
    from shibokensupport.signature import errorhandler

    return errorhandler.seterror_argument(arguments, function, info)


def make_helptext(function: Any) -> Any:
    from shibokensupport.signature import errorhandler

    return errorhandler.make_helptext(function)


def finish_import(module: Any) -> None:
    """Do nothing: this release has nothing that is deprecated."""


def feature_import(*_given: Any, **_named: Any) -> None:
    """Leave an import to Python."""


def feature_imported(_module: Any) -> None:
    """Leave a module as it is."""


def post_init() -> None:
    """Leave Python's import statement as it is."""


if getattr(signature_bootstrap, "seen", False):
    # PySide imports all this twice; the first time it only looks whether it is there.
    from shibokensupport import feature, signature

    # Without it PySide crashes at the first wrong argument.
    from shibokensupport.signature import mapping as mapping

    signature.get_signature = signature_bootstrap.get_signature
    signature.make_snake_case_name = signature_bootstrap.make_snake_case_name
    feature.pyside_feature_dict = signature_bootstrap.pyside_feature_dict
    builtins.__feature_import__ = signature_bootstrap.__feature_import__
signature_bootstrap.seen = True
del signature_bootstrap
