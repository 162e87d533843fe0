"""Whether a new source is a folder that the backup knows is asked in the terminal."""

import io

import pytest

from shingleback.cli.backup import _answered, continued
from shingleback.domain.errors import UsageError, Why
from shingleback.engine.source.copy_context import BackupRequest
from shingleback.protocol.results import BackupFinished

REQUEST = BackupRequest(sources=[b"/home/anna/D"], destination=b"/media/drive/B")
RESULT = BackupFinished(
    outcome="unsafe", why=Why.FOLDER_KNOWN, values={"path": "/home/anna/D", "old": "/home/a/D", "host": "old"}
)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("y\n", ((("/home/a/D", "/home/anna/D"),), False)),
        (" Yes \n", ((("/home/a/D", "/home/anna/D"),), False)),
        ("n\n", ((), True)),
        ("perhaps\n", None),
        ("", None),
    ],
)
def test_an_answer_decides(text: str, answer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Terminal(text))

    request = _answered(REQUEST, RESULT)

    assert (request and (request.continues, request.is_as_new)) == answer


def test_nobody_is_asked_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    assert _answered(REQUEST, RESULT) is None


@pytest.mark.parametrize("old", ["/home/a/D", "/home/a=b/D"])
def test_a_path_may_contain_the_sign_between_both(old: str) -> None:
    assert continued(f"{old}=/home/x=y/D", [b"/home/x=y/D"]) == (old, "/home/x=y/D")


def test_the_new_path_must_be_a_source() -> None:
    with pytest.raises(UsageError):
        continued("/home/a/D=/home/b/D", [b"/home/c/D"])
