"""Modules and files that PyInstaller would put into the bundle although the program does not need them."""

import re
from fnmatch import fnmatch
from typing import Final

from artifacts.project import NAME, ROOT

MODULES: Final = [
    *("tkinter", "PIL", "scipy", "matplotlib", "IPython", "jupyter_rfb", "OpenGL", "cupy", "numba", "h5py"),
    *("setuptools", "pkg_resources", "distutils", "lib2to3", "doctest", "pdb", "unittest"),
    *("ssl", "_ssl", "_hashlib", "bz2", "lzma", "readline"),  # Python works without them, or has its own hashes
    *("numpy.f2py", "numpy.distutils", "numpy.testing", "numpy.random", "numpy.fft"),
    *("pyqtgraph.opengl", "pyqtgraph.examples"),
    *("PySide6.QtNetwork", "PySide6.QtTest"),
    *("PySide6.QtUiTools", "PySide6.QtQml", "PySide6.QtQuick"),
]
"""Modules that others import only if they are present."""

LIBRARIES: Final = (
    *("libpython3.*", "libexpat.so.*", "libffi.so.*", "libsqlite3.so.*", "libuuid.so.*", "libzstd.so.*"),
    *("libpyside6.*", "libshiboken6.*", "libicu*.so.*"),
    *("libQt6Core.*", "libQt6DBus.*", "libQt6Gui.*", "libQt6Svg.*", "libQt6Widgets.*"),
    *(
        "libQt6OpenGL.*",
        "libQt6OpenGLWidgets.*",
        "libQt6XcbQpa.*",
        "libQt6WaylandClient.*",
        "libQt6WlShellIntegration.*",
    ),
    *("libscipy_openblas*", "libgfortran*", "libquadmath*"),
    *("libxcb-cursor.*", "libxcb-icccm.*", "libxcb-image.*", "libxcb-keysyms.*", "libxcb-render-util.*"),
    "libxcb-util.*",
)
"""All libraries in the bundle. Others come from the desktop, because two copies in one program would conflict."""

_FILES: Final = (
    # The GTK theme needs all of GTK, which would have to be the desktop's.
    "*/platformthemes/libqgtk3.so",
    # Screens without a desktop, their keyboards, and drawing with the graphics card.
    *("*/platforms/libqeglfs.so", "*/platforms/libqlinuxfb.so", "*/platforms/libqvkkhrdisplay.so"),
    *("*/platforms/libqvnc.so", "*/platforms/libqminimalegl.so", "*/platforms/libqminimal.so"),
    *("*/plugins/egldeviceintegrations/*", "*/plugins/generic/*", "*/platforminputcontexts/libqtvirtual*"),
    *("*/plugins/xcbglintegrations/*", "*/plugins/wayland-graphics-integration-client/*"),
    # PDF as an image format, and rare image formats.
    *("*/imageformats/libqpdf.so", "*/imageformats/libqtga.so", "*/imageformats/libqwbmp.so"),
    "*/imageformats/libqicns.so",
    # Printers, databases, the network.
    *("*/plugins/printsupport/*", "*/plugins/sqldrivers/*", "*/plugins/tls/*", "*/plugins/networkinformation/*"),
    "*/Qt/qml/*",
    # Translations of Qt modules that are not used.
    *("*/translations/qt_*.qm", "*/translations/assistant_*.qm", "*/translations/qtdeclarative_*.qm"),
    # Color maps for other kinds of plots; package metadata.
    *("pyqtgraph/colors/*", "pyqtgraph/icons/*", "*.dist-info/*", "numpy/*/tests/*", "*.pyi"),
)


def is_wanted(name: str) -> bool:
    """Whether the bundle needs a file, by its name in it, such as `PySide6/Qt/plugins/platforms/libqxcb.so`."""
    library = name.rpartition("/")[2]
    is_library = library.startswith("lib") and ".so" in library and "/plugins/" not in name
    if is_library and not any(fnmatch(library, pattern) for pattern in LIBRARIES):
        return False
    return not _is_of_another_language(name) and not any(fnmatch(name, pattern) for pattern in _FILES)


def _is_of_another_language(name: str) -> bool:
    """Whether this is a translation of Qt's own texts into a language that the program does not have."""
    found = re.search(r"/translations/qtbase_(\w+)\.qm$", name)
    return found is not None and not (ROOT / f"i18n/{NAME}_{found[1]}.ts").exists()
