"""Which filesystems, mounted below a source, are part of a backup.

Each is known by its place and its identity, as one text: `uuid:1234-ABCD=/home/me/Videos`. Whatever else is mounted
there is not copied in its stead, and does not count as its new content.
"""

from typing import NamedTuple, Self

_UUID = "uuid:"


class IncludedMount(NamedTuple):
    """A mounted filesystem. `identity` is empty if any filesystem at this place is meant."""

    path: str
    identity: str = ""

    @classmethod
    def parsed(cls, text: str) -> Self:
        """Parse the text of the settings and the command line; an absolute path alone has no identity."""
        identity, separator, path = text.partition("=/")
        if text.startswith("/") or not separator:
            return cls(text)
        return cls(f"/{path}", identity)

    @property
    def text(self) -> str:
        return f"{self.identity}={self.path}" if self.identity else self.path


def identity(uuid: str, kind: str, source: str) -> str:
    """What tells a filesystem from others: its UUID, or where it comes from if it has none that is known."""
    return f"{_UUID}{uuid}" if uuid else f"{kind}:{source}"
