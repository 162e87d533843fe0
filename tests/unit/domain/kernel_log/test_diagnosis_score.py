"""The score of the diagnosis on the half of the corpus from which rules may be made."""

import re

from shingleback.store.private_files import resource_path
from tests.benchmarks.diagnosis_score import (
    CORPUS,
    DATA,
    OPEN,
    UNSEEN,
    Answer,
    answer_logs,
    answer_reports,
    logs,
    reports,
)


def of_the_open_half() -> list[Answer]:
    answers = [*answer_logs(logs()), *answer_reports(reports())]
    return [answer for answer in answers if answer.case.half == OPEN]


def test_the_open_half_is_diagnosed_rightly_and_never_wrongly_with_certainty() -> None:
    answers = of_the_open_half()
    wrong = [answer for answer in answers if not answer.is_right]

    assert len(answers) > 250
    assert len(wrong) <= 0.03 * len(answers), [answer.case.name for answer in wrong]
    assert not [answer.case.name for answer in wrong if answer.is_sure]


def test_names_decide_the_half_and_both_halves_have_cases() -> None:
    halves = {case.name: case.half for case in [*logs(), *reports()]}

    assert sorted(set(halves.values())) == ["open", "unseen"]
    assert sum(half == "unseen" for half in halves.values()) > 80


def test_no_unseen_log_is_from_a_thread_that_rules_were_made_from() -> None:
    halves = {case.name: case.half for case in logs()}
    rule_sources = (DATA / "kernel-logs" / "truths.jsonl").read_text(encoding="utf-8")
    rule_sources += resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8")
    corpus = (CORPUS / "logs.txt").read_text(encoding="utf-8")
    threads = re.findall(r"^@@ (\S+) .*\n# source: ([\w.-]+/[\w.-]+)#(\d+)", corpus, re.MULTILINE)
    added = [name for name, _, _ in threads if name[0] in "suwno" and halves[name] == UNSEEN]

    assert len(added) > 40
    assert not [
        name
        for name, repository, number in threads
        if name in added and (f"{repository}#{number}" in rule_sources or f"{repository} {number}" in rule_sources)
    ]
