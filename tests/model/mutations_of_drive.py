"""Mutations for `mutants`: of the drive side, and of reading the drive."""

from typing import Final

COMMIT: Final[list[tuple[str, str, str]]] = [
    ("no pass out", "for out in self._prefetch.before(outs, _old_place):", "for out in list(outs)[:0]:"),
    (
        "out: the highest first",
        'outs.sort(key=lambda record: _old_place(record).count(b"/"), reverse=True)',
        'outs.sort(key=lambda record: _old_place(record).count(b"/"))',
    ),
    ("in: the deepest first", "ins.sort(key=_depth)", "ins.sort(key=_depth, reverse=True)"),
    ("the mark is not looked for", "if outs and not (is_redo and self._tree.exists(mark)):", "if outs:"),
    ("no mark is made", "                self._tree.make_folders(mark)\n", ""),
    (
        "a redo does nothing",
        "        ins = [record for record in records if _takes_place(record)]\n",
        "        ins = [record for record in records if _takes_place(record) and not is_redo]\n",
    ),
    (
        "no links are put in",
        "        return bool(record.staged) or record.first_name is not None\n",
        "        return bool(record.staged)\n",
    ),
    (
        "no staged files are put in",
        "        return bool(record.staged) or record.first_name is not None\n",
        "        return record.first_name is not None\n",
    ),
    (
        "links before files",
        "            self._put_all_in(ins)\n            for record in ins:\n",
        "            for record in ins:\n                self._put_in(record)\n",
    ),
    ("attributes: the highest first", "(entry, Folder)), key=_depth, reverse=True)", "(entry, Folder)), key=_depth)"),
    (
        "what is kept goes to the trash",
        "layout.kept_path(new), is_folder=",
        "layout.trash_path(record.id), is_folder=",
    ),
    (
        "a file that nothing needs stays",
        "                    self._tree.remove_file(old)\n",
        "                    pass\n",
    ),
    (
        "whatever is at the place is removed",
        "if self._tree.exists(old) and not self._tree.is_folder(old):",
        "if self._tree.exists(old):",
    ),
    (
        "a folder that nothing needs stays",
        "elif record.folder:  # moved away",
        "elif record.folder and False:  # moved away",
    ),
    ("what has left is not noticed", "        if is_redo and self._tree.exists(new):\n            return\n", ""),
    (
        "kinds are not looked at",
        "if not self._tree.exists(old) or is_folder != self._tree.is_folder(old):",
        "if not self._tree.exists(old):",
    ),
    (
        "what moves is not put in",
        "                self._put_in_place(layout.moving_path(record.id), place)\n",
        "                pass\n",
    ),
    (
        "a new folder is made, and what waits in it forgotten",
        "                if record.staged:\n                    self._put_folder",
        "                if record.staged < 0:\n                    self._put_folder",
    ),
    (
        "only the first piece is put in",
        "for piece in paths_of_pieces(place, parts):",
        "for piece in paths_of_pieces(place, parts)[:1]:",
    ),
    (
        "only the first piece is kept",
        "for old, new in zip(olds, news, strict=True):",
        "for old, new in list(zip(olds, news, strict=True))[:1]:",
    ),
    (
        "a file that waits is taken from the place",
        "                    self._put_in_place(join(waiting, split(piece)[1]), piece, record)\n",
        "                    self._put_in_place(join(waiting, piece), piece)\n",
    ),
    (
        "links to what is not there fail",
        "stat.S_ISDIR(first_info.st_mode):\n            return  # the first name was removed",
        "stat.S_ISDIR(first_info.st_mode):\n            raise FileNotFoundError  # the first name was removed",
    ),
    (
        "a link that is there is made again",
        (
            "            if (info.st_dev, info.st_ino) == (first_info.st_dev, first_info.st_ino):\n"
            "                return\n"
        ),
        "            if False:\n                return\n",
    ),
    (
        "what is kept goes into folders that a cut may lose",
        "            for folder in new:\n                self._make_folders(folder)\n            self._barrier()\n",
        "            pass\n",
    ),
    (
        "what moves goes into folders that a cut may lose",
        "not fresh.isdisjoint(folders_above(record.on_drive))",
        "not fresh",
    ),
    (
        "no barrier at the mark",
        "                self._sync()\n                self._tree.make_folders(mark)\n                self._sync()\n",
        "                self._tree.make_folders(mark)\n",
    ),
    (
        "folders above a place are not made",
        (
            '`record` is its line, if it is a new file or symlink."""\n'
            "        if self._tree.exists(waiting):\n            self._make_folders(split(place)[0])\n"
        ),
        ('`record` is its line, if it is a new file or symlink."""\n        if self._tree.exists(waiting):\n'),
    ),
    (
        "folders above what is kept are not made",
        ("            return  # removed by hand; `verify` reports it\n        self._make_folders(split(new)[0])\n"),
        "            return  # removed by hand; `verify` reports it\n",
    ),
]
UNFINISHED: Final[list[tuple[str, str, str]]] = [
    ("the first batch instead of the last", "            last = batch\n", "            last = last or batch\n"),
]
RECOVERY: Final[list[tuple[str, str, str]]] = [
    ("what waits is cleared away before", ", *waiting_names(last)})", "})"),
    ("the last batch is not carried out again", "    commit.carry_out(last, last[0].id, is_redo=True)\n", ""),
    ("attributes are not given again", "    commit.attributes_again(last)\n", ""),
    ("the first time is no redo", "is_redo=True", "is_redo=False"),
    ("another identity", "commit.carry_out(last, last[0].id,", 'commit.carry_out(last, "0",'),
]
INCOMING: Final[list[tuple[str, str, str]]] = [
    ("nothing is cleared away", "            else:\n                remove_tree(name, incoming_fd)\n", ""),
    ("all is cleared away", "            if name in names_to_keep:\n", "            if name in set():\n"),
]
RUN_INDEX: Final[list[tuple[str, str, str]]] = [
    ("a version that gives way is a change", "records if is_change(records) else last", "records"),
    (
        "unfinished: moved things are not looked for",
        "[layout.moving_path(record.id), record.origin_on_drive]",
        "[record.origin_on_drive]",
    ),
    (
        "unfinished: nor at their old places",
        "[layout.moving_path(record.id), record.origin_on_drive]",
        "[layout.moving_path(record.id)]",
    ),
    (
        "unfinished: what goes is not looked for",
        "                places_by_id[record.id] = [record.on_drive]\n",
        "                pass\n",
    ),
    (
        "unfinished: new folders",
        "        return waiting if isinstance(record, Folder) else",
        "        return None if isinstance(record, Folder) else",
    ),
    (
        "unfinished: new files",
        "isinstance(record, Folder) else join(waiting, name)",
        "isinstance(record, Folder) else None",
    ),
    (
        "unfinished: what lies in new folders",
        "    return join(folders[record.folder_id], name) if record.folder_id in folders else None\n",
        "    return None\n",
    ),
    ("unfinished: names of what waits", "files.get(record.first_name, record.first_name)", "record.first_name"),
    ("nothing moves", "            elif has_versions:\n", "            elif False:\n"),
    (
        "kept things are nowhere",
        "return StoredPlace(record.id, 0, None, record.kept_at)",
        "return StoredPlace(record.id, 0)",
    ),
]
SEGMENTS: Final[list[tuple[str, str, str]]] = [
    (
        "a batch that was not durable stays",
        "            self._cut_off(start)\n            self._hasher = hasher\n",
        "            self._hasher = hasher\n",
    ),
]
WRITER: Final[list[tuple[str, str, str]]] = [
    ("a segment that may be lost is gone on with", "        self.segment.forget()\n        with", "        with"),
    (
        "a mark that stays is a batch that failed",
        "            with contextlib.suppress(OSError):\n                os.rmdir",
        "            with contextlib.suppress(FileNotFoundError):\n                os.rmdir",
    ),
    (
        "a version that gives way takes the mark along",
        "        if is_change(records):\n            with contextlib",
        "        if True:\n            with contextlib",
    ),
    (
        "nothing is read back after an error",
        "        self._has_failed = True\n        self._staging",
        "        self._staging",
    ),
    (
        "what was refused waits on",
        "        clear_incoming(self._home.fd, {self.mark, *partial_name(partial)})\n        self.segment",
        "        self.segment",
    ),
]
DRIVE: Final[list[tuple[str, str, str]]] = [
    ("what is listed is sent again", "self._room_after_listing(), *listed", "self._room(), *listed"),
]
