"""What a process that answers questions makes of lines that are none."""

import os

import msgspec
import pytest

from shingleback.protocol.control import Question, Questions


@pytest.mark.parametrize(
    "line", [b"{", b"[" * 50_000, b'{"command":"list","odd":' + b"[" * 50_000, b'{"command":"list","place":"\xff"}']
)
def test_a_line_that_is_no_question_is_passed_over(line: bytes) -> None:
    reader, writer = os.pipe()
    question = Question(command="versions", place="/drive")
    with os.fdopen(reader, "rb"), os.fdopen(writer, "wb") as asked:
        asked.write(line + b"\n" + msgspec.json.encode(question) + b"\n")
        asked.flush()

        assert Questions(reader).next() == question
