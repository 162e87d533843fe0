"""The replies of a fake UDisks2 about a drive's health, with the types of the real one."""

from collections.abc import Mapping, Sequence

from dbus_fast import Message, Variant

from shingleback.devices.dbus import DBUS
from shingleback.devices.udisks_objects import UDISKS
from tests.fakes.udisks import Behavior, FakeUDisks, Incoming
from tests.fakes.udisks_objects import DRIVE, Interfaces, Tree, drive

Row = tuple[int, str, int, int, int, int, int, int, dict[str, Variant]]
GOOD_ROWS: list[Row] = [
    (5, "reallocated-sector-count", 0x33, 100, 100, 10, 0, 3, {}),
    (9, "power-on-hours", 0x32, 95, 95, 0, 17_577 * 3_600_000, 2, {}),
    (194, "temperature-celsius-2", 0x22, 39, 42, 0, 312_150, 4, {}),
    (197, "current-pending-sector", 0x12, 100, 100, 0, 0, 3, {}),
    (198, "offline-uncorrectable", 0x10, 100, 100, 0, 0, 3, {}),
    (199, "udma-crc-error-count", 0x3E, 200, 200, 0, 0, 1, {}),
]
_TYPES = {
    "SmartSupported": "b",
    "SmartUpdated": "t",
    "SmartFailing": "b",
    "SmartPowerOnSeconds": "t",
    "SmartPowerOnHours": "t",
    "SmartTemperature": "d",
    "SmartSelftestStatus": "s",
    "SmartCriticalWarning": "as",
}
GOOD_ATA: Mapping[str, object] = {
    "SmartSupported": True,
    "SmartUpdated": 1_700_000_000,
    "SmartFailing": False,
    "SmartPowerOnSeconds": 17_577 * 3600,
    "SmartTemperature": 312.15,
    "SmartSelftestStatus": "success",
}
GOOD_NVME: Mapping[str, object] = {
    "SmartUpdated": 1_700_000_000,
    "SmartCriticalWarning": [],
    "SmartPowerOnHours": 229,
    "SmartTemperature": 308,
}
GOOD_LOG: Mapping[str, Variant] = {
    "avail_spare": Variant("y", 100),
    "spare_thresh": Variant("y", 32),
    "percent_used": Variant("y", 0),
    "media_errors": Variant("t", 0),
}


def tree_with(interface: str) -> Tree:
    """One drive with this interface, or without any if it is empty."""
    others: Interfaces = {f"{UDISKS}.{interface}": {}, f"{DBUS}.Properties": {}} if interface else {}
    return {DRIVE: drive() | others}


def answer_ata(
    service: FakeUDisks, properties: Mapping[str, object] = GOOD_ATA, rows: Sequence[Row] = GOOD_ROWS
) -> None:
    _answer(service, properties, _reply("a(ysqiiixia{sv})", [list(row) for row in rows]))


def answer_nvme(
    service: FakeUDisks, properties: Mapping[str, object] = GOOD_NVME, log: Mapping[str, Variant] = GOOD_LOG
) -> None:
    _answer(service, properties, _reply("a{sv}", dict(log)))


def _answer(service: FakeUDisks, properties: Mapping[str, object], attributes: Behavior) -> None:
    packed = {
        name: Variant("q" if isinstance(value, int) and name == "SmartTemperature" else _TYPES[name], value)
        for name, value in properties.items()
    }
    service.behaviors |= {
        "SmartUpdate": _reply(""),
        "GetAll": _reply("a{sv}", packed),
        "SmartGetAttributes": attributes,
    }


def _reply(signature: str, *body: object) -> Behavior:
    async def behave(call: Incoming) -> None:
        await call.fake.send(Message.new_method_return(call.message, signature, list(body)))

    return behave
