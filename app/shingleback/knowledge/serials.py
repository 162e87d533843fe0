"""Which serial numbers and WWNs belong to one disk alone: makers of cheap bridges give the same to all of theirs."""

import re
from typing import Final

_INVENTED_SERIAL: Final = re.compile(r"(.)\1*|0*1?23456789(?:abcdef|0\d{0,8})?|.{0,3}", re.IGNORECASE)
_INVENTED_WWN: Final = re.compile(r"(?:0x|naa\.|eui\.)?(?:5?0+1?|(.)\1*)?", re.IGNORECASE)


def is_own_serial(serial: str) -> bool:
    return not _INVENTED_SERIAL.fullmatch(serial)


def is_own_wwn(wwn: str) -> bool:
    return not _INVENTED_WWN.fullmatch(wwn)
