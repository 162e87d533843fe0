"""How a process that answers questions handles malformed lines."""

import os

import msgspec
import pytest

from shingleback.protocol.control import Question, Questions


@pytest.mark.parametrize(
    "line", [b"{", b"[" * 50_000, b'{"command":"list","odd":' + b"[" * 50_000, b'{"command":"list","place":"\xff"}']
)
def test_a_malformed_line_is_skipped(line: bytes) -> None:
    reader, writer = os.pipe()
    question = Question(command="versions", place="/drive")
    with os.fdopen(reader, "rb"), os.fdopen(writer, "wb") as stream:
        stream.write(line + b"\n" + msgspec.json.encode(question) + b"\n")
        stream.flush()

        assert Questions(reader).next() == question
