"""Replacement for PySide's signature loader in a bundle: imports for errors are deferred.

It replaces ``shibokensupport/signature/loader.py`` of exactly the release that
`tools/release/bundle/bindings.py` names. PySide calls these functions by name. Two features that this program
does not use are missing: ``from __feature__ import``, which would replace Python's import statement, and
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
    """Do nothing: this release deprecates nothing."""


def feature_import(*_given: Any, **_named: Any) -> None:
    """Do nothing, so that Python imports the module."""


def feature_imported(_module: Any) -> None:
    """Leave the module unchanged."""


def post_init() -> None:
    """Do nothing, so that Python's import statement stays unchanged."""


if getattr(signature_bootstrap, "seen", False):
    # PySide imports this module twice; the first time only to check that it exists.
    from shibokensupport import feature, signature

    # Without this import PySide crashes at the first wrong argument.
    from shibokensupport.signature import mapping as mapping

    signature.get_signature = signature_bootstrap.get_signature
    signature.make_snake_case_name = signature_bootstrap.make_snake_case_name
    feature.pyside_feature_dict = signature_bootstrap.pyside_feature_dict
    builtins.__feature_import__ = signature_bootstrap.__feature_import__
signature_bootstrap.seen = True
del signature_bootstrap
