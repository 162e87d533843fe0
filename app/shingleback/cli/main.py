"""From arguments to a command, and from its final word to an exit code."""

import contextlib
import errno
import functools
import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import msgspec.structs

from shingleback import __version__
from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.backup_sets.library import Memory
from shingleback.bootstrap import read_jobs
from shingleback.bootstrap.backup import (
    control_from,
    host_name,
    now,
    open_history,
    run_attended_backup,
)
from shingleback.bootstrap.sidecars import give_back_left_behind, kept_awake
from shingleback.bootstrap.unused_caches import remove_unused_caches
from shingleback.cli.arguments import HISTORY_STEPS, parse
from shingleback.cli.demo import DemoOutput, SteadyLines
from shingleback.cli.output import JsonOutput, Output, TextOutput, final_word, refused
from shingleback.cli.unblocked import UnblockedText, UnblockedWriter
from shingleback.devices.sysfs.topology import is_on_own_disk
from shingleback.domain.errors import Canceled, ShinglebackError, UsageError, Why
from shingleback.engine.backup import BackupRequest
from shingleback.engine.drive.throttle import parse_pace
from shingleback.engine.restore.restore import RestoreRequest
from shingleback.engine.restore.verify import parse_sample
from shingleback.engine.source.scan import Excludes
from shingleback.messages import errors
from shingleback.protocol.control import CommandControl, Control
from shingleback.protocol.events import Event, Finished, Note, Opened, Started, Watching, display_path
from shingleback.protocol.process import Job, run_apart
from shingleback.protocol.results import BackupFinished, CheckFinished, EjectFinished, HistoryFinished
from shingleback.store import private_files, settings
from shingleback.store.paths import Paths


def run(words: list[str]) -> int:
    arguments = parse(words)
    if arguments.command is None:
        return _open_window(arguments)
    give_back_left_behind(Paths.of_user())
    _remove_test_files(Paths.of_user())
    if getattr(arguments, "show_excludes", False):
        return _show_excludes()
    if arguments.command == "answer":
        return _answer_questions()
    control = control_from(sys.stdin.fileno() if arguments.json and sys.stdin else None)
    return _Command(arguments, _output_for(arguments), control).run()


def _remove_test_files(paths: Paths) -> None:
    """What a measurement left that was killed."""
    if private_files.has_any(paths.test_places_folder):
        from shingleback.bootstrap.measuring import remove_test_files  # noqa: PLC0415 (it loads the simulator)

        remove_test_files(paths)


class _Command:
    """One command that tells events and has a final word."""

    def __init__(self, arguments: Namespace, output: Output, control: CommandControl) -> None:
        self._arguments = arguments
        self._paths = Paths.of_user()
        self._places = DestinationLocator(self._paths.history_file)
        self._watching: Watching | None = None
        self._is_own_disk = False
        self._output = output
        self._control = control

    def run(self) -> int:
        command = self._arguments.command
        program = f"shingleback {__version__}"
        give_back = self._control.take_signals()
        try:
            self._output.show(Started(command=command, program=program, pid=os.getpid(), at=time.time()))
            word = self._final_word()
        finally:
            give_back()
        self._output.show(word)
        self._output.close(waits=not self._control.gives_up)
        if word.why == Why.INTERNAL:
            print(word.values.get("detail", ""), file=sys.stderr)
        return word.exit_code

    def _final_word(self) -> Finished:
        command = self._arguments.command
        return final_word(command, lambda: _COMMANDS[command](self))

    # the commands ---------------------------------------------------------------------------------------------

    def backup(self) -> Finished:
        arguments = self._arguments
        if len(arguments.paths) < 2 or not all(arguments.paths):
            raise UsageError(Why.SOURCE_OR_DESTINATION_MISSING)
        *sources, destination = [os.fsencode(path) for path in arguments.paths]
        place = display_path(os.path.abspath(destination))
        meant = display_path(os.fsencode(arguments.place))
        name = meant or self._places.name_of(place)
        key = arguments.set or self._set_of(sources, name)
        known = self._places.backups(meant or place, key) or self._places.backups(name, key)
        spot = self._places.spot_of(place)
        history = open_history(self._paths)
        try:
            request = BackupRequest(
                sources=sources,
                destination=os.path.abspath(destination),
                excludes=self._excludes(),
                cross_filesystems=arguments.cross_filesystems,
                keep_versions=not arguments.no_versions,
                is_dry_run=arguments.dry_run,
                allow_empty=arguments.allow_empty,
                expected=() if arguments.new else known,
                pace=parse_pace(arguments.pace) if arguments.pace else None,
                limits=arguments.checkpoint,
                host=host_name(),
            )
            self._warn_of_own_disk(destination)
            word = self._runner()(request, self._paths, self._show_and_note, self._control)
            word = msgspec.structs.replace(word, backup_set=key, is_own_disk=self._is_own_disk)
            if self._watching is not None:
                word = msgspec.structs.replace(word, drive=self._watching.drive, drive_run=self._watching.run)
            if not arguments.dry_run:
                history.add_backup(word, name, spot, sources, is_known=word.backup in known)
            return word
        finally:
            history.close()
            remove_unused_caches(self._paths)

    def _warn_of_own_disk(self, destination: bytes) -> None:
        """Before anything is written."""
        self._is_own_disk = not self._arguments.simulate and is_on_own_disk(
            Path(os.fsdecode(os.path.realpath(destination)))
        )
        if self._is_own_disk:
            self._output.show(Note(code="own-disk"))

    def _set_of(self, sources: list[bytes], name: str) -> str:
        """The key of the one set that backs up these folders to this place; empty where there is none."""
        wanted = {os.path.realpath(source) for source in sources}
        with contextlib.suppress(UsageError):
            sets = settings.load(self._paths.settings_file).sets
            keys = [
                one.key
                for one in sets
                if {os.path.realpath(os.fsencode(folder)) for folder in one.folders} == wanted
                and name in self._places.names(one.destination)
            ]
            return keys[0] if len(keys) == 1 else ""
        return ""

    def verify(self) -> Finished:
        arguments = self._arguments
        sample = parse_sample(arguments.sample)
        job = read_jobs.verify_job(_place(arguments.destination), sample, arguments.at, self._paths)
        word = self._apart_and_awake(job)
        self._remember(word)
        return word

    def restore(self) -> Finished:
        arguments = self._arguments
        request = RestoreRequest(
            destination=_place(arguments.destination),
            target=os.fsencode(arguments.to or ""),
            paths=[os.fsencode(path) for path in arguments.paths] + arguments.path_bytes,
            version=arguments.version_name,
            overwrites=arguments.overwrite,
            seen_ns=arguments.seen or time.time_ns(),
            keeps_both=arguments.keep_both,
            is_dry_run=arguments.dry_run,
            own_places=self._own_places() if arguments.in_place else frozenset(),
            accepts_places=arguments.yes,
            accepted_places=arguments.accepted_places,
            has_privileges=arguments.special_permissions,
        )
        if b"" in request.paths:  # a variable of a script that is empty does not mean everything
            raise UsageError(Why.NO_SUCH_FOLDER, path="")
        if not arguments.in_place and not arguments.to:
            raise UsageError(Why.TARGET_UNWRITABLE, path="", detail=os.strerror(errno.ENOENT))
        is_short = arguments.dry_run or arguments.passing
        work = self._apart if is_short else self._apart_and_awake
        word = work(read_jobs.restore_job(request, self._paths, is_look=is_short))
        if not is_short:
            self._remember(word)
        return word

    def _own_places(self) -> frozenset[bytes]:
        """The folders that were backed up here, or are going to be."""
        history = open_history(self._paths)
        try:
            done = history.sources()
        finally:
            history.close()
        with contextlib.suppress(UsageError):
            sets = settings.load(self._paths.settings_file).sets
            done += [os.fsencode(os.path.realpath(folder)) for one in sets for folder in one.folders]
        return frozenset(done)

    def try_restore(self) -> Finished:
        arguments = self._arguments
        word = self._apart(read_jobs.trial_job(_place(arguments.destination), arguments.count, self._paths))
        self._remember(word)
        return word

    def list_folder(self) -> Finished:
        arguments = self._arguments
        folder = arguments.path_bytes[0] if arguments.path_bytes else os.fsencode(arguments.folder)
        place = _place(arguments.destination)
        return self._apart(read_jobs.list_job(place, folder, arguments.version_name, self._paths))

    def find(self) -> Finished:
        arguments = self._arguments
        place = _place(arguments.destination)
        return self._apart(read_jobs.find_job(place, arguments.text, arguments.version_name, self._paths))

    def trace(self) -> Finished:
        arguments = self._arguments
        place, path = _place(arguments.destination), os.fsencode(arguments.path)
        return self._apart(read_jobs.trace_job(place, arguments.text, path, arguments.version_name, self._paths))

    def diff(self) -> Finished:
        arguments = self._arguments
        return self._apart(read_jobs.diff_job(_place(arguments.destination), arguments.old, arguments.new, self._paths))

    def versions(self) -> Finished:
        return self._apart(read_jobs.versions_job(_place(self._arguments.destination), self._paths))

    def look(self) -> Finished:
        return self._apart(read_jobs.look_job(os.fsencode(self._arguments.destination)))

    def eject(self) -> Finished:
        destination = _place(self._arguments.destination)
        name = self._places.name_of(display_path(destination))  # when it is closed, nobody can tell any more
        os.chdir("/")  # a program that stands on the drive keeps it busy
        word = self._apart(self._eject_job(destination), Why.EJECT_STOPPED)
        self._remember(word, name)
        return word

    def history(self) -> Finished:
        if self._arguments.drive:
            return self._drive_history()
        history = open_history(self._paths)
        try:
            return HistoryFinished(outcome="done", exit_code=0, runs=history.newest(self._arguments.count))
        finally:
            history.close()

    def _drive_history(self) -> Finished:
        from shingleback.bootstrap.drive_past import looks_at  # noqa: PLC0415 (so that other commands start sooner)

        step_s = HISTORY_STEPS[self._arguments.every]
        looks = looks_at(self._arguments.drive, step_s, self._paths)
        return HistoryFinished(outcome="done", exit_code=0, looks=looks)

    def demo(self) -> Finished:
        from shingleback.bootstrap.demo import run_demo  # noqa: PLC0415 (so that other commands start sooner)

        return run_demo(self._output.show, self._control, times=self._arguments.times)

    def identify(self) -> Finished:
        from shingleback.cli.drives import identify  # noqa: PLC0415 (as below)

        return identify(self._arguments, self._paths)

    def diagnose(self) -> Finished:
        from shingleback.cli.diagnose import diagnose  # noqa: PLC0415 (as below)

        return diagnose(self._arguments, self._paths)

    def due(self) -> Finished:
        from shingleback.cli.scheduled import Due  # noqa: PLC0415 (as below)

        words: list[Finished] = []

        def carry_out(command: list[str]) -> Finished:
            words.append(self._carry_out(command))
            return words[-1]

        done = Due(self._paths, now, carry_out).look()
        if words and self._arguments.notify:
            with contextlib.suppress(ModuleNotFoundError):  # Qt, which has the languages, may not be installed
                from shingleback.bootstrap.drive_events import tell  # noqa: PLC0415 (seldom needed)

                tell(words, self._paths)
        return done

    def _carry_out(self, words: list[str]) -> Finished:
        """Another command, for whoever has started this one."""
        other = _Command(parse(words), self._output, self._control)
        word = other._final_word()
        self._output.show(word)
        return word

    def drives(self) -> Finished:
        from shingleback.cli.drives import drives  # noqa: PLC0415 (as below)

        return drives(self._arguments, self._paths, self._output.show, self._control)

    def prepare(self) -> Finished:
        from shingleback.cli.prepare import prepare  # noqa: PLC0415 (as below)

        return prepare(self._arguments, self._paths, self._output.show, self._control)

    def mount(self) -> Finished:
        from shingleback.cli.mount import mount  # noqa: PLC0415 (as below)

        return mount(self._arguments, self._output.show, self._control)

    def unmount(self) -> Finished:
        from shingleback.cli.mount import unmount  # noqa: PLC0415 (as below)

        return unmount(self._arguments, self._output.show, self._control)

    def contents(self) -> Finished:
        from shingleback.cli.mount import contents  # noqa: PLC0415 (as below)

        return contents(self._arguments, self._output.show, self._control)

    def care(self) -> Finished:
        from shingleback.cli.care import care  # noqa: PLC0415 (as below)

        return care(self._arguments, self._paths, self._output.show, self._control)

    def test(self) -> Finished:
        from shingleback.cli.measure import measure  # noqa: PLC0415 (as below)

        return measure(self._arguments, self._paths, self._output.show, self._control)

    def sizes(self) -> Finished:
        from shingleback.cli.mount import sizes  # noqa: PLC0415 (as below)

        return sizes(self._arguments, self._excludes(), self._output.show, self._control)

    # helpers --------------------------------------------------------------------------------------------------

    def _show_and_note(self, event: Event) -> None:
        """Where the course of the run is kept, the history will want to know."""
        if isinstance(event, Watching):
            self._watching = event
        if isinstance(event, Opened):
            event = msgspec.structs.replace(event, is_own_disk=self._is_own_disk)
        self._output.show(event)

    def _runner(self) -> Callable[[BackupRequest, Paths, Callable[[Event], None], Control], BackupFinished]:
        if not self._arguments.simulate:
            return run_attended_backup
        from shingleback.bootstrap.demo import run_simulated_backup  # noqa: PLC0415 (as above)

        return functools.partial(run_simulated_backup, preset_name=self._arguments.simulate)

    def _eject_job(self, destination: bytes) -> Job:
        if self._arguments.simulate:
            from shingleback.bootstrap.demo import simulated_eject_job  # noqa: PLC0415 (as above)

            return simulated_eject_job(destination)
        from shingleback.bootstrap.drive_jobs import eject_job  # noqa: PLC0415 (the D-Bus library takes a tenth of a second)

        return eject_job(destination)

    def _excludes(self) -> Excludes:
        chosen = settings.load(self._paths.settings_file)
        rules = [] if self._arguments.no_default_excludes else chosen.excludes
        caches = chosen.skips_caches and not self._arguments.no_default_excludes
        return Excludes([*rules, *self._arguments.exclude], caches=caches)

    def _apart(self, job: Job, canceled: Why = Why.CANCELED) -> Finished:
        word = run_apart(job, self._output.show, self._control)
        return word or refused(self._arguments.command, Canceled(canceled))

    def _apart_and_awake(self, job: Job) -> Finished:
        """What reads or writes all of a backup."""
        with kept_awake(self._output.show) as tell:
            return run_apart(job, tell, self._control) or refused(self._arguments.command, Canceled(Why.CANCELED))

    def _remember(self, word: Finished, name: str = "") -> None:
        """`name` is that of the place, where it cannot be found out any more."""
        if isinstance(word, CheckFinished | EjectFinished):
            known_as = name or self._places.name_of(word.destination)
            history = open_history(self._paths)
            history.add(word, known_as)
            history.close()


_COMMANDS: dict[str, Callable[[_Command], Finished]] = {
    "backup": _Command.backup,
    "verify": _Command.verify,
    "restore": _Command.restore,
    "try-restore": _Command.try_restore,
    "list": _Command.list_folder,
    "find": _Command.find,
    "trace": _Command.trace,
    "diff": _Command.diff,
    "versions": _Command.versions,
    "history": _Command.history,
    "look": _Command.look,
    "eject": _Command.eject,
    "due": _Command.due,
    "demo": _Command.demo,
    "identify": _Command.identify,
    "diagnose": _Command.diagnose,
    "drives": _Command.drives,
    "prepare": _Command.prepare,
    "mount": _Command.mount,
    "unmount": _Command.unmount,
    "contents": _Command.contents,
    "sizes": _Command.sizes,
    "care": _Command.care,
    "test": _Command.test,
}


def _output_for(arguments: Namespace) -> Output:
    if sys.stdout is None:  # it was closed before the program started
        return TextOutput()
    if arguments.json:
        return JsonOutput(UnblockedWriter(sys.stdout.fileno()))
    out = UnblockedText(sys.stdout)
    text = TextOutput(out, UnblockedText(sys.stderr) if sys.stderr is not None else out)
    output: Output = text
    if sys.stdout.isatty():
        from rich.console import Console  # noqa: PLC0415 (a tenth of a second, for terminals only)

        from shingleback.cli.terminal import TerminalOutput  # noqa: PLC0415

        output = TerminalOutput(Console(file=out), text)
    elif arguments.command == "demo":
        output = SteadyLines(text, text.say)
    return DemoOutput(output, text.say) if arguments.command == "demo" else output


def _place(text: str) -> bytes:
    """Where a backup is, as the history will name it; what is empty stays so, and is refused."""
    return os.path.abspath(os.fsencode(text)) if text else b""


def _show_excludes() -> int:
    paths = Paths.of_user()
    try:
        chosen = settings.load(paths.settings_file)
    except ShinglebackError as error:
        print(errors.sentence(error.why, error.values), file=sys.stderr)
        return error.outcome.exit_code
    print("A backup passes over:")
    for rule in chosen.excludes:
        print(f"  {rule}")
    if chosen.skips_caches:
        print("  what is in a folder that says itself that it is a cache (CACHEDIR.TAG)")
    print(f"Change this in {paths.settings_file}, or for one run with --exclude and --no-default-excludes.")
    with contextlib.suppress(ShinglebackError):  # it only is a convenience to find the file there
        Memory(paths).show_file()
    return 0


def _answer_questions() -> int:
    from shingleback.cli.answer import answer  # noqa: PLC0415 (for the window only)

    if sys.stdin is None or sys.stdout is None:  # nobody can ask, or nobody hears
        return 0
    return answer(sys.stdin.fileno(), sys.stdout.fileno())


def _open_window(arguments: Namespace) -> int:
    from shingleback.bootstrap import start, window  # noqa: PLC0415 (Qt: the commands do without it)

    try:
        return window.open_demo() if arguments.demo else start.open_window(is_hidden=arguments.tray)
    except ShinglebackError as error:
        print(errors.sentence(error.why, error.values), file=sys.stderr)
        return error.outcome.exit_code
