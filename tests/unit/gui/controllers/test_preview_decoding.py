"""Malicious files, and the process that decodes them for a preview."""

import os
import struct
import subprocess
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.preview_decoder import LONGEST_TEXT_BYTES, ContentKind, PreviewDecoder
from tests.helpers.program import command, for_workers

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>'
WRITES = "import sys; sys.stdout.buffer.write({data!r}); sys.stdout.flush(); {then}"


@pytest.fixture(autouse=True)
def _program_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for_workers(monkeypatch)


def shown(
    qtbot: QtBot, file: Path, kind: ContentKind = ContentKind.PICTURE, program: Sequence[str] = ()
) -> QImage | str | None:
    """What the decoder shows of a file, within a time limit."""
    decoder = PreviewDecoder(program or command())
    with qtbot.waitSignal(decoder.decoded) as blocker:
        decoder.decode(kind, file)
    until_ended(qtbot, decoder)
    (decoded,) = blocker.args
    assert decoded is None or isinstance(decoded, QImage | str)
    return decoded


def until_ended(qtbot: QtBot, decoder: PreviewDecoder) -> None:
    """Waits until no decoder process is left."""
    qtbot.waitUntil(lambda: not decoder.findChildren(QProcess))


def picture(file: Path, width: int = 40, height: int = 20) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    assert image.save(str(file))
    return file


@pytest.mark.parametrize("ending", ["png", "jpg", "webp", "bmp"])
def test_a_picture_is_decoded_and_a_large_one_is_scaled_down(qtbot: QtBot, tmp_path: Path, ending: str) -> None:
    small = shown(qtbot, picture(tmp_path / f"small.{ending}"))
    large = shown(qtbot, picture(tmp_path / f"large.{ending}", 3_000, 1_500))

    assert isinstance(small, QImage)
    assert (small.width(), small.height()) == (40, 20)
    assert small.pixelColor(5, 5).blue() > 200
    assert isinstance(large, QImage)
    assert (large.width(), large.height()) == (1_024, 512)


def test_a_picture_is_recognized_by_its_content_not_its_name(qtbot: QtBot, tmp_path: Path) -> None:
    assert isinstance(shown(qtbot, picture(tmp_path / "a.png").rename(tmp_path / "a.jpg")), QImage)


def test_an_svg_named_like_a_picture_is_not_parsed(qtbot: QtBot, tmp_path: Path) -> None:
    """An SVG may refer to other files. This one refers to a pipe, which would block its reader."""
    os.mkfifo(tmp_path / "pipe")
    file = tmp_path / "lake.jpg"
    file.write_bytes(SVG.replace(b"<rect", b'<image href="pipe" width="9" height="9"/><rect'))

    assert shown(qtbot, file) is None


def test_only_the_plugin_of_the_format_is_loaded(tmp_path: Path) -> None:
    file = picture(tmp_path / "lake.jpg")
    done = subprocess.run(
        command("--decode-preview", "picture", file),
        capture_output=True,
        env=os.environ | {"LD_DEBUG": "files"},
        check=True,
    )

    loaded = {line.rpartition(b"/")[2] for line in done.stderr.split() if b"/imageformats/" in line}
    assert {name.split(b".so")[0] for name in loaded} == {b"libqjpeg"}


def test_a_decompression_bomb_is_not_decoded(qtbot: QtBot, tmp_path: Path) -> None:
    bomb = picture(tmp_path / "bomb.png")
    data = bytearray(bomb.read_bytes())
    data[16:24] = struct.pack(">II", 12_000, 12_000)  # width and height, in the first chunk
    data[29:33] = struct.pack(">I", zlib.crc32(data[12:29]))
    bomb.write_bytes(data)

    assert shown(qtbot, bomb) is None


@pytest.mark.parametrize("kind", ContentKind)
def test_a_special_file_does_not_block(qtbot: QtBot, tmp_path: Path, kind: ContentKind) -> None:
    pipe, link = tmp_path / "pipe.jpg", tmp_path / "link.jpg"
    os.mkfifo(pipe)
    link.symlink_to("/etc/passwd")

    assert [shown(qtbot, file, kind) for file in (pipe, link, Path("/dev/zero"), tmp_path)] == [None] * 4


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"RIFF\0\0\0\0WEBP", b"BM", os.urandom(4_000)]
)
def test_a_file_that_only_starts_like_a_picture_is_rejected(qtbot: QtBot, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "lake.jpg"
    file.write_bytes(data)

    assert shown(qtbot, file) is None


def test_an_endless_text_is_truncated(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "endless.txt"
    with file.open("wb") as text:
        text.write(b"one line\n" * LONGEST_TEXT_BYTES)
        text.truncate(1 << 40)

    found = shown(qtbot, file, ContentKind.TEXT)

    assert isinstance(found, str)
    assert found.startswith("one line\n")
    assert len(found) == LONGEST_TEXT_BYTES


def test_an_endless_line_is_cut(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "line.txt"
    file.write_bytes(b"x" * LONGEST_TEXT_BYTES)

    text = shown(qtbot, file, ContentKind.TEXT)

    assert isinstance(text, str)
    assert len(text) < 3_000


def test_invalid_utf_8_is_replaced_and_binary_data_is_not_shown(qtbot: QtBot, tmp_path: Path) -> None:
    file, binary = tmp_path / "a.txt", tmp_path / "b.txt"
    file.write_bytes(b"caf\xe9\n")
    binary.write_bytes(b"a\0b")

    assert shown(qtbot, file, ContentKind.TEXT) == "caf\ufffd\n"
    assert shown(qtbot, binary, ContentKind.TEXT) is None


@pytest.mark.parametrize(
    "program",
    [
        WRITES.format(data=b"PICT\xff\xff\xff\xff\xff\xff\xff\xff", then="pass"),
        WRITES.format(data=b"PICT\x10\0\0\0\x10\0\0\0too short", then="pass"),
        WRITES.format(data=b"TEXT\0\0\0\0\0\0\0\0", then="sys.exit(1)"),
        "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)",
        "import sys\nwhile True: sys.stdout.write('x' * 65536)",
    ],
    ids=["impossible size", "too few pixels", "failure", "crash", "endless output"],
)
def test_a_compromised_decoder_cannot_show_anything_false(qtbot: QtBot, tmp_path: Path, program: str) -> None:
    assert shown(qtbot, tmp_path / "a.jpg", program=[sys.executable, "-c", program]) is None


def test_the_window_stays_responsive_and_gives_up_on_a_hanging_decoder(qtbot: QtBot, tmp_path: Path) -> None:
    decoder = PreviewDecoder([sys.executable, "-c", "import time; time.sleep(600)"], patience_ms=300)
    with qtbot.waitSignal(decoder.decoded) as blocker:
        decoder.decode(ContentKind.PICTURE, tmp_path / "a.jpg")
        assert not blocker.signal_triggered
        assert decoder.findChildren(QProcess)
    until_ended(qtbot, decoder)

    assert blocker.args == [None]


def test_the_latest_file_wins(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text("first")
    second.write_text("second")
    decoder = PreviewDecoder(command())
    decoded: list[object] = []
    decoder.decoded.connect(decoded.append)

    decoder.decode(ContentKind.TEXT, first)
    decoder.decode(ContentKind.TEXT, second)
    qtbot.waitUntil(lambda: bool(decoded))
    until_ended(qtbot, decoder)

    assert decoded == ["second"]


def test_if_the_program_cannot_be_started_nothing_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    assert shown(qtbot, tmp_path / "a.jpg", program=["/nowhere"]) is None
