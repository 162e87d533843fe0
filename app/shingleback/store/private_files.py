"""The program's files in the user's home, which no other user of the computer can read, and locks on them.

Their locations follow the XDG base directory specification. File names and the identity of a backup are private. Files
on a drive keep the modes that they need: nothing here is for drives.

The singleton lock ensures that only one process is the window, or starts the daily backups. The kernel releases it when
its holder ends, however that happens. File locks protect the files that several processes share in one folder: the
window, the timer, a terminal and a worker may use them at the same time.

It also locates the program's own icons and tables, in a checkout, a wheel and a bundle alike.
"""

import contextlib
import errno
import fcntl
import os
import pwd
import stat
import time
from collections.abc import Iterator, Mapping, MutableMapping
from pathlib import Path
from typing import Final, NamedTuple

_NAME: Final = "shingleback"
_FILE_MODE: Final = 0o600
_FOLDER_MODE: Final = 0o700
_OTHERS: Final = 0o077
_WRITABLE_BY_OTHERS: Final = 0o022

_held: set[int] = set()

PATIENCE_S: Final = 2.0
"""How long a window waits for another process, which may have been stopped while it holds the lock."""
_STEP_S: Final = 0.02

ICON: Final = "icons/shingleback.svg"
"""The icon of the program."""
PACKAGE: Final = Path(__file__).parents[1]


class NoHome(Exception):
    """The user has no home folder: HOME is not set, and the user is in no list of users."""


def _home_in_the_list_of_users() -> Path:
    try:
        home = Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError:
        raise NoHome from None
    if not home.is_absolute():
        raise NoHome
    return home


def settle_home(environment: MutableMapping[str, str] = os.environ) -> None:
    """Set HOME to the user's home in the list of users, unless it is an absolute path. Raises NoHome.

    A relative one would be another folder in each working directory, and an empty one is the root for Qt and Python.
    """
    if not environment.get("HOME", "").startswith("/"):
        environment["HOME"] = str(_home_in_the_list_of_users())


class Paths(NamedTuple):
    """The three folders of the program in the user's home.

    Attributes:
        config: the user's settings.
        state: the history of this computer.
        cache: data that can be rebuilt if it is lost.
    """

    config: Path
    state: Path
    cache: Path

    @classmethod
    def of_user(cls, environment: Mapping[str, str] = os.environ) -> "Paths":
        """Raises NoHome."""
        home = Path(environment.get("HOME") or _home_in_the_list_of_users())

        def folder(variable: str, default: str) -> Path:
            value = environment.get(variable, "")
            return (Path(value) if value.startswith("/") else home / default) / _NAME

        return cls(
            folder("XDG_CONFIG_HOME", ".config"),
            folder("XDG_STATE_HOME", ".local/state"),
            folder("XDG_CACHE_HOME", ".cache"),
        )

    @property
    def settings_file(self) -> Path:
        return self.config / "settings.toml"

    @property
    def drive_table_file(self) -> Path:
        """The user's additions to the built-in table of drives."""
        return self.config / "drives.toml"

    @property
    def installation_file(self) -> Path:
        """The random id of this installation."""
        return self.state / "installation-id"

    @property
    def history_file(self) -> Path:
        return self.state / "history.sqlite"

    @property
    def lost_drives_file(self) -> Path:
        """The drives that vanished and may come back."""
        return self.state / "patience.json"

    @property
    def prompts_file(self) -> Path:
        """The prompt history."""
        return self.state / "prompts.json"

    @property
    def daily_lock_file(self) -> Path:
        """The lock for starting the daily backups of this computer.

        Two computers may have one home, on NFS, where each sees the other's locks. But each has its own drives.
        """
        computer = os.uname().nodename.replace("/", "_")
        return self.state / f"turn-{computer}.lock"

    @property
    def due_run_file(self) -> Path:
        """Its time is that of the last run of `due`."""
        return self.state / "due-run"

    @property
    def login_start_file(self) -> Path:
        """Its time is that of the last start with the session."""
        return self.state / "login-start"

    @property
    def health_file(self) -> Path:
        """The counts of the drives' health reports, day by day."""
        return self.state / "health.sqlite"

    @property
    def care_file(self) -> Path:
        """The maintenance that each drive has received, and how full it was."""
        return self.state / "care.sqlite"

    @property
    def write_caches_folder(self) -> Path:
        """Settings of drives to restore after a measurement."""
        return self.state / "write-caches"

    @property
    def limits_folder(self) -> Path:
        """Kernel settings to restore after a run."""
        return self.state / "limits"

    @property
    def seals_folder(self) -> Path:
        """What identifies each backup and its drive."""
        return self.state / "seals"

    @property
    def drives_folder(self) -> Path:
        """The history of each drive."""
        return self.state / "drives"

    @property
    def measurements_folder(self) -> Path:
        """The measurements of each drive."""
        return self.state / "measurements"

    @property
    def clones_folder(self) -> Path:
        """The maps of unfinished clones."""
        return self.state / "clones"

    @property
    def unfinished_folder(self) -> Path:
        """The unfinished copies and moves."""
        return self.state / "unfinished"

    @property
    def test_places_folder(self) -> Path:
        """The locations of unfinished measurements."""
        return self.state / "test-places"

    @property
    def log_folder(self) -> Path:
        return self.state / "log"

    @property
    def log_file(self) -> Path:
        return self.log_folder / "log.txt"

    @property
    def earlier_log_file(self) -> Path:
        """What the log file held before it became too large."""
        return self.log_folder / "earlier.txt"

    @property
    def crash_file(self) -> Path:
        """Traces of crashes that no window has reported yet."""
        return self.log_folder / "crash.txt"

    @property
    def viewed_files_folder(self) -> Path:
        """Copies of files from a backup while the user looks at them."""
        return self.cache / "looked-at"

    @property
    def version_cache_folder(self) -> Path:
        """The cached contents of recently opened versions."""
        return self.cache / "past"

    @property
    def index_folder(self) -> Path:
        return self.cache / "index"


class ForeignFolder(Exception):
    """A folder for the program's files, the one above it, or something in it belongs to another user.

    That user could exchange the program's files, or has done so.
    """

    def __init__(self, folder: Path, owner_id: int) -> None:
        super().__init__(folder)
        self.folder = folder
        self.owner_id = owner_id


def claim(paths: Paths) -> None:
    """Let nobody else read what is in the program's folders. Raises ForeignFolder.

    Earlier versions made folders and files that everybody could read. A POSIX ACL is closed, too: its mask is what
    is seen as the rights of the group. What is below a folder that only its owner can enter is not looked at, so a
    folder stays open until nothing in it belongs to others.
    """
    for folder in (paths.config, paths.state, paths.cache):
        above = next((parent for parent in folder.parents if os.path.exists(parent)), folder.parent)
        _refuse_foreign(above, may_be_of_system=True)
        mode = _refuse_foreign(folder, may_be_of_system=False)
        if mode & _OTHERS:
            if mode & _WRITABLE_BY_OTHERS:
                _refuse_foreign_content(folder)
            _close_to_others(folder)


def _refuse_foreign_content(folder: Path) -> None:
    for place, folders, files in os.walk(folder):
        for name in (*folders, *files):
            with contextlib.suppress(OSError):  # it was removed
                owner_id = Path(place, name).lstat().st_uid
                if owner_id != os.geteuid() and not _is_of_system(owner_id):
                    raise ForeignFolder(Path(place, name), owner_id)


def _refuse_foreign(folder: Path, *, may_be_of_system: bool) -> int:
    """Return its mode; 0 if it can't be looked at, or isn't there."""
    try:
        status = folder.stat()
    except OSError:
        return 0  # whoever uses it says why
    if status.st_uid != os.geteuid() and not (may_be_of_system and _is_of_system(status.st_uid)):
        raise ForeignFolder(folder, status.st_uid)
    return stat.S_IMODE(status.st_mode)


def _is_of_system(owner_id: int) -> bool:
    """Whether that is root, or how a user namespace shows root if it has no id there (user_namespaces(7))."""
    if owner_id == 0 or os.geteuid() == 0:
        return owner_id == 0
    try:
        return owner_id == int(Path("/proc/sys/kernel/overflowuid").read_text(encoding="ascii"))
    except OSError:
        return False


def _close_to_others(folder: Path) -> None:
    folder.chmod(_FOLDER_MODE)
    for place, folders, files in os.walk(folder):
        for name, mode in (dict.fromkeys(folders, _FOLDER_MODE) | dict.fromkeys(files, _FILE_MODE)).items():
            path = Path(place, name)
            with contextlib.suppress(OSError):  # it was removed, or belongs to somebody else
                if not path.is_symlink():
                    path.chmod(mode)


def make_folder(folder: Path) -> None:
    """Create a folder and those above it, all of them private. Raises OSError.

    The XDG base directory specification wants the same for the folders above. But a home that is not there is not made:
    it may be on a disk that is not mounted, and some filesystems mount only on an empty folder.
    """
    missing = [missing_folder for missing_folder in (folder, *folder.parents) if not missing_folder.is_dir()]
    home = Path(os.environ.get("HOME", "/"))
    if home in missing:
        os.close(os.open(home, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC))  # raises the reason
    for missing_folder in reversed(missing):
        missing_folder.mkdir(_FOLDER_MODE, exist_ok=True)


def make_file(file: Path) -> None:
    """Create an empty file if there is none. Raises OSError.

    An existing one is not even opened: closing it would release SQLite's locks on it.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _FILE_MODE))


def write(file: Path, content: bytes) -> None:
    """Write a file that has no readers yet, or overwrite it. Raises OSError."""
    fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_CLOEXEC, _FILE_MODE)
    with open(fd, "wb") as opened:
        os.fchmod(fd, _FILE_MODE)
        opened.write(content)


def replace(file: Path, content: bytes) -> None:
    """Replace a file as a whole, or raise OSError and leave it unchanged; creates its folder."""
    make_folder(file.parent)
    temporary = file.with_name(f".{file.name}.new")
    write(temporary, content)
    os.replace(temporary, file)


def has_any(folder: Path) -> bool:
    """Whether a folder contains anything. An unreadable folder counts as empty."""
    try:
        return any(folder.iterdir())
    except OSError:
        return False


def _drop_locks() -> None:
    """Close the locks of the parent process: a child that cannot end would keep them after the parent has ended."""
    while _held:
        os.close(_held.pop())


os.register_at_fork(after_in_child=_drop_locks)


def is_home_away(paths: Paths) -> bool:
    """Whether the timer may have started the program while the user's home is locked, or not mounted.

    The settings, without which there is no timer, are missing. Settings that can't be looked at are there.
    """
    try:
        paths.settings_file.stat()
    except OSError as error:
        return isinstance(error, FileNotFoundError | NotADirectoryError)
    return False


class SingletonLock:
    """A lock of this process; its children don't have it."""

    def __init__(self, file: Path) -> None:
        """`file` is in a folder of the session, or of the user."""
        self._file = file
        self._fd: int | None = None

    def take(self) -> bool:
        """Return whether this process has the lock; True if locking is impossible, as on some network folders."""
        if self._fd is not None:
            return True
        try:
            make_folder(self._file.parent)
            fd = os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:
            return True
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(fd)
            return False
        except OSError:
            pass  # the filesystem has no locks
        self._fd = fd
        _held.add(fd)
        return True

    def give_back(self) -> None:
        if self._fd is not None:
            _held.discard(self._fd)
            with contextlib.suppress(OSError):  # the filesystem has no locks
                fcntl.flock(self._fd, fcntl.LOCK_UN)  # also for a child that was just forked, and has not closed it yet
            os.close(self._fd)
            self._fd = None


@contextlib.contextmanager
def folder_lock(folder: Path, patience_s: float | None = None) -> Iterator[None]:
    """A file lock for one process at a time in this folder; raises OSError if there is no such folder.

    Only for short operations: the others wait, and those with a time limit get OSError (EBUSY) after it. The kernel
    releases the lock when its holder ends, however that happens.
    """
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        _lock(fd, patience_s)
        yield
    finally:
        os.close(fd)


def _lock(fd: int, patience_s: float | None) -> None:
    end_s = None if patience_s is None else time.monotonic() + patience_s
    while True:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | (0 if end_s is None else fcntl.LOCK_NB))
        except BlockingIOError:
            if end_s is not None and time.monotonic() >= end_s:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY)) from None
            time.sleep(_STEP_S)
        except OSError:  # a filesystem without locks
            return
        else:
            return


def resource_path(name: str) -> Path:
    """The path of a file in `resources/`, such as `ICON`. In a wheel and a bundle it is inside the package."""
    inside = PACKAGE / "resources" / name
    return inside if inside.exists() else PACKAGE.parents[1] / "resources" / name
