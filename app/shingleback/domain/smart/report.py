"""The values of a drive's SMART report, and of the health judged from it."""

from dataclasses import dataclass
from enum import StrEnum

import msgspec

from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum


class Attribute(msgspec.Struct, frozen=True):
    """One line of an ATA drive's attribute table.

    Attributes:
        raw: the whole raw number; makers pack several counters into it.
        raw_text: as it was printed, such as "29 (Min/Max 9/42)".
        failed: `now`, `past` or empty, from the column WHEN_FAILED.
        is_prefail: at the threshold, the drive is about to fail; otherwise it is only old.
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
    """A report, as far as it could be understood; a missing value is None or empty.

    Attributes:
        zones: `device-managed` or `host-aware`, from the line "Zoned Device".
        trim: the line "TRIM Command".
        rotation_rpm: 0 for a solid state drive.
        is_nvme: the report of an NVMe drive, which has no ATA attributes.
        passed: the drive's overall self-assessment; None if it gives none.
        attributes: by number.
        self_tests_failed: how many of the listed self-tests failed to read or write; not counted are aborted or
            interrupted tests, and those before the newest long test that passed.
        is_self_test_failing: the newest self-test that was not aborted or interrupted failed.
        error_count: the drive's own count of ATA errors, from its error log.
        media_errors: of NVMe, and the uncorrected errors that a SCSI drive counts.
        critical_warning, used_percent, spare_percent, spare_threshold_percent: of NVMe; `used_percent`, which SCSI
            solid state drives report too, may exceed 100.
        failed_writes: of a SCSI drive: the writes among the uncorrected errors.
        grown_defects: of a SCSI drive, which has no ATA attributes: its reallocated sectors.
        scan_finds: of a SCSI drive: the places that it found hard or impossible to read while it was idle.
        is_cut: the text ends within the attribute table, or a part of the table is missing.
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
    failed_writes: int | None = None
    scan_finds: int | None = None
    is_cut: bool = False

    def attribute(self, number: int) -> Attribute | None:
        return next((attribute for attribute in self.attributes if attribute.number == number), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorCounts:
    """The counts of a report whose growth means something; None if missing.

    Attributes:
        at_s: when the report was read, in seconds since 1970.
        reallocated: attribute 5, or a SCSI drive's grown defects.
        reported: attribute 187: errors that the drive could not correct and reported to the computer.
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


class Health(LabeledEnum):
    """What the report means, from good to bad. The values are those of `--json`."""

    OK = "ok", QT_TRANSLATE_NOOP("health", "good")  # no serious count
    # a first sign: keep a second copy, check again later
    WATCH = "watch", QT_TRANSLATE_NOOP("health", "worth watching")
    FAILING = "failing", QT_TRANSLATE_NOOP("health", "failing")  # copy its files elsewhere, then replace it
    UNKNOWN = "unknown", QT_TRANSLATE_NOOP("health", "unknown")  # no report, or none that can be understood


class Finding(msgspec.Struct, frozen=True):
    """One fact in a report that deserves a sentence; `messages.health` has it.

    Attributes:
        weighs: what it means on its own; OK if it only looks alarming.
    """

    code: str
    weighs: Health
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HealthVerdict:
    health: Health
    findings: tuple[Finding, ...] = ()


class AccessMethod(StrEnum):
    """How the report was read, or why it was not."""

    UDISKS = "udisks"  # from UDisks2's Drive.Ata
    NVME_UDISKS = "nvme-udisks"  # from UDisks2's NVMe.Controller
    SMARTCTL = "smartctl"  # run directly, by root
    HELPER = "helper"  # run by Shingleback's helper
    NO_RIGHTS = "no-rights"  # UDisks2 does not offer it, and only root may run smartctl
    NO_PROGRAM = "no-program"  # smartctl is not installed
    BLOCKED_BY_KERNEL = "blocked-by-kernel"  # Seagate under UAS: the kernel blocks ATA commands
    BLOCKED_BY_BRIDGE = "blocked-by-bridge"  # the enclosure does not pass it on
    NO_SMART = "no-smart"  # the drive reports that it has no SMART
    NO_ANSWER = "no-answer"  # the drive did not answer in time
    FAILED = "failed"  # an error on this computer, whatever the drive said
    ASLEEP = "asleep"  # the drive is not woken up for this
