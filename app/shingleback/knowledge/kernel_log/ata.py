"""What the numbers in the report of an ATA exception say.

    ata3.00: exception Emask 0x10 SAct 0x7 SErr 0x400100 action 0x6 frozen
    ata3: SError: { UnrecovData Handshk }
             res 51/84:08:e0:aa:93/84:00:12:00:00/e0 Emask 0x10 (ATA bus error)
    ata3.00: error: { ICRC ABRT }

Sources: include/linux/libata.h and include/linux/ata.h (SERR_*, ATA_ERR and the error register), libata-eh.c.
"""

import re
from typing import Final

_SERR: Final = re.compile(r"\bSErr 0x([0-9a-fA-F]{1,8})\b")
_NAMED: Final = re.compile(r"SError: ?\{([^}]{0,200})")
_ERROR: Final = re.compile(r"\berror: ?\{([^}]{0,100})")
_RESULT: Final = re.compile(r"\bres ([0-9a-f]{2})/([0-9a-f]{2}):")
_EMASK: Final = re.compile(r"\bEmask 0x([0-9a-fA-F]{1,8})\b")

# The link itself: what was received was not what was sent.
_DAMAGE: Final = {
    "RecovData": 0,
    "UnrecovData": 8,
    "Persist": 9,
    "Proto": 10,
    "HostInt": 11,
    "PHYInt": 17,
    "10B8B": 19,
    "Dispar": 20,
    "BadCRC": 21,
    "Handshk": 22,
    "LinkSeq": 23,
    "TrStaTrns": 24,
    "UnrecFIS": 25,
}
_DAMAGE_BITS: Final = sum(1 << bit for bit in _DAMAGE.values())
_READY_CHANGED: Final = 1 << 16  # PHYRdyChg
_EXCHANGED: Final = 1 << 26  # DevExch: a drive came or went
_STATUS_ERROR: Final = 0x01
_ERRORS: Final = {
    "ICRC": (0x80, "ata-icrc"),
    "UNC": (0x40, "ata-unc"),
    "IDNF": (0x10, "ata-idnf"),
    "ABRT": (0x04, "ata-abrt"),
}


def signs_of(text: str) -> set[str]:
    """Of `serror`, `ata-phy-changed`, `ata-hotplug`, `ata-icrc`, `ata-unc`, `ata-idnf` and `ata-abrt`."""
    signs: set[str] = set()
    if "SErr 0x" in text and (found := _SERR.search(text)):
        signs |= _of_serror(int(found[1], 16))
    if "SError" in text and (found := _NAMED.search(text)):
        signs |= _of_names(found[1].split())
    if "rror:" in text and (found := _ERROR.search(text)):
        signs |= {_ERRORS[name][1] for name in found[1].split() if name in _ERRORS}
    if "res " in text and (found := _RESULT.search(text)):
        signs |= _of_result(int(found[1], 16), int(found[2], 16), text)
    return signs


def _of_serror(bits: int) -> set[str]:
    if bits & _EXCHANGED:
        return {"ata-hotplug"}
    if bits & _READY_CHANGED:
        return {"serror", "ata-phy-changed"}
    return {"serror"} if bits & _DAMAGE_BITS else set()


def _of_names(names: list[str]) -> set[str]:
    if "DevExch" in names:
        return {"ata-hotplug"}
    if "PHYRdyChg" in names:
        return {"serror", "ata-phy-changed"}
    return {"serror"} if any(name in _DAMAGE for name in names) else set()


def _of_result(status: int, error: int, text: str) -> set[str]:
    """The two registers count only where the drive said itself that there was an error, not for a stale result."""
    mask = _EMASK.search(text)
    if not status & _STATUS_ERROR or (mask and int(mask[1], 16) & 0x4):
        return set()
    return {sign for bit, sign in _ERRORS.values() if error & bit}
