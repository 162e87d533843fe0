"""Prints at the end the answers for real logs and reports, with the truth and the reasons."""

import pytest

Tables = dict[str, list[str]]
_TABLES = pytest.StashKey[Tables]()


@pytest.fixture(scope="session")
def tables(request: pytest.FixtureRequest) -> Tables:
    """Rows by the title of their table."""
    return request.config.stash.setdefault(_TABLES, {"Logs": [], "Recording": [], "Health": []})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for title, rows in config.stash.get(_TABLES, {}).items():
        if rows:
            terminalreporter.section(f"{title}: truth, answer, reasons", sep="-")
            terminalreporter.write_line("\n".join(rows))
