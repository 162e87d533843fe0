"""Sources of the kernel log: a file, standard input, the journal, or the kernel itself."""

import os
import stat
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from shingleback.devices.kernel_log import open_log
from shingleback.domain.errors import UsageError, Why

NO_JOURNAL = "no-such-program"


def lines_of(file: str | None, **sources: str | Path) -> tuple[str, list[str]]:
    with open_log(file, **sources) as log:  # type: ignore[arg-type]
        return log.name, [line.rstrip("\n") for line in log.lines]


def write_program(path: Path, text: str) -> str:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_a_file_is_read_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "log.txt"
    file.write_bytes(b"first\nsecond \xff\nthird")

    assert lines_of(str(file)) == (str(file), ["first", "second �", "third"])


def test_a_utf_16_file_from_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / "log.txt"
    file.write_bytes(b"\xff\xfe" + "first\r\nsecond".encode("utf-16-le"))

    assert lines_of(str(file))[1] == ["first", "second"]


def test_an_endless_line_comes_in_pieces(tmp_path: Path) -> None:
    file = tmp_path / "log.txt"
    file.write_bytes(b"x" * 200_000)

    pieces = lines_of(str(file))[1]

    assert "".join(pieces) == "x" * 200_000
    assert max(map(len, pieces)) == 65_536


def test_standard_input_is_read_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"one\ntwo\n")))

    assert lines_of("-") == ("-", ["one", "two"])


@pytest.mark.parametrize("name", ["missing.txt", "."], ids=["missing", "a folder"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(UsageError) as refused:
        lines_of(str(tmp_path / name))

    assert refused.value.why is Why.FILE_UNREADABLE
    assert refused.value.values["path"] == str(tmp_path / name)


def test_the_journal_is_preferred(tmp_path: Path) -> None:
    journal = write_program(tmp_path / "journalctl", "echo a line; echo another")

    assert lines_of(None, kmsg=tmp_path / "kmsg", journalctl=journal) == ("journal", ["a line", "another"])


def test_the_journal_query_is_limited_to_this_boot_and_a_number_of_lines(tmp_path: Path) -> None:
    journal = write_program(tmp_path / "journalctl", 'echo "$@"')
    (arguments,) = lines_of(None, kmsg=tmp_path / "kmsg", journalctl=journal)[1]

    assert "--boot" in arguments
    assert "--lines=" in arguments
    assert "_TRANSPORT=kernel + SYSLOG_IDENTIFIER=udisksd" in arguments


def test_a_journal_that_is_not_read_to_the_end_is_stopped(tmp_path: Path) -> None:
    journal = write_program(tmp_path / "journalctl", "echo $$; exec yes line")  # `LOG_READER` forbids it files
    with open_log(None, kmsg=tmp_path / "kmsg", journalctl=journal) as log:
        process = Path("/proc", next(log.lines).strip())
        assert process.exists()
        assert next(log.lines) == "line\n"

    assert not process.exists()


@pytest.mark.parametrize("text", ["exit 1", "echo secret >&2; exit 1", ":"], ids=["fails", "complains", "empty"])
def test_without_a_readable_journal_the_kernel_is_read(tmp_path: Path, text: str) -> None:
    journal = write_program(tmp_path / "journalctl", text)
    kmsg = tmp_path / "kmsg"
    kmsg.write_text("6,1,5,-;usb 2-1: USB disconnect, device number 6\n SUBSYSTEM=usb\n")

    name, lines = lines_of(None, kmsg=kmsg, journalctl=journal)

    assert name == "kernel"
    assert lines == ["6,1,5,-;usb 2-1: USB disconnect, device number 6", " SUBSYSTEM=usb"]


def test_a_line_break_of_the_kernel_does_not_hide_the_device(tmp_path: Path) -> None:
    kmsg = tmp_path / "kmsg"
    kmsg.write_text("6,1,5,-;dd: attempt to access beyond end of device\\x0asdb1: rw=2049, sector=8 limit=2\n")

    _, lines = lines_of(None, kmsg=kmsg, journalctl="/nonexistent/journalctl")

    assert lines == ["6,1,5,-;dd: attempt to access beyond end of device: sdb1: rw=2049, sector=8 limit=2"]


def test_reading_the_kernel_log_does_not_block(tmp_path: Path) -> None:
    """Like this pipe, /dev/kmsg stays open and returns nothing more."""
    kmsg = tmp_path / "kmsg"
    os.mkfifo(kmsg)
    writer = os.open(kmsg, os.O_RDWR)
    os.write(writer, b"6,1,5,-;a record\n")

    assert lines_of(None, kmsg=kmsg, journalctl=NO_JOURNAL)[1] == ["6,1,5,-;a record"]
    os.close(writer)


def test_an_unreadable_log_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as refused:
        lines_of(None, kmsg=tmp_path / "kmsg", journalctl=NO_JOURNAL)

    assert refused.value.why is Why.KERNEL_LOG_CLOSED


def test_the_real_kernel_log_can_be_read() -> None:
    try:
        os.close(os.open("/dev/kmsg", os.O_RDONLY))  # its file mode alone does not tell: see dmesg_restrict
    except OSError as error:
        pytest.skip(f"needs the right to read /dev/kmsg: {error}")
    with open_log(None, journalctl=NO_JOURNAL) as log:
        first = next(log.lines)

    assert first.partition(",")[0].isdigit()
