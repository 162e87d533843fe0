"""No hostile input causes a traceback, a hang, excessive memory use, or a write in the wrong place."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.hostile.frame import Figures, Limits, Subject, feed
from tests.hostile.subjects import SUBJECTS, counts, prepare


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_every_input_is_handled(subject: Subject, request: pytest.FixtureRequest) -> None:
    count = counts(SUBJECTS, request.config.getoption("--hostile"))[subject.name]
    prepare(subject)

    figures = feed(subject, count)

    assert figures.findings == []
    assert figures.inputs == count


def fed(
    reader: Callable[[object], object], announced: tuple[type[BaseException], ...] = (), numbers: int = 10
) -> Figures:
    """Feeds some numbers, of which the reader may treat one differently."""
    subject = Subject("a reader", Random.random, lambda _folder: reader, announced)
    return feed(subject, numbers, limits=Limits(processor_s=0.2, memory_bytes=50_000_000))


def test_an_announced_exception_is_no_finding() -> None:
    def refuses(_number: object) -> object:
        raise KeyError

    assert fed(refuses, (KeyError,)).findings == []
    assert "KeyError" in fed(refuses).findings[0].what


def test_excessive_time_is_found() -> None:
    def takes_long(_number: object) -> None:
        until = time.process_time() + 5
        while time.process_time() < until:
            pass

    assert "more than 0.2 s" in fed(takes_long, numbers=1).findings[0].what


def test_excessive_memory_is_found() -> None:
    def takes_much(_number: object) -> int:
        return len(bytes(400_000_000))

    assert "more than 48 MiB" in fed(takes_much).findings[0].what


@pytest.mark.parametrize(
    "does", [Path.touch, Path.mkdir, lambda path: os.symlink("/", path)], ids=["file", "folder", "link"]
)
def test_writing_outside_is_found_and_prevented(does: Callable[[Path], object], tmp_path: Path) -> None:
    assert "WroteOutside" in fed(lambda _number: does(tmp_path / "outside")).findings[0].what
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_dies_is_found() -> None:
    assert "the process ended" in fed(lambda _number: os._exit(3)).findings[0].what


def test_an_input_is_always_the_same() -> None:
    for subject in SUBJECTS[:4]:
        assert repr(subject.make(Random("x"))) == repr(subject.make(Random("x")))
