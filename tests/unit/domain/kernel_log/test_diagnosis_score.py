"""The score of the diagnosis on the half of the corpus from which rules may be made."""

from tests.benchmarks.diagnosis_score import OPEN, Answer, answer_logs, answer_reports, logs, reports


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
