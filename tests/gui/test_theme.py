"""The light and dark themes and their pictures."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QMenu,
    QMessageBox,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shingleback.gui.widgets import pictograms, style
from shingleback.gui.widgets.layouts import in_column
from shingleback.gui.widgets.pictograms import Picture, PictureLabel, draw
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.widgets.style import ColorScheme, scheme_of, theme
from shingleback.gui.window.window import TrayState, app_icon, tray_icon
from shingleback.store.private_files import resource_path
from tests.helpers.pixels import ALPHA, alphas, count_colors, parts

SIDES = (16, 22, 24, 32, 48, 128)


@pytest.fixture(autouse=True)
def restore_light_theme(qapp: QApplication) -> Iterator[None]:
    yield
    style.paint(qapp, ColorScheme.LIGHT)


def change_scheme(application: QApplication, scheme: Qt.ColorScheme) -> None:
    """Changes the color scheme as a desktop does."""
    application.styleHints().colorSchemeChanged.emit(scheme)


@pytest.mark.usefixtures("doubled_fonts")
def test_a_picture_grows_with_the_font(qtbot: QtBot) -> None:
    shown = PictureLabel(Picture.CHECK, 16)
    qtbot.addWidget(shown)
    assert shown.sizeHint().width() == pytest.approx(32, abs=6)


def test_the_theme_follows_the_desktop_at_once(qapp: QApplication) -> None:
    light = qapp.styleSheet()
    change_scheme(qapp, Qt.ColorScheme.Dark)
    assert scheme_of(qapp.palette()) is ColorScheme.DARK
    assert qapp.styleSheet() != light

    change_scheme(qapp, Qt.ColorScheme.Light)
    assert scheme_of(qapp.palette()) is ColorScheme.LIGHT
    assert qapp.styleSheet() == light


def test_a_visible_picture_changes_with_the_theme(qapp: QApplication, qtbot: QtBot) -> None:
    picture = PictureLabel(Picture.DRIVE, 64, style.GOOD)
    qtbot.addWidget(picture)
    picture.show()
    assert theme(ColorScheme.LIGHT).colors["on_drive"] in count_colors(picture.grab().toImage())
    change_scheme(qapp, Qt.ColorScheme.Dark)
    assert theme(ColorScheme.DARK).colors["on_drive"] in count_colors(picture.grab().toImage())


def test_a_picture_is_read_once_per_color_and_the_cache_is_bounded(qapp: QApplication) -> None:  # noqa: ARG001
    renderer = pictograms._renderer
    renderer.cache_clear()

    def drawn(color: QColor) -> Counter[str]:
        image = QImage(64, 64, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        draw(painter, Picture.DRIVE, QRectF(image.rect()), color)
        painter.end()
        return count_colors(image)

    schemes = [theme(scheme).color("on_drive") for scheme in ColorScheme]
    for color in schemes * 3:
        assert color.name() in drawn(color)
    assert renderer.cache_info().misses == len(schemes)
    for red in range(255):
        drawn(QColor(red, 0, 0))
    assert renderer.cache_info().currsize < 255


def test_a_picture_on_a_colored_background_keeps_the_colors_of_the_window(qtbot: QtBot) -> None:
    """The style sheet makes some backgrounds transparent, which Qt reports as black, like those of the dark theme."""
    toast = QFrame()
    qtbot.addWidget(toast)
    toast.setObjectName("link")
    picture = PictureLabel(Picture.DRIVE, 64, style.GOOD)
    QHBoxLayout(toast).addWidget(picture)
    picture.setObjectName("fold")
    toast.show()
    assert theme(ColorScheme.LIGHT).colors["on_drive"] in count_colors(picture.grab().toImage())


@pytest.mark.parametrize("scheme", ColorScheme)
def test_every_color_name_in_the_style_sheet_and_palette_is_defined(scheme: ColorScheme) -> None:
    colors = theme(scheme)
    assert "@" not in colors.sheet()
    assert colors.palette().color(QPalette.ColorRole.Window).name() == colors.colors["window"]
    for color in colors.colors.values():
        assert QColor(color).isValid()


@pytest.mark.parametrize("name", ["check", "down", "down-off", "up", "up-off", "left", "right"])
def test_the_pictures_of_the_style_sheet_have_the_colors_of_their_theme(name: str) -> None:
    assert f"/{name}-light.svg" in theme(ColorScheme.LIGHT).sheet()
    color = {"check": "on_primary"}.get(name, "faint" if name.endswith("off") else "text")
    for scheme in ColorScheme:
        drawing = resource_path(f"styles/{name}-{scheme}.svg").read_text()
        assert f'stroke="{theme(scheme).colors[color]}"' in drawing


@pytest.mark.parametrize("scheme", ColorScheme)
def test_a_menu_has_a_visible_border(qapp: QApplication, qtbot: QtBot, scheme: ColorScheme) -> None:
    style.paint(qapp, scheme)
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Copy")
    menu.adjustSize()
    image = menu.grab().toImage()
    assert image.pixelColor(image.width() // 2, 0) == theme(scheme).color("edge")
    assert image.pixelColor(image.width() // 2, 2) == theme(scheme).color("base")


@pytest.mark.parametrize("scheme", ColorScheme)
def test_the_default_button_of_a_dialog_stands_out(qapp: QApplication, qtbot: QtBot, scheme: ColorScheme) -> None:
    style.paint(qapp, scheme)
    box = QMessageBox()
    qtbot.addWidget(box)
    stop = box.addButton("Stop", QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton("Keep", QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.show()
    primary = theme(scheme).colors["primary"]
    assert primary in count_colors(stay.grab().toImage())
    assert primary not in count_colors(stop.grab().toImage())


@pytest.mark.parametrize("scheme", ColorScheme)
@pytest.mark.parametrize("name", ["backButton", "forwardButton", "toParentButton"])
def test_the_arrows_of_a_file_dialog_have_the_color_of_their_theme(
    qapp: QApplication, qtbot: QtBot, scheme: ColorScheme, name: str
) -> None:
    style.paint(qapp, scheme)
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    arrow = dialog.findChild(QToolButton, name)
    assert isinstance(arrow, QToolButton)
    assert theme(scheme).colors["text"] in count_colors(arrow.icon().pixmap(64, 64).toImage())


@pytest.mark.parametrize("picture", Picture)
def test_every_picture_is_drawn_within_its_bounds_in_one_color(picture: Picture) -> None:
    image = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter, picture, QRectF(0, 0, 96, 96), QColor(10, 20, 30))
    painter.end()
    assert count_colors(image).keys() == {"#0a141e"}
    assert not alphas(image)[[0, 95], :].any()
    assert not alphas(image)[:, [0, 95]].any()


def test_every_pictogram_file_is_used() -> None:
    files = {file.stem for file in resource_path("pictograms").glob("*.svg")}
    assert files == set(Picture)


def test_arrows_are_mirrored_in_right_to_left_layouts(qtbot: QtBot) -> None:
    for picture in (Picture.ONWARD, Picture.DRIVE):
        label = PictureLabel(picture, 48)
        qtbot.addWidget(label)
        label.show()
        before = label.grab().toImage()
        label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        assert (label.grab().toImage() != before) is picture.is_mirrored


@pytest.mark.parametrize("side", SIDES)
def test_the_app_icon_fills_its_size(side: int) -> None:
    image = app_icon().pixmap(side, side).toImage()
    assert image.size() == QSize(side, side)
    assert image.pixelColor(side // 2, 1 + side // 16).alpha() == 255


@pytest.mark.parametrize("side", [16, 22, 44])
def test_the_tray_states_look_different_at_every_size(side: int) -> None:
    images = [tray_icon(state).pixmap(side, side).toImage() for state in TrayState]
    for number in range(len(images)):
        for earlier_number in range(number):
            assert count_differences(images[number], images[earlier_number]) > side * side / 20


def count_differences(image: QImage, other_image: QImage) -> int:
    """The number of pixels that differ visibly."""
    distances = np.abs(parts(image) - parts(other_image))[:, :, :ALPHA].sum(axis=2)
    return int((distances > 90).sum())


def test_the_symbolic_icon_has_one_color() -> None:
    drawing = QSvgRenderer(str(resource_path("icons/shingleback-symbolic.svg")))
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    assert len(count_colors(image)) == 1


@pytest.mark.parametrize("name", ["shingleback", "shingleback-small", *(f"tray-{state}" for state in TrayState)])
def test_every_icon_file_can_be_read(name: str) -> None:
    assert not QIcon(str(resource_path(f"icons/{name}.svg"))).pixmap(64, 64).isNull()


def test_pictures_are_rendered_at_the_resolution_of_the_screen() -> None:
    """Not scaled up: at a finer resolution, fewer pixels are blurred edges."""
    assert max(blurred_fraction(2), blurred_fraction(3)) < 0.75 * blurred_fraction(1)


def blurred_fraction(ratio: float) -> float:
    image = QImage(round(24 * ratio), round(24 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter, Picture.DRIVE, QRectF(0, 0, 24, 24), QColor(10, 20, 30))
    painter.end()
    drawn = alphas(image)[alphas(image) > 0]
    return float((drawn < 200).mean())


@pytest.mark.usefixtures("doubled_fonts")
def test_fixed_width_text_has_the_size_of_the_text_around_it(qtbot: QtBot) -> None:
    around = QMenu()
    qtbot.addWidget(around)
    assert style.fixed_width(around).pointSizeF() == around.font().pointSizeF()


@pytest.mark.parametrize("scheme", ColorScheme)
@pytest.mark.parametrize("role", ["", "primary", "danger", "link", "fold"])
def test_a_disabled_button_looks_disabled(qapp: QApplication, qtbot: QtBot, scheme: ColorScheme, role: str) -> None:
    style.paint(qapp, scheme)
    button = QPushButton("HHHHHH")
    button.setObjectName(role)
    qtbot.addWidget(button)
    button.show()
    schemes = []
    for is_enabled in (True, False):
        button.setEnabled(is_enabled)
        schemes.append(button.grab().toImage())
    assert schemes[0] != schemes[1]


def test_headings_and_text_grow_with_the_font_of_the_desktop(qapp: QApplication, qtbot: QtBot) -> None:
    usual = QFont(qapp.font())
    style.dress(qapp)
    page = QWidget()
    qtbot.addWidget(page)
    heading, text = style.heading(PlainLabel("Heading"), 1.5), PlainLabel("Text")
    in_column(heading, text, on=page)
    page.show()
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * 2)
    qapp.setFont(larger)
    try:
        qtbot.waitUntil(lambda: text.font().pointSizeF() == larger.pointSizeF())
        assert heading.font().pointSizeF() == pytest.approx(1.5 * larger.pointSizeF())
        assert heading.font().bold()
    finally:
        qapp.setFont(usual)
