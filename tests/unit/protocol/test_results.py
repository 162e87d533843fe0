"""The result of a command."""

import msgspec

from shingleback.domain.errors import DriveRefused, Outcome, Why
from shingleback.protocol.results import CheckFinished


def test_the_exit_code_follows_from_the_outcome() -> None:
    result = CheckFinished(command="verify", outcome=Outcome.LEFT_OUT)
    assert result.exit_code == 1
    assert msgspec.structs.replace(result, outcome=Outcome.CANCELED).exit_code == 130


def test_an_unknown_outcome_of_another_release_has_the_exit_code_of_an_internal_error() -> None:
    result = msgspec.json.decode(b'{"event":"finished","command":"verify","outcome":"asleep"}', type=CheckFinished)
    assert (result.outcome, result.exit_code) == ("asleep", Outcome.INTERNAL.exit_code)


def test_a_result_tells_why_the_command_ended() -> None:
    result = CheckFinished(command="verify", outcome=Outcome.DONE, destination="/drive")
    failed_result = result.ended_by(DriveRefused(Why.NO_DRIVE_SERVICE))
    assert (failed_result.why, failed_result.exit_code, failed_result.destination) == (
        Why.NO_DRIVE_SERVICE,
        3,
        "/drive",
    )
