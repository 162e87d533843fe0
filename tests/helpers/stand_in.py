"""Stands in for a process of the program, which runs as a fork of a process that has it loaded.

    python -I -S stand_in.py SOCKET -m MODULE ARGUMENTS...
    python -I -S stand_in.py SOCKET SCRIPT ARGUMENTS...

It passes on its arguments, environment, folder, standard streams and signals, and ends as the fork ends; when it is
killed, so is the fork. If a fork would differ from a process that is started here, it becomes that process instead. It
is started for each run, and so imports nothing that takes long.
"""

import _signal  # type: ignore[import-not-found]
import _socket
import marshal
import posix
import sys

_HANDED_ON = (_signal.SIGINT, _signal.SIGTERM, _signal.SIGHUP)
_ABOUT_IT = (b"Uid:", b"Gid:", b"Groups:", b"Cap", b"NoNewPrivs:", b"Seccomp:")


def circumstances() -> tuple[bytes, ...]:
    """What a process passes to its children, except for its limits: a window sets those after the start."""
    lines = [line for line in _contents("/proc/self/status").split(b"\n") if line.startswith(_ABOUT_IT)]
    spaces = [posix.readlink(f"/proc/self/ns/{name}").encode() for name in ("mnt", "net", "pid", "user")]
    return (*lines, *spaces)


def _contents(path: str) -> bytes:
    fd = posix.open(path, posix.O_RDONLY)
    read = posix.read(fd, 1 << 16)
    posix.close(fd)
    return read


def _main() -> None:
    path, *program = sys.argv[1:]
    # The fork may report its start before this process is ready to pass on the signals that follow.
    mask = _signal.pthread_sigmask(_signal.SIG_BLOCK, _HANDED_ON)
    link = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    try:
        link.connect(path)
        pid = _hand_over(link, program[2:] if program[0] == "-m" else program[1:])
    except OSError:
        pid = 0
    if pid:
        _be(pid, link, mask)
    _signal.pthread_sigmask(_signal.SIG_SETMASK, mask)
    posix.execv(sys.executable, [sys.executable, *program])


def _hand_over(link: _socket.socket, arguments: list[str]) -> int:
    """The process ID of the fork; none if the other side does not make one."""
    is_alive, _ = posix.pipe()
    umask = posix.umask(0)
    posix.umask(umask)
    request = marshal.dumps((arguments, posix.environ, posix.getcwd(), umask, circumstances()))
    handed = b"".join(fd.to_bytes(4, sys.byteorder) for fd in (0, 1, 2, is_alive))
    head = len(request).to_bytes(4, sys.byteorder)
    link.sendmsg([head], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, handed)])
    sent = 0
    while sent < len(request):
        sent += link.send(request[sent:])
    return max(_number(link), 0)


def _be(pid: int, link: _socket.socket, mask: set[int]) -> None:
    for number in _HANDED_ON:
        _signal.signal(number, lambda number, _frame: posix.kill(pid, number))
    _signal.pthread_sigmask(_signal.SIG_SETMASK, mask)
    for fd in (0, 1, 2):
        posix.close(fd)
    code = _number(link)
    if code < 0:
        if -code not in (_signal.SIGKILL, _signal.SIGSTOP):
            _signal.signal(-code, _signal.SIG_DFL)
        posix.kill(posix.getpid(), -code)
    posix._exit(code)


def _number(link: _socket.socket) -> int:
    """If the other side is gone, it has killed the fork."""
    values = link.recv(4)
    return int.from_bytes(values, sys.byteorder, signed=True) if values else -_signal.SIGKILL


if __name__ == "__main__":
    _main()
