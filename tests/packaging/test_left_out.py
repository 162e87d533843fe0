"""What a bundle contains, and what it does not."""

import os
import subprocess
import sys

import pytest

from artifacts.left_out import MODULES, is_wanted
from artifacts.project import PACKAGING, ROOT

WITHOUT = """
import importlib, pkgutil, sys
class LeftOut:
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in sys.argv[1:]):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, LeftOut())
import shingleback
for module in pkgutil.walk_packages(shingleback.__path__, "shingleback."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
from PySide6.QtWidgets import QApplication
from shingleback.gui.graph.plot import Plot
application = QApplication([])
plot = Plot()
plot.show()
application.processEvents()
print("drawn")
"""


@pytest.mark.parametrize(
    "name",
    [
        "libpython3.11.so.1.0",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "shingleback/resources/i18n/shingleback_de.qm",
        "msgspec/_core.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_modules_that_the_window_needs_are_in_the_bundle(name: str) -> None:
    assert is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "libglib-2.0.so.0",
        "libstdc++.so.6",
        "libxkbcommon-x11.so.0",
        "libcrypto.so.3",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qt_de.qm",
        "PySide6/Qt/translations/qtbase_tlh.qm",
    ],
)
def test_modules_that_the_desktop_has_or_nobody_needs_are_left_out(name: str) -> None:
    assert not is_wanted(name)


@pytest.mark.parametrize(("before", "after"), [(None, None), ("/opt/lib", "/opt/lib")])
def test_programs_started_by_the_bundle_do_not_load_its_libraries(before: str | None, after: str | None) -> None:
    environment = {"LD_LIBRARY_PATH": "/bundle", "PATH": os.environ["PATH"]}
    if before is not None:
        environment["LD_LIBRARY_PATH_ORIG"] = before
    program = "import os, runpy, sys; runpy.run_path(sys.argv[1]); print(os.environ.get('LD_LIBRARY_PATH'))"
    command = [sys.executable, "-c", program, str(PACKAGING / "pyinstaller/clean_environment.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(after)


def test_programs_started_by_the_bundle_do_not_load_its_plugins() -> None:
    """A hook of PyInstaller points Qt to the bundle; a person's own setting is kept."""
    environment = {
        "QT_PLUGIN_PATH": "/bundle/PySide6/Qt/plugins",
        "QML2_IMPORT_PATH": "/bundle/PySide6/Qt/qml",
        "QT_STYLE_OVERRIDE": "Fusion",
        "PATH": os.environ["PATH"],
    }
    program = "import os, runpy, sys; sys._MEIPASS = '/bundle'; runpy.run_path(sys.argv[1]); print(sorted(os.environ))"
    command = [sys.executable, "-c", program, str(PACKAGING / "pyinstaller/clean_environment.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "QT_STYLE_OVERRIDE" in done.stdout
    assert "QT_PLUGIN_PATH" not in done.stdout
    assert "QML2_IMPORT_PATH" not in done.stdout


def test_the_environment_is_cleaned_after_the_hooks_and_before_the_program() -> None:
    """A project's runtime hooks run before those of PyInstaller."""
    spec = (PACKAGING / "pyinstaller/shingleback.spec").read_text()
    scripts = spec[spec.index("Analysis(") :].partition("]")[0]
    assert scripts.index("clean_environment.py") < scripts.index("__main__.py")
    assert "runtime_hooks" not in spec


def test_the_program_and_its_graph_work_without_the_left_out_modules() -> None:
    """Libraries import modules as well, some of them only when they are used."""
    command = [sys.executable, "-c", WITHOUT, *MODULES]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "app"), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "drawn\n"), done.stderr
