"""What PyInstaller would put into the bundle, and the program has no use for."""

import re
from fnmatch import fnmatch
from typing import Final

from goods.project import NAME, ROOT

MODULES: Final = [
    *("tkinter", "PIL", "scipy", "matplotlib", "IPython", "jupyter_rfb", "OpenGL", "cupy", "numba", "h5py"),
    *("setuptools", "pkg_resources", "distutils", "lib2to3", "doctest", "pdb", "unittest"),
    *("ssl", "_ssl", "_hashlib", "bz2", "lzma", "readline"),  # Python goes without, or has hashes of its own
    *("numpy.f2py", "numpy.distutils", "numpy.testing", "numpy.random", "numpy.fft"),
    *("pyqtgraph.opengl", "pyqtgraph.examples"),
    *("PySide6.QtNetwork", "PySide6.QtTest"),
    *("PySide6.QtUiTools", "PySide6.QtQml", "PySide6.QtQuick"),
]
"""Modules that others import where they are there."""

LIBRARIES: Final = (
    *("libpython3.*", "libffi.so.*", "libsqlite3.so.*", "libuuid.so.*", "libzstd.so.*"),
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
"""All libraries of the bundle. Others are the desktop's, as two of them in one program would not fit together."""

_FILES: Final = (
    # The theme of GTK brings in all of GTK, which would have to be the desktop's.
    "*/platformthemes/libqgtk3.so",
    # Screens without a desktop, their keyboards, and what draws with the graphics card.
    *("*/platforms/libqeglfs.so", "*/platforms/libqlinuxfb.so", "*/platforms/libqvkkhrdisplay.so"),
    *("*/platforms/libqvnc.so", "*/platforms/libqminimalegl.so", "*/platforms/libqminimal.so"),
    *("*/plugins/egldeviceintegrations/*", "*/plugins/generic/*", "*/platforminputcontexts/libqtvirtual*"),
    *("*/plugins/xcbglintegrations/*", "*/plugins/wayland-graphics-integration-client/*"),
    # Documents as pictures, and kinds of pictures that nobody takes.
    *("*/imageformats/libqpdf.so", "*/imageformats/libqtga.so", "*/imageformats/libqwbmp.so"),
    "*/imageformats/libqicns.so",
    # Printers, databases, the network.
    *("*/plugins/printsupport/*", "*/plugins/sqldrivers/*", "*/plugins/tls/*", "*/plugins/networkinformation/*"),
    "*/Qt/qml/*",
    # Of Qt's own texts, those of its other parts.
    *("*/translations/qt_*.qm", "*/translations/assistant_*.qm", "*/translations/qtdeclarative_*.qm"),
    # Colors of plots of another kind; what describes packages.
    *("pyqtgraph/colors/*", "pyqtgraph/icons/*", "*.dist-info/*", "numpy/*/tests/*", "*.pyi"),
)


def is_wanted(name: str) -> bool:
    """Of a file by its name in the bundle, as in `PySide6/Qt/plugins/platforms/libqxcb.so`."""
    library = name.rpartition("/")[2]
    is_library = library.startswith("lib") and ".so" in library and "/plugins/" not in name
    if is_library and not any(fnmatch(library, pattern) for pattern in LIBRARIES):
        return False
    return not _is_of_another_language(name) and not any(fnmatch(name, pattern) for pattern in _FILES)


def _is_of_another_language(name: str) -> bool:
    """Texts of Qt, such as those of its buttons, in a language that the program does not speak."""
    found = re.search(r"/translations/qtbase_(\w+)\.qm$", name)
    return found is not None and not (ROOT / f"i18n/{NAME}_{found[1]}.ts").exists()
