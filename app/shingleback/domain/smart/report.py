"""What a drive says of itself in its SMART report, and what that means for its health."""

from dataclasses import dataclass
from enum import StrEnum

import msgspec


class Attribute(msgspec.Struct, frozen=True):
    """One line of an ATA drive's table.

    Attributes:
        raw: the whole raw number; makers pack several counters into it.
        raw_text: as it was printed, such as "29 (Min/Max 9/42)".
        failed: `now`, `past` or empty, from the column WHEN_FAILED.
        is_prefail: falling to the threshold means that the drive is about to fail; otherwise, only that it is old.
    """

    number: int
    name: str
    value: int | None = None
    worst: int | None = None
    threshold: int | None = None
    raw: int | None = None
    raw_text: str = ""
    failed: str = ""
    is_prefail: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SmartReport:
    """A report, as far as it could be understood; what it does not say is None or empty.

    Attributes:
        zones: `device-managed` or `host-aware`, from the line "Zoned Device".
        trim: the line "TRIM Command".
        rotation_rpm: 0 for a solid state drive.
        is_nvme: the report of an NVMe drive, which has no ATA attributes.
        passed: the drive's own overall word; None where it gives none.
        attributes: by number.
        self_tests_failed: how many of the listed self-tests ended with a failure to read or write; those that were
            stopped or broken off are not among them, nor those before the newest long one that went well.
        is_self_test_failing: of the listed self-tests that were not stopped or broken off, the newest failed.
        error_count: the drive's own count of ATA errors, from its error log.
        media_errors: of NVMe, and what a SCSI drive counts as errors that it could not correct.
        critical_warning, used_percent, spare_percent, spare_threshold_percent: of NVMe; `used_percent`, which SCSI
            solid state drives tell too, may exceed 100.
        grown_defects: of a SCSI drive, which has no ATA attributes: its reallocated sectors.
        is_cut: the text ends within the table of attributes, or leaves out a piece of it.
    """

    model: str = ""
    family: str = ""
    serial: str = ""
    firmware: str = ""
    capacity_bytes: int | None = None
    rotation_rpm: int | None = None
    form_factor_inches: float | None = None
    zones: str = ""
    trim: bool | None = None
    is_nvme: bool = False
    passed: bool | None = None
    temperature_c: int | None = None
    power_on_hours: int | None = None
    attributes: tuple[Attribute, ...] = ()
    self_tests_failed: int | None = None
    is_self_test_failing: bool = False
    error_count: int | None = None
    media_errors: int | None = None
    critical_warning: int | None = None
    used_percent: int | None = None
    spare_percent: int | None = None
    spare_threshold_percent: int | None = None
    grown_defects: int | None = None
    is_cut: bool = False

    def attribute(self, number: int) -> Attribute | None:
        return next((one for one in self.attributes if one.number == number), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorCounts:
    """The counts of one report that mean something when they rise; None where it does not have them.

    Attributes:
        at_s: when the report was read, in seconds since 1970.
        reallocated: attribute 5, or a SCSI drive's grown defects.
        reported: attribute 187: errors that the drive could not correct and told the computer of.
        pending: attribute 197.
        uncorrectable: attribute 198.
        link_errors: attribute 199.
        media_errors: of NVMe and SCSI.
    """

    at_s: float
    reallocated: int | None = None
    reported: int | None = None
    pending: int | None = None
    uncorrectable: int | None = None
    link_errors: int | None = None
    media_errors: int | None = None


class Health(StrEnum):
    """What the report means, falling; the values are those of `--json`."""

    OK = "ok"  # nothing that matters was counted
    WATCH = "watch"  # something was counted once: keep a second copy, look again
    FAILING = "failing"  # copy what is on it, then replace it
    UNKNOWN = "unknown"  # no report, or none that can be understood


class Finding(msgspec.Struct, frozen=True):
    """One thing in a report that is worth a sentence; `messages.health` has it.

    Attributes:
        weighs: what it means by itself; OK for what only looks alarming.
    """

    code: str
    weighs: Health
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HealthVerdict:
    health: Health
    findings: tuple[Finding, ...] = ()


class AccessMethod(StrEnum):
    """How the report was come by, or why it was not."""

    UDISKS = "udisks"  # from UDisks2's Drive.Ata
    NVME_UDISKS = "nvme-udisks"  # from UDisks2's NVMe.Controller
    SMARTCTL = "smartctl"  # run directly, by root
    HELPER = "helper"  # run by Shingleback's helper
    NO_RIGHTS = "no-rights"  # UDisks2 does not offer it, and only root may run smartctl
    NO_PROGRAM = "no-program"  # smartctl is not installed
    BLOCKED_BY_KERNEL = "blocked-by-kernel"  # Seagate under UAS: the kernel lets no ATA command through
    BLOCKED_BY_BRIDGE = "blocked-by-bridge"  # the enclosure does not pass it on
    NO_SMART = "no-smart"  # the drive says itself that it has none
    NO_ANSWER = "no-answer"  # the drive did not answer in time
    FAILED = "failed"  # something went wrong here, whatever the drive said
    ASLEEP = "asleep"  # the drive is not woken up for this
