"""Messages between two processes: each with its length before it."""

from typing import Final

_HEADER_BYTES: Final = 4


class Frames:
    """Cuts a stream of bytes into messages."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        self._rest += data
        found, start = [], 0
        while len(self._rest) - start >= _HEADER_BYTES:
            end = start + _HEADER_BYTES + int.from_bytes(self._rest[start : start + _HEADER_BYTES], "little")
            if end > len(self._rest):
                break
            found.append(bytes(self._rest[start + _HEADER_BYTES : end]))
            start = end
        del self._rest[:start]
        return found


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(_HEADER_BYTES, "little") + body
