"""A mailbox of Thunderbird (mbox) to which mail is appended during backups: its copy is whole, or it is named."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.helpers.workshop import Workshop

COPIES = 8
MAIL = "From - {number}\nX-Mozilla-Status: 0000\nSubject: {number}\n\n" + "text\n" * 400
END = "end of {number}\n"


class Mailbox:
    """Appends mails, and sets flags of earlier ones in place, as Thunderbird does."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.count = 0
        path.touch()

    def append(self) -> None:
        self.count += 1
        with self.path.open("a") as file:
            file.write(MAIL.format(number=self.count))
            file.flush()
            file.write(END.format(number=self.count))

    def mark_first_read(self) -> None:
        with self.path.open("r+b") as file:
            file.seek(len("From - 1\nX-Mozilla-Status: "))
            file.write(b"0001")

    @contextmanager
    def written(self, pause_s: float) -> Iterator[None]:
        has_ended = threading.Event()

        def work() -> None:
            while not has_ended.wait(pause_s):
                self.append()
                self.mark_first_read()

        writer = threading.Thread(target=work)
        writer.start()
        try:
            yield
        finally:
            has_ended.set()
            writer.join()


def mails_in(copy: Path) -> int:
    """How many mails a copy has, all of them whole but perhaps the last, which was being written."""
    text = copy.read_text()
    mails = text.split("From - ")[1:]
    for number, mail in enumerate(mails, start=1):
        status = "0001" if "0001" in mail else "0000"
        whole = (MAIL + END).format(number=number).removeprefix("From - ").replace("0000", status)
        assert mail == whole or (number == len(mails) and whole.startswith(mail))
    return len(mails)


@pytest.mark.parametrize("pause_s", [0.0005, 0.02])
def test_a_mailbox_that_grows_is_copied_whole_or_named(tmp_path: Path, pause_s: float) -> None:
    workshop = Workshop(tmp_path)
    mailbox, copy = Mailbox(workshop.source / "Inbox"), workshop.destination / "source" / "Inbox"
    for _ in range(300):
        mailbox.append()
    with mailbox.written(pause_s):
        for _ in range(COPIES):
            before = mailbox.count
            named = [(item.path, item.reason) for item in workshop.backup().left_out]
            assert named in ([], [("source/Inbox", "changing")])
            if not named:
                assert before - 1 <= mails_in(copy) <= mailbox.count
            elif copy.exists():
                mails_in(copy)
            time.sleep(pause_s)

    assert workshop.backup().left_out == []
    assert mails_in(copy) == mailbox.count
