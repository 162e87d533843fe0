"""A command waits until the filesystem of a file answers, before it touches the file itself."""

import os
from argparse import Namespace
from pathlib import Path

import pytest

from shingleback.cli.invocation import Invocation
from shingleback.cli.output import JsonOutput, UnblockedWriter
from shingleback.protocol.control import CommandControl
from shingleback.protocol.process import late_answers, unanswered


class PatientControl(CommandControl):
    """Cancels nothing; the third look at it lets the filesystem be asked."""

    def __init__(self, processor: Path) -> None:
        super().__init__()
        self.looks = 0
        self._processor = processor

    def refresh(self) -> None:
        self.looks += 1
        if self.looks == 3:
            self._processor.touch()


@pytest.fixture
def processor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As long as this file does not exist, no child gets as far as to ask: a busy computer."""
    processor = tmp_path / "processor"

    def compute(_path: bytes) -> None:
        while not processor.exists():
            pass

    monkeypatch.setattr(os, "statvfs", compute)
    return processor


def test_a_question_that_was_not_asked_yet_is_no_answer(processor: Path, tmp_path: Path) -> None:
    """Otherwise the command would touch a dead share itself, and could not be ended."""
    control = PatientControl(processor)
    invocation = Invocation(Namespace(), JsonOutput(UnblockedWriter(1)), control)

    invocation.wait_for_files(str(tmp_path))

    assert control.looks >= 3


def test_nobody_is_blamed_before_he_is_asked(processor: Path, tmp_path: Path) -> None:
    path = bytes(tmp_path)
    assert not processor.exists()
    assert late_answers([path], 1.0) == {path: False}
    assert unanswered([path], 1.0) == []
