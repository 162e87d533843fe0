"""pySMART as the reader of smartctl's text. It is handed the text, and never runs a program.

Measured on 61 reports of many makes and ages, it agrees with the readers of this program in all that both read: names,
capacity, rotation, attributes and the counts of NVMe. It reads nothing that they do not, so it is the second witness
rather than the only one. Not taken from it are a name where the other reader has one (it takes the buyer's product id
for the model), the overall word (without one it makes up its own from the table), the temperature of ATA drives
(attribute 190 with all that is packed into it), and how self-tests ended. Of zones, TRIM, the
form factor, the error count and a SCSI drive's defects it knows nothing. On the letters that `smartctl -x` prints as
flags, and on much that is garbled, it raises.
"""

import contextlib
import logging
import os
from collections.abc import Iterator
from typing import Any, Final

from shingleback.drives.smart.raw import raw_number, sound
from shingleback.drives.smart.table import failed, level
from shingleback.model.smart import Attribute, SmartReport

_TESTS: Final = "Self-test log"
"""Behind this line, pySMART's patterns need hours for a line with many gaps; how tests ended is not taken from it."""
_HEADER: Final = [""] * 4  # pySMART skips this many lines, for the banner that a report may come without


class _Told:
    """Stands in for the object with which pySMART runs smartctl, and answers with one report."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def all(self, *_arguments: object) -> list[str]:
        return list(self._lines)

    def generic_call(self, *_arguments: object, **_options: object) -> tuple[list[str], int]:
        return [], 1

    try_generic_call = generic_call


def read_with_library(lines: list[str], *, is_nvme: bool) -> SmartReport:
    """What pySMART makes of a report; one with nothing in it where it gives up."""
    with _nothing_changed():
        from pySMART import Device  # noqa: PLC0415 (here, what it changes as it is imported can be changed back)
    told: Any = _Told([*_HEADER, *(line for line in lines if _TESTS not in line), ""])
    try:
        return _report(Device("report", interface="nvme" if is_nvme else "sat", smartctl=told), is_nvme=is_nvme)
    except Exception:  # noqa: BLE001 (it raises whatever its parsing stumbles on)
        return SmartReport()


@contextlib.contextmanager
def _nothing_changed() -> Iterator[None]:
    """As it is imported, pySMART sets the language and the loggers of the whole program."""
    language, logger = os.environ.get("LANG"), logging.getLoggerClass()
    yield
    logging.setLoggerClass(logger)
    if language is not None:
        os.environ["LANG"] = language
    else:
        os.environ.pop("LANG", None)


def _report(device: Any, *, is_nvme: bool) -> SmartReport:  # noqa: ANN401
    log = device.if_attributes if is_nvme else None
    return SmartReport(
        model=device.model or "",
        family=device.family or "",
        serial=device.serial or "",
        firmware=device.firmware or "",
        capacity_bytes=sound(device._capacity) or None,  # noqa: SLF001 (the property rounds)
        rotation_rpm=sound(device.rotation_rate),
        attributes=tuple(_attribute(one) for one in device.attributes if one is not None),
        power_on_hours=sound(getattr(log, "powerOnHours", None)),
        temperature_c=sound(getattr(log, "temperature", None)),
        media_errors=sound(getattr(log, "integrityErrors", None)),
        critical_warning=sound(getattr(log, "criticalWarning", None)),
        used_percent=sound(getattr(log, "percentageUsed", None)),
        spare_percent=sound(getattr(log, "availableSpare", None)),
        spare_threshold_percent=sound(getattr(log, "availableSpareThreshold", None)),
    )


def _attribute(one: Any) -> Attribute:  # noqa: ANN401
    return Attribute(
        one.num,
        one.name,
        value=level(one._value),  # noqa: SLF001 (as printed)
        worst=level(one._worst),  # noqa: SLF001
        threshold=level(one._thresh),  # noqa: SLF001
        raw=raw_number(one.raw),
        raw_text=one.raw.strip(),
        failed=failed(one.when_failed),
        is_prefail=one.type == "Pre-fail",
    )
