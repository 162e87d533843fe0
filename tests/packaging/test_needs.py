"""Missing system libraries and programs are found, and named by their packages."""

import mmap
import struct
import sys
from importlib.util import find_spec
from pathlib import Path

from checkout import needs
from shingleback.bootstrap.system_libraries import QT_LIBRARIES

# Every Python has these.
GLIBC = {
    "ld-linux-aarch64.so.1",
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
    "libresolv.so.2",
}


def test_a_missing_library_is_named_by_its_package() -> None:
    libraries = {"libc.so.6": "libc6", "libmoon.so.1": "libmoon1", "libmoonlight.so.1": "libmoon1"}
    assert needs.missing_libraries(libraries) == ["libmoon1"]


def test_a_missing_program_is_named_by_its_package(tmp_path: Path) -> None:
    (tmp_path / "sun").touch(mode=0o755)
    assert needs.missing_tools(str(tmp_path), {"sun": "day", "moon": "night"}) == ["night"]


def test_pythons_library_is_a_separate_package_of_the_systems_python() -> None:
    assert needs.missing_python_library("/usr", (3, 99)) == ["libpython3.99"]
    assert needs.missing_python_library("/opt/python", (3, 99)) == []


def test_time_zones_are_a_separate_package() -> None:
    assert needs.missing_time_zones(()) == ["tzdata"]
    assert needs.missing_time_zones(("Europe/Berlin",)) == []


def test_every_library_that_windows_need_has_a_package() -> None:
    assert foreign_libraries() - GLIBC <= QT_LIBRARIES.keys()


def test_no_package_is_requested_without_need() -> None:
    assert QT_LIBRARIES.keys() <= foreign_libraries()


def foreign_libraries() -> set[str]:
    """The names of the libraries that Qt's windows load and that are not included in Qt."""
    spec = find_spec("PySide6")
    assert spec is not None
    assert spec.origin is not None
    qt = Path(spec.origin).parent / "Qt"
    modules = [f"lib/libQt6{name}.so.6" for name in ("Widgets", "OpenGLWidgets", "Network", "Svg", "Test")]
    platforms = [f"plugins/platforms/libq{name}.so" for name in ("xcb", "wayland", "offscreen")]
    own, foreign = [qt / path for path in modules + platforms], set[str]()
    seen = set(own)
    while own:
        for name in needed(own.pop()):
            path = qt / "lib" / name
            if not path.exists():
                foreign.add(name)
            elif path not in seen:
                seen.add(path)
                own.append(path)
    return foreign


def needed(library: Path) -> list[str]:
    """The names in the dynamic section of a 64-bit ELF file; the layouts are those of elf(5)."""
    with open(library, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        order = "<" if sys.byteorder == "little" else ">"
        (first,) = struct.unpack_from(f"{order}Q", data, 0x28)
        size, count = struct.unpack_from(f"{order}HH", data, 0x3A)
        # Of a section header: type, offset, length, link; a dynamic section links to that of its strings.
        sections = [
            struct.unpack_from(f"{order}4xI8x8xQQI", data, offset)
            for offset in range(first, first + size * count, size)
        ]
        dynamic = next(section for section in sections if section[0] == 6)
        strings = sections[dynamic[3]][1]
        entries = struct.iter_unpack(f"{order}qQ", data[dynamic[1] : dynamic[1] + dynamic[2]])
        starts = [strings + value for tag, value in entries if tag == 1]
        return [data[start : data.find(b"\0", start)].decode() for start in starts]
