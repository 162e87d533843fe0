"""The identity of a drive as one line of text: what was confirmed in one process is handed to another one."""

from dataclasses import fields

import msgspec

from shingleback.model.errors import UsageError, Why
from shingleback.model.identity import Identity

_FIELDS = frozenset(field.name for field in fields(Identity))


def identity_text(identity: Identity) -> str:
    """JSON with all the fields, and no blank outside of their values."""
    return msgspec.json.encode(identity).decode()


def identity_from(text: str) -> Identity:
    """Raises UsageError for what `identity_text` did not make."""
    try:
        told = msgspec.json.decode(text, type=dict[str, object])
        if told.keys() != _FIELDS:
            raise UsageError(Why.NOT_AN_IDENTITY)
        return msgspec.convert(told, Identity)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise UsageError(Why.NOT_AN_IDENTITY) from None
