"""Whether the computer runs on battery, from the kernel's power supplies."""

from pathlib import Path

import pytest

from shingleback.devices.sysfs.reader import is_on_battery

Supplies = dict[str, dict[str, str]]

PLUGGED_IN = {"type": "Mains", "online": "1"}
UNPLUGGED = {"type": "Mains", "online": "0"}
EMPTYING = {"type": "Battery", "status": "Discharging"}
FILLING = {"type": "Battery", "status": "Charging"}
OF_A_MOUSE = EMPTYING | {"scope": "Device"}
USB_C = {"type": "USB", "online": "1"}


def write(folder: Path, supplies: Supplies) -> Path:
    for name, values in supplies.items():
        (folder / name).mkdir()
        for file, value in values.items():
            (folder / name / file).write_text(f"{value}\n")
    return folder


@pytest.mark.parametrize(
    ("supplies", "on_battery"),
    [
        pytest.param({"AC": UNPLUGGED, "BAT0": EMPTYING}, True, id="on the road"),
        pytest.param({"BAT0": EMPTYING}, True, id="a tablet"),
        pytest.param({"AC": UNPLUGGED, "BAT0": FILLING, "BAT1": EMPTYING}, True, id="two batteries"),
        pytest.param({"AC": {"type": "Mains"}, "BAT0": EMPTYING}, True, id="a charger that reports nothing"),
        pytest.param({"AC": PLUGGED_IN, "BAT0": FILLING}, False, id="at the desk"),
        pytest.param({"AC": PLUGGED_IN, "BAT0": EMPTYING}, False, id="a charger that is too weak"),
        pytest.param({"BAT0": EMPTYING, "ucsi-source-psy-1": USB_C}, False, id="charged over USB-C"),
        pytest.param({"AC": UNPLUGGED, "BAT0": FILLING}, False, id="charged by something unknown"),
        pytest.param({"hid-battery": OF_A_MOUSE}, False, id="a desktop with a mouse"),
        pytest.param({"BAT0": {"type": "Battery"}}, False, id="a battery that reports nothing"),
        pytest.param({}, False, id="a desktop"),
    ],
)
def test_only_a_discharging_battery_counts(tmp_path: Path, supplies: Supplies, on_battery: bool) -> None:
    assert is_on_battery(write(tmp_path, supplies)) == on_battery


def test_a_computer_without_power_supplies_is_not_on_battery(tmp_path: Path) -> None:
    assert not is_on_battery(tmp_path / "nothing")
