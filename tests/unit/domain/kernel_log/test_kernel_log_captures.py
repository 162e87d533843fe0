"""Logs from public reports with their true causes; `tests/data/kernel-logs` names their sources."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from shingleback.domain.drive import Evidence
from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import Diagnosis, EpisodeKind, Shingled
from shingleback.domain.smr.drive_database import parse_table
from shingleback.domain.smr.verdict import judge
from shingleback.store.drive_records import built_in_text
from tests.unit.domain.conftest import Tables
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

LOGS: Final = Path(__file__).parents[3] / "data" / "kernel-logs"
TRUTHS: Final = [json.loads(line) for line in (LOGS / "truths.jsonl").read_text(encoding="utf-8").splitlines()]
ONLY_THE_MODEL_TELLS: Final = ("s11-wd40efax-flush.txt",)
TABLE: Final = parse_table(built_in_text())


def by_the_table(evidence: Evidence) -> Shingled:
    return Shingled.YES if judge(evidence, TABLE).is_shingled else Shingled.UNKNOWN


def always_unknown(_evidence: Evidence) -> Shingled:
    return Shingled.UNKNOWN


def lines_of(file: str) -> list[str]:
    return (LOGS / file).read_bytes().decode("utf-8", "replace").splitlines()


def rules_in(diagnosis: Diagnosis) -> str:
    return ", ".join(episode.rule for episode in diagnosis.episodes) or "-"


@pytest.mark.parametrize("case", TRUTHS, ids=lambda case: case["file"].removesuffix(".txt"))
def test_a_log_is_diagnosed_correctly(case: dict[str, Any], tables: Tables) -> None:
    diagnosis = diagnose(lines_of(case["file"]), RULES, by_the_table)

    tables["Logs"].append(f"{case['file']:45} {case['truth']:20} {diagnosis.summary:20} {rules_in(diagnosis)}")
    assert diagnosis.summary == case["truth"], (case["why"], rules_in(diagnosis))


@pytest.mark.parametrize("case", TRUTHS, ids=lambda case: case["file"].removesuffix(".txt"))
def test_a_log_is_diagnosed_correctly_without_knowing_the_drive(case: dict[str, Any]) -> None:
    if case["file"] in ONLY_THE_MODEL_TELLS:
        pytest.skip("without the model, nothing in it speaks for shingling")
    assert diagnose(lines_of(case["file"]), RULES, always_unknown).summary == case["truth"]


@pytest.mark.parametrize("case", TRUTHS, ids=lambda case: case["file"].removesuffix(".txt"))
def test_an_episode_shows_lines_of_the_log(case: dict[str, Any]) -> None:
    whole = lines_of(case["file"])

    for episode in diagnose(whole, RULES).episodes:
        assert episode.lines
        assert all(whole[line.number - 1].rstrip() == line.text for line in episode.lines)
        assert sorted(line.number for line in episode.lines) == [line.number for line in episode.lines]


def test_there_is_a_log_for_every_kind() -> None:
    kinds = {case["truth"] for case in TRUTHS}

    assert kinds == set(EpisodeKind) - {EpisodeKind.UNKNOWN}
    assert {case["file"] for case in TRUTHS} == {path.name for path in LOGS.glob("*.txt")}
