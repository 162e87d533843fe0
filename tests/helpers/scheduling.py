"""Which process gets which tests: a whole group, or else a whole file."""

from xdist.scheduler import LoadGroupScheduling


class FilesAndGroups(LoadGroupScheduling):
    """A file's tests stay together and in their order, as in a single process, and share what their module makes."""

    def _split_scope(self, nodeid: str) -> str:
        group = super()._split_scope(nodeid)
        return nodeid.partition("::")[0] if group == nodeid else group
