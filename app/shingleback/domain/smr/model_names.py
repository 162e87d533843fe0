"""Model names of disks, the patterns that match them, and serial numbers that bridges make up.

Drives and bridges report a name with the maker in front, truncated, in two parts, or with underscores. Contributors
write patterns that are easy to read, and that tests can compare:

    ST8000DM004              that name, whatever follows a hyphen, a space, a slash or a dot: ST8000DM004-2CX188
    WD{20,40}EZAZ            one of several
    HDWD2[46]0               one letter or digit of a set; [0-9] and [A-F] work as well
    ST9####20AS              # is one digit
    MG08ACA??TE              ? is one letter or digit
    HDWT840*                 * at the end: any more letters and digits

Unlike regular expressions, two of these can be compared: whether any name matches both, and whether one is narrower
than the other. Names are compared in capitals.
"""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shingleback.domain.drive import Evidence, UsbId

_MAKER: Final = re.compile(
    "(?:ATA|SATA|WDC|WD|HGST|HITACHI|TOSHIBA|TOS|SEAGATE|SAMSUNG|FUJITSU|MAXTOR|QUANTUM|IBM-ESXS|IBM|LENOVO(?:-X)?"
    "|SYNOLOGY|HPE?|DELL|NETAPP|SUN|(?:APPLE )?HDD)[ -]+"
)
_SCSI_PRODUCT_LETTERS: Final = 16
_WD_PRODUCT: Final = re.compile(
    r"(?:WD )?(?:MY PASSPORT|ELEMENTS|EASYSTORE|MY BOOK|GAME DRIVE|P10|GAME STORAGE)\b.*\b([0-9A-F]{4})"
)
_WD_VENDOR: Final = 0x1058
_SOLID: Final = re.compile(
    r"\bSSD|SSD\b|NVME|MSATA|SATADOM|\bM\.2\b|SOLID[ -]STATE|^PSSD"
    r"|^MZ[ -]?[0-9A-Z]{3}|\bPM9[0-9A-Z]"  # Samsung
    r"|^CT\d+(?:MX|BX|M\d|V\d|P\d|T\d)|MTFD|^M4-CT|^C\d{3}-CT|SSD\d$"  # Crucial, Micron
    r"|^SD(?:SSD|\d[A-Z])|^SDLF|^WDS\d{3}[GT]|^WDBNCE|\bSN\d{3}[A-Z]{0,2}\b|\bSA5[01]0\b"  # SanDisk, WD
    r"|^SXS[12]000|^SA400|^SKC\d|^SUV\d|^SV(?:[123]|P[12])00S|^SH\d{3}S|^SMS\d{3}S|^SNV\dS|^SFYR|^SEDC"  # Kingston
    r"|^THNS|^KXG|^KBG|^KIOXIA|^HFS\d|^SHGS\d|^MKNSSD|\bTR(?:150|200)\b|^Q300"  # Toshiba, SK hynix, Mushkin
    r"|INTELSSD|^ST\d{2,4}(?:F[MNX]\d{4}|[GH]M\d{3})|\bZ[AP]\d{3,4}[CGN][MX]\d|^X[AS]\d{3,4}[LMS]E\d|^XF1230"  # Seagate
    r"|^HUS(?:M|S|T)[A-Z]\d|^WUST"  # HGST, WD
    r"|^(?:[ELMV][KORT]|TK)\d{4}(?:\d\d)?[FGJKXY][A-Z]{4}$"  # HP: MO0400JFFCF, VO000480JWDAR
    r"|^TS\d+[GT](?:MSA|MTS|SSD|ESD|PSD|CF)"  # Transcend
    r"|^S[MD]\d{4}[EFG]$|^TS\d{4}[EFG]$"  # in Apple's computers
    r"|^ADATA[ -](?:S|X|IM|LEGEND|FALCON)|^SPCC|^RADEON R7|^INTENSO$|^FTM\d|STT-?FT|^D2[CR]STK|^DENCSTE|^DENEVA"
    r"|^SFSA|^CFAST|SATA SLIM \d|PCIEDOM|SATA FLASH DRIVE"
    # makers that never made or sold a hard disk
    r"|^(?:KINGSTON|CRUCIAL|MICRON|INTEL|CORSAIR|PATRIOT|GOODRAM|LITEON|SK ?HYNIX|KIOXIA|INNODISK|PLEXTOR|OCZ"
    r"|MUSHKIN|LEXAR|KINGSPEC|KINGDIAN|KINGFAST|SSSTC|PNY|SOLIDIGM|XPG|VIPER|GOLDENFIR|XRAYDISK|FORESEE"
    r"|BIWIN|COLORFUL|FASPEED|TEAM|TEAMGROUP|GIGABYTE|SWISSBIT|SUPER ?TALENT|SMARTBUY|YMTC|ZHITAI|UMIS"
    r"|HOODISK|TCSUNBOW|WALRAM|REEINNO|DREVO|ZOTAC|GALAX|RAMAXEL|UNION MEMORY|PHISON|INDILINX|STEC|SANDFORCE)\b"
    # makers that also sell hard disks, or enclosures for them
    r"|^OWC (?!MERCURY ELITE|MINISTACK|GEMINI|THUNDERBAY|DRIVE DOCK)|^SABRENT (?!EC-|DS-|DISK|SCSI|USB|\d{4}$)"
    r"|^APACER (?!AC\d{3}\b)|^(?:NETAC|HIKSEMI)\b(?! [KT]\d{2,3}\b)"
    r"|^SANDISK (?!.*\bG-)"
)
_STICK: Final = re.compile(
    "FLASH|CRUZER|DATA ?TRAVELER|JETFLASH|TRANSMEMORY|ULTRA FIT|PEN ?DRIVE|THUMB|STORE[ -]?N[ -]?GO|USB ?STICK|^UDISK"
    r"|CARD ?READER|SD/MMC|\bMMC\b|COMPACT ?FLASH|MICRO ?SD|MULTI[ -]CARD|USB DISK \d\.\d"
)
_BRIDGE: Final = re.compile(
    r"^ASM(?:T|EDIA)?[ -]?\d|^ASMEDIA|^JMICRON|^JM[SB]\d|^INITIO|^INIC-\d|^REALTEK|^RTL9\d{3}|^PROLIFIC|^VIA LABS"
    r"|^VL7\d\d|^NORELSYS|^NS10\d\d|^GENESYS|H/W RAID|EXTERNAL RAID"
)
_VIRTUAL: Final = re.compile(r"QEMU|VBOX|VMWARE|VIRTUAL|VIRTIO|MSFT|XEN|SCSI_DEBUG|LIO-ORG|IQN\.")
_DIGITS: Final = frozenset("0123456789")
ALNUM: Final = _DIGITS | frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
ENDS: Final = frozenset("- /.")
_TOKEN: Final = re.compile(r"\[([A-Z0-9-]+)\]|([#?])|([A-Z0-9 ./-])")
_RANGE: Final = re.compile("([A-Z0-9])(?:-([A-Z0-9]))?")
_CHOICE: Final = re.compile(r"\{([^{}]*)\}")
_MAX_FORMS: Final = 2000

_INVENTED_SERIAL: Final = re.compile(r"(.)\1*|0*1?23456789(?:abcdef|0\d{0,8})?|.{0,3}", re.IGNORECASE)
_INVENTED_WWN: Final = re.compile(r"(?:0x|naa\.|eui\.)?(?:5?0+1?|(.)\1*)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class DiskName:
    """A name to look up.

    Attributes:
        text: in capitals, without the maker.
        may_be_cut: it has exactly the length to which SCSI truncates names.
    """

    text: str
    may_be_cut: bool


def tidy(name: str) -> str:
    """In capitals, with single spaces."""
    return " ".join(name.replace("_", " ").upper().split())


def without_maker(name: str) -> str:
    """Remove the maker from a tidy name; unchanged if nothing would be left."""
    while (match := _MAKER.match(name)) and match.end() < len(name):
        name = name[match.end() :]
    return name


def disk_names(evidence: Evidence) -> list[DiskName]:
    """Every way to read the names, best first.

    Bridges without a name of their own spread the disk's name over the 8 letters of the vendor and the 16 of the
    product.
    """
    read: dict[str, DiskName] = {}
    for whole in (evidence.model.strip(), evidence.product.strip()):
        is_cut = len(whole) == _SCSI_PRODUCT_LETTERS
        vendor = evidence.vendor.strip() if whole else ""
        for text in (whole, vendor + whole, f"{vendor} {whole}"):
            for name in (without_maker(tidy(text)), tidy(text)):
                if name:
                    read.setdefault(name, DiskName(name, is_cut))
    return list(read.values())


def usb_id_in(evidence: Evidence) -> UsbId | None:
    """The USB id. WD drives with the USB port on their own board also have it in the product name."""
    if evidence.usb:
        return evidence.usb
    for text in (evidence.product, evidence.model):
        match = _WD_PRODUCT.fullmatch(tidy(text))
        if match:
            return UsbId(_WD_VENDOR, int(match[1], 16))
    return None


def _any(pattern: re.Pattern[str], evidence: Evidence) -> bool:
    texts = (tidy(evidence.model), without_maker(tidy(evidence.model)), tidy(evidence.product), tidy(evidence.family))
    return any(pattern.search(text) for text in texts)


def says_solid_state(evidence: Evidence) -> bool:
    """Whether a name shows that it is an SSD."""
    return _any(_SOLID, evidence)


def says_flash_stick(evidence: Evidence) -> bool:
    """Whether a name shows that it is a USB stick or a card reader."""
    return _any(_STICK, evidence)


def says_bridge(evidence: Evidence) -> bool:
    """Whether the name is that of an enclosure's electronics or RAID, which may report any rotation and TRIM."""
    return _any(_BRIDGE, evidence)


def says_virtual(evidence: Evidence) -> bool:
    """Whether a name shows that it is a virtual machine's disk, whose TRIM means nothing."""
    return _any(_VIRTUAL, evidence) or evidence.vendor.strip().upper() in {"QEMU", "VMWARE", "MSFT", "LIO-ORG"}


@dataclass(frozen=True, slots=True)
class Form:
    """One spelling of a pattern: the characters allowed at each position.

    Attributes:
        is_open: more letters and digits may follow.
    """

    places: tuple[frozenset[str], ...]
    is_open: bool = False

    def matches(self, name: str) -> bool:
        count = len(self.places)
        if not self.begins(name[:count]) or len(name) < count:
            return False
        remainder = name[count:]
        if self.is_open:
            remainder = remainder.lstrip("".join(ALNUM))
        return not remainder or remainder[0] in ENDS

    def begins(self, start: str) -> bool:
        """Whether a matching name could begin with `start`, which is no longer than the form."""
        return all(letter in allowed for letter, allowed in zip(start, self.places, strict=False))

    def may_become(self, start: str) -> bool:
        """Whether a name that is cut off after `start` could match."""
        return len(start) <= len(self.places) and self.begins(start)

    @property
    def weight(self) -> float:
        """If one form is contained in another, the narrower one has the greater weight."""
        return sum(1 / len(allowed) for allowed in self.places)


@dataclass(frozen=True, slots=True)
class NamePattern:
    """A pattern as it was written, and the forms it stands for."""

    text: str
    forms: tuple[Form, ...]

    @classmethod
    def parse(cls, text: str) -> "NamePattern":
        """Parse a pattern. Raises ValueError with a message if it is invalid."""
        forms = tuple(_form(spelled) for spelled in itertools.islice(_spelled(text.upper()), _MAX_FORMS + 1))
        if len(forms) > _MAX_FORMS:
            raise ValueError(f"{text} stands for more than {_MAX_FORMS} names")
        return cls(text, forms)

    def weight_for(self, name: str) -> float | None:
        """How narrowly it matches; None if it does not match."""
        return max((form.weight for form in self.forms if form.matches(name)), default=None)

    def may_become(self, start: str) -> bool:
        return any(form.may_become(start) for form in self.forms)


def _spelled(text: str) -> Iterator[str]:
    """Every text that results from choosing one option for each brace."""
    choice = _CHOICE.search(text)
    if not choice:
        yield text
        return
    for option in choice[1].split(","):
        yield from _spelled(text[: choice.start()] + option + text[choice.end() :])


def _form(text: str) -> Form:
    body = text.removesuffix("*")
    places: list[frozenset[str]] = []
    at = 0
    while at < len(body):
        token = _TOKEN.match(body, at)
        if not token:
            raise ValueError(f"{body[at]} in {text} has no meaning there")
        places.append(_allowed(token))
        at = token.end()
    if not places:
        raise ValueError("a pattern is empty")
    return Form(tuple(places), is_open=body != text)


def _allowed(token: re.Match[str]) -> frozenset[str]:
    letters, wildcard, literal = token.groups()
    if wildcard:
        return _DIGITS if wildcard == "#" else ALNUM
    if literal:
        return frozenset(literal)
    allowed = frozenset(
        letter for match in _RANGE.finditer(letters) for letter in ALNUM if match[1] <= letter <= (match[2] or match[1])
    )
    if not allowed or _RANGE.sub("", letters):
        raise ValueError(f"[{letters}] is no set of letters and digits")
    return allowed


def is_real_serial(serial: str) -> bool:
    return not _INVENTED_SERIAL.fullmatch(serial)


def is_real_wwn(wwn: str) -> bool:
    return not _INVENTED_WWN.fullmatch(wwn)
