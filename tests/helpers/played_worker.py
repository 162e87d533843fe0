"""Stands in for the program as a worker: prints the events that a test has written down, and records its input.

python played_worker.py FOLDER COMMAND --json ARGUMENTS...

FOLDER has a file for each command, `prepare`, and one for a plan, `plan`: a JSON line for each event. The line {"wait":
"go"} waits until that command arrives on standard input. Every start is recorded in the file `starts`, every command in
`commands`. A plan has the values of the arguments: its label, its profile, whether it is encrypted. The command
`answer` prints, for each request on standard input, the content of the file of its command; the requests are recorded
in `questions`, and each start of it as any other.
"""

import json
import sys
from pathlib import Path
from typing import Any


def main(folder: Path, command: str, arguments: list[str]) -> None:
    is_plan = "--dry-run" in arguments
    _note(folder / "starts", [command, *arguments])
    if command == "answer":
        _answer(folder)
        return
    for line in (folder / ("plan" if is_plan else command)).read_text().splitlines():
        event = json.loads(line)
        if "wait" in event:
            _wait(folder, event["wait"])
            continue
        if is_plan and event.get("plan"):
            event["plan"] |= _plan_values(arguments)
        print(json.dumps(event), flush=True)


def _answer(folder: Path) -> None:
    """`{"die": true}` ends the process; a newer request cancels nothing here, and is answered in its turn."""
    for line in sys.stdin:
        question = json.loads(line)
        _note(folder / "questions", question)
        for answer in (folder / question["command"]).read_text().splitlines():
            event = json.loads(answer)
            if "wait" in event:
                _wait(folder, event["wait"])
            elif "die" in event:
                return
            else:
                print(answer, flush=True)


def _wait(folder: Path, command: str) -> None:
    for line in sys.stdin:
        request = json.loads(line)
        _note(folder / "commands", request)
        if request["command"] == command:
            return


def _plan_values(arguments: list[str]) -> dict[str, object]:
    plan_values: dict[str, object] = {"is_encrypted": "--encrypt" in arguments}
    for argument in arguments:
        name, _, value = argument.partition("=")
        if name in ("--label", "--profile"):
            plan_values[name[2:]] = value
    return plan_values


def read_log(folder: Path, name: str) -> list[Any]:
    """`starts`, `commands` or `questions`; empty before the first one."""
    file = folder / name
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def _note(file: Path, entry: object) -> None:
    with open(file, "a", encoding="utf-8") as notes:
        notes.write(json.dumps(entry) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[4:])
