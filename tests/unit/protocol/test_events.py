"""Events survive encoding and decoding, also between two releases."""

import base64
import dataclasses
import json
import typing
from types import UnionType
from typing import Any

import msgspec
import msgspec.structs
import pytest

from shingleback.domain.errors import LeftOut, LeftOutReason, Skipped, SkipReason
from shingleback.protocol import events
from shingleback.protocol.events import Event, decode, encode, item_of
from shingleback.protocol.result_items import Item
from shingleback.protocol.result_types import result_type
from shingleback.protocol.results import CommandResult

OTHERS: list[type[Any]] = [kind for kind in typing.get_args(Event) if kind is not CommandResult]
COMMANDS = [
    "backup",
    "demo",
    "verify",
    "restore",
    "try-restore",
    "list",
    "find",
    "trace",
    "diff",
    "versions",
    "history",
    "look",
    "eject",
    "due",
    "identify",
    "drives",
    "diagnose",
    "report",
    "prepare",
    "mount",
    "unmount",
    "contents",
    "sizes",
    "care",
    "test",
    "clone",
    "move",
    "unfinished",
    "zones",
    "adjust",
]
RESULTS: list[type[Any]] = list(dict.fromkeys(filter(None, map(result_type, COMMANDS))))
KINDS: list[type[Any]] = [*OTHERS, *RESULTS]


def sample(kind: Any) -> Any:
    """A value of a type in which no field has its default."""
    origin = typing.get_origin(kind)
    if origin in (typing.Union, UnionType):
        return sample(typing.get_args(kind)[0])
    if origin is list:
        return [sample(typing.get_args(kind)[0])] * 2
    if origin is tuple:
        parts = typing.get_args(kind)
        return tuple(sample(part) for part in (parts[:1] * 2 if parts[-1] is Ellipsis else parts))
    if origin is dict:
        value = typing.get_args(kind)[1]
        values: dict[str, Any] = {"path": "ä \n \u2028", "files": 7}
        return {"files": 0.25} if value is float else values if value is not str else {"path": values["path"]}
    if isinstance(kind, type) and (issubclass(kind, (msgspec.Struct, tuple)) or dataclasses.is_dataclass(kind)):
        return kind(**{name: sample(of) for name, of in typing.get_type_hints(kind).items()})
    values_of = {str: "text", int: 2**53, float: 1.5, bool: True, msgspec.Raw: msgspec.Raw(b'{"a":[1]}')}
    return values_of[kind] if kind in values_of else list(kind)[-1]  # a member of an enumeration


def sample_of(kind: type[Any], command: str) -> Any:
    event = sample(kind)
    return msgspec.structs.replace(event, command=command) if issubclass(kind, CommandResult) else event


def finished_kinds() -> list[tuple[type[Any], str]]:
    kinds = []
    for command in COMMANDS:
        event = decode(
            json.dumps({"event": "finished", "command": command, "outcome": "done", "exit_code": 0}).encode()
        )
        kinds.append((type(event), command))
    return kinds


@pytest.mark.parametrize("kind", OTHERS)
def test_an_event_is_decoded_as_it_was_encoded(kind: type[Any]) -> None:
    event = sample(kind)

    assert decode(encode(event)) == event


@pytest.mark.parametrize(("kind", "command"), finished_kinds())
def test_a_result_is_decoded_as_it_was_encoded(kind: type[Any], command: str) -> None:
    result = sample_of(kind, command)

    decoded = decode(encode(result))
    assert type(decoded) is kind
    assert encode(result) == encode(typing.cast("CommandResult", decoded))


def test_every_kind_of_result_belongs_to_a_command() -> None:
    assert {kind for kind, _ in finished_kinds()} == {kind for kind in KINDS if issubclass(kind, CommandResult)}


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_is_one_line_that_names_its_kind(kind: type[Any]) -> None:
    line = encode(sample(kind))

    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert json.loads(line)["event"]


@pytest.mark.parametrize("kind", OTHERS)
def test_fields_of_a_newer_program_are_ignored(kind: type[Any]) -> None:
    event = sample(kind)
    newer = json.loads(encode(event)) | {"of_tomorrow": {"deep": [1, None]}}

    assert decode(json.dumps(newer).encode()) == event


def test_fields_of_a_newer_program_in_a_list_are_ignored() -> None:
    line = b'{"event":"left_out","items":[{"path":"a","reason":"of-tomorrow","weight":3}],"more":1}'

    assert decode(line) == events.LeftOutEvent(items=[Item(path="a", reason="of-tomorrow")])


@pytest.mark.parametrize(
    "line", [b'{"event":"of_tomorrow"}', b'{"event":"finished","command":"of_tomorrow"}', b'{"event":"finished"}']
)
def test_an_event_of_a_newer_program_is_ignored(line: bytes) -> None:
    assert decode(line) is None


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"text",
        b"null",
        b"[]",
        b"{}",
        b'{"event":7}',
        b'{"event":"state"}',
        b'{"event":"state","state":7}',
        b'{"ev',
    ],
)
def test_a_line_that_is_no_event_raises_a_decode_error(line: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(line)


def test_the_first_line_has_the_schema_version() -> None:
    started = events.Started(command="backup", program="shingleback 1.0", pid=7, at=0.5)

    assert json.loads(encode(started))["schema"] == events.SCHEMA_VERSION


def test_a_utf8_path_is_encoded_once() -> None:
    item = item_of(LeftOut("ä".encode(), LeftOutReason.VANISHED, "gone"))

    assert item == Item(path="ä", reason="vanished", detail="gone")
    assert json.loads(msgspec.json.encode(item)) == {"path": "ä", "reason": "vanished", "detail": "gone"}


def test_a_path_that_is_not_utf8_is_also_encoded_exactly() -> None:
    item = item_of(Skipped(b"a/\xff", SkipReason.PATTERN, "\udcff*"))

    assert (item.path, item.detail) == ("a/\ufffd", "\ufffd*")
    assert item.path_bytes is not None
    assert base64.b64decode(item.path_bytes) == b"a/\xff"
    assert decode(encode(events.SkippedEvent(items=[item], count=1))) is not None


@pytest.mark.parametrize(
    "line", [b'{"event":"pro\xffgress"}', b'{"event":' + b"[" * 100_000], ids=["not UTF-8", "deeply nested"]
)
def test_a_malformed_line_raises_a_decode_error(line: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(line)
