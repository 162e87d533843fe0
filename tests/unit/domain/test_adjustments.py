"""Whether UAS is used, and the times after which a disk can be told to stop."""

import pytest

from shingleback.domain.adjustments import (
    NEVER_MIN,
    STANDBY_MINUTES,
    UasState,
    standby_minutes,
    standby_value,
    uas_state,
)
from shingleback.domain.drive import UsbDriver
from shingleback.messages.adjusting import stop_text


@pytest.mark.parametrize("minutes", [NEVER_MIN, *STANDBY_MINUTES])
def test_each_time_that_can_be_chosen_is_read_back_as_chosen(minutes: int) -> None:
    assert standby_minutes(standby_value(minutes)) == minutes


@pytest.mark.parametrize(
    ("value", "minutes"), [(0, 0), (1, 1), (12, 1), (120, 10), (240, 20), (241, 30), (242, 60), (251, 330)]
)
def test_the_values_mean_what_hdparm_says(value: int, minutes: int) -> None:
    """From the table of `hdparm -S`; a time of seconds counts as a minute."""
    assert standby_minutes(value) == minutes


@pytest.mark.parametrize("value", [253, 254, 256, -1])
def test_a_time_that_its_maker_chose_is_unknown_and_so_is_what_is_no_value(value: int) -> None:
    """Whoever writes UDisks2's file by hand may have put -1 there."""
    assert standby_minutes(value) is None


def test_a_drive_that_keeps_the_last_time_is_not_said_to_stop_as_its_maker_set_it() -> None:
    assert stop_text(None, has_timer=True).startswith("When idle, ")
    assert stop_text(None, has_timer=True, keeps_time=True).startswith("Once it has lost power, ")


@pytest.mark.parametrize(
    ("driver", "is_switched_off", "state"),
    [
        (UsbDriver.UAS, False, UasState.USED),
        (UsbDriver.UAS, True, UasState.OFF_AT_NEXT_PLUG_IN),
        (UsbDriver.USB_STORAGE, True, UasState.OFF),
        (UsbDriver.USB_STORAGE, False, UasState.NOT_USED),
        (None, False, UasState.NOT_USED),
    ],
)
def test_the_driver_counts_until_the_next_plug_in(
    driver: UsbDriver | None, is_switched_off: bool, state: UasState
) -> None:
    assert uas_state(driver, is_switched_off=is_switched_off) is state
