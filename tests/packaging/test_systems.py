"""The bare systems for the tests: where they come from, and what is refused with a sentence."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from checkout import in_system
from checkout.checkout import Checkout
from checkout.in_system import check_in
from checkout.systems import SYSTEMS, base_of, bootstrap, folder_of, keyring_file
from checkout.terminal import SetupError, agreed

ROOT = Path(__file__).parents[2]
NOWHERE = "http://127.0.0.1:1/archive"
needs_mmdebstrap = pytest.mark.skipif(
    shutil.which("mmdebstrap") is None or os.geteuid() != 0, reason="needs mmdebstrap, as root"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    (tmp_path / "keys.gpg").touch()  # without them, the package with the keys would be installed
    variables = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "SHINGLEBACK_KEYRING": str(tmp_path / "keys.gpg"),
    }
    return Checkout(ROOT, variables, consents=agreed)


@pytest.mark.parametrize(("name", "components"), [("trixie", "main"), ("bookworm", "main"), ("noble", "main,universe")])
def test_a_base_has_only_what_a_checkout_may_expect(checkout: Checkout, name: str, components: str) -> None:
    command = bootstrap(checkout, SYSTEMS[name], Path("/new.tar"), Path("/keys.gpg"))
    assert {"--variant=apt", "--include=git,python3,ca-certificates", "--keyring=/keys.gpg"} <= set(command)
    assert command[-3:] == [f"--components={components}", name, "/new.tar"]


def test_another_mirror_can_be_named(checkout: Checkout) -> None:
    variables = {**checkout.environment, "SHINGLEBACK_UBUNTU_MIRROR": "http://mirror.example/ubuntu"}
    command = bootstrap(Checkout(ROOT, variables), SYSTEMS["noble"], Path("/new.tar"), Path("/keys.gpg"))
    assert command[-1] == "deb http://mirror.example/ubuntu noble-updates main universe"


@needs_mmdebstrap
def test_an_archive_that_cannot_be_reached_is_reported_with_the_variable(checkout: Checkout) -> None:
    variables = {**checkout.environment, "SHINGLEBACK_DEBIAN_MIRROR": NOWHERE}
    with pytest.raises(SetupError, match=r"base of trixie could not be made.*SHINGLEBACK_DEBIAN_MIRROR"):
        base_of(Checkout(ROOT, variables, consents=agreed), "trixie", renews=False)
    assert list(folder_of(variables).iterdir()) == []


def test_an_unknown_system_is_refused_with_those_there_are(checkout: Checkout) -> None:
    for words in ([], ["jammy"]):
        with pytest.raises(SetupError, match="bookworm, trixie, forky, noble"):
            check_in(checkout, words)


@needs_mmdebstrap
def test_a_base_is_kept_and_its_age_is_reported(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    base = folder_of(checkout.environment) / "trixie.tar"
    base.parent.mkdir(parents=True)
    base.write_bytes(b"a system")
    days_ago_s = time.time() - 9.5 * 86_400
    os.utime(base, (days_ago_s, days_ago_s))
    assert base_of(checkout, "trixie", renews=False) == base
    assert "9 days old. To make it again: packaging/test --system trixie --renew" in capsys.readouterr().err


def test_keys_can_be_named(tmp_path: Path) -> None:
    keyring = SYSTEMS["noble"].keyring
    (tmp_path / "keys.gpg").touch()
    assert keyring_file(keyring, {"SHINGLEBACK_KEYRING": f"{tmp_path}/keys.gpg"}) == tmp_path / "keys.gpg"
    with pytest.raises(SetupError, match="There is no file"):
        keyring_file(keyring, {"SHINGLEBACK_KEYRING": f"{tmp_path}/none.gpg"})


def test_only_what_the_network_needs_is_passed_on() -> None:
    here = {
        "http_proxy": "http://proxy.example",
        "PIP_INDEX_URL": "https://index.example",
        "SECRET": "x",
        "HOME": "/me",
    }
    passed = in_system._environment(here)
    assert (passed["http_proxy"], passed["PIP_INDEX_URL"]) == (here["http_proxy"], here["PIP_INDEX_URL"])
    assert passed["HOME"] == "/root"
    assert "SECRET" not in passed


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to unpack a system")
def test_a_fresh_copy_is_removed_at_the_end_also_after_a_kill(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/name").write_text("bare")
    folder = tmp_path / "systems"
    folder.mkdir()
    subprocess.run(["tar", "--create", "--file", folder / "bare.tar", "--directory", tmp_path, "./etc"], check=True)
    (folder / "run-killed/root/etc").mkdir(parents=True)

    with in_system._fresh(folder / "bare.tar", folder) as root:
        assert (root / "etc/name").read_text() == "bare"
        assert [place.name for place in folder.iterdir() if place.is_dir()] == [root.parent.name]

    assert [path.name for path in folder.iterdir()] == ["bare.tar"]
