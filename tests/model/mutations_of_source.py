"""Mutations for `mutants`: of finding out what to do, and of knowing what was done."""

from typing import Final

STRUCTURE: Final[list[tuple[str, str, str]]] = [
    (
        "nothing is sent",
        "        if not (files or self.context.plan.moved_folders or self.context.plan.gone_folders):\n",
        "        if True:\n",
    ),
    ("names in use are not cleared", "            self._clear(moved.work.id, moved.stat.name, leaving)\n", ""),
    (
        "names in use by files are not cleared for folders",
        "            self._clear(new.parent, split(new.path)[1], leaving)\n",
        "",
    ),
    (
        "new folders around moved files are not made",
        "            self._make(moved.work.id, created_folders, leaving)\n",
        "",
    ),
    (
        "new folders around moved folders are not made",
        "            self._make(new.parent, created_folders, leaving)\n",
        "",
    ),
    ("new folders around new folders are not made", "            folder_id = work.parent\n", "            break\n"),
    ("a name is not cleared for a new folder", "            self._clear(work.parent, name, leaving)\n", ""),
    ("gone folders stay", "            self._take_folder(folder_id, leaving)\n", "            pass\n"),
    (
        "a moved file's content is not compared",
        "if not is_proven and digest_of(",
        "if False and digest_of(",
    ),
    (
        "linked files are moved",
        "file.is_lost or file.fact.parts or file.fact.linked)",
        "file.is_lost or file.fact.parts)",
    ),
    (
        "the index is not told of a moved file",
        "        self.checkpoints.batch.moved_file(old.folder, old.name, work.id, stat.name, moved.stored)\n",
        "",
    ),
    (
        "the index is not told of a moved folder",
        "        self.checkpoints.batch.moved_folder(folder_id, row.parent, new.parent, name, stored)\n",
        "",
    ),
    (
        "the index is not told of a gone folder",
        "        self.checkpoints.batch.gone_folder(folder_id, row.parent, kept_at)\n",
        "",
    ),
    (
        "a cleared place is not noted as taken",
        "        if kept_at:\n            self.context.keeping.take(kept_at)\n        old = Old(",
        "        old = Old(",
    ),
    (
        "the place of a gone folder is not noted as taken",
        "            self.context.keeping.take(kept_at)\n        self.context.batcher.add(Take(row.parent",
        "            pass\n        self.context.batcher.add(Take(row.parent",
    ),
    (
        "what moves is cleared too",
        " or OldPlace(folder_id, name) in leaving:\n            return\n",
        ":\n            return\n",
    ),
]
MATCHING: Final[list[tuple[str, str, str]]] = [
    (
        "folders are known by their names alone",
        "if has_inodes and (same_name_row is None or same_name_row.inode != stat.inode):",
        "if False:",
    ),
    (
        "folders are known by their inodes alone",
        (
            "            if match is None and same_name_row is not None and not self._is_elsewhere(same_name_row):\n"
            "                match = same_name_row\n"
        ),
        "",
    ),
    ("a folder at its old place may be another's", " and not self._still_there(source, below, row):", ":"),
    (
        "a folder is given to two",
        "            if row.parent == ROOT or row.id in self.used:",
        "            if row.parent == ROOT:",
    ),
    ("the name's folder is taken though it is elsewhere", " and not self._is_elsewhere(same_name_row):\n", ":\n"),
    (
        "a folder that lost its name stays",
        "            self.unmatched.append(same_name_row.id)\n",
        "            pass\n",
    ),
    (
        "a found folder is not marked",
        "        if match is not None:\n            self.used.add(match.id)\n        return match\n",
        "        return match\n",
    ),
]
SURVEY: Final[list[tuple[str, str, str]]] = [
    (
        "folders that were found count as gone",
        "[number for number in self._matcher.unmatched if number not in self._matcher.used]",
        "list(self._matcher.unmatched)",
    ),
    ("gone folders are not looked for", "        self._matcher.unmatched += missing_folders\n", ""),
    (
        "a change of a folder's own is not seen",
        "has_changed = row.ctime_ns != place.stat.ctime_ns or row.lacks_owner_of(place.stat)",
        "has_changed = False",
    ),
    (
        "links that are there are not remembered",
        "        self._note_links(place, row, selection.files, difference)\n",
        "",
    ),
    (
        "links are not proven",
        "before, is_proven = indexed_files[stat.name], stat.name not in unproven\n",
        "before, is_proven = indexed_files[stat.name], True\n",
    ),
    (
        "files of gone folders are not looked for",
        "            self._note_all_missing(folder_id)\n",
        "            pass\n",
    ),
]
MOVES: Final[list[tuple[str, str, str]]] = [
    (
        "size does not matter",
        "arrived.size = missing.size AND arrived.mtime_ns = missing.mtime_ns);\nCREATE INDEX temp.claim_key",
        "arrived.mtime_ns = missing.mtime_ns);\nCREATE INDEX temp.claim_key",
    ),
    (
        "a place is given twice",
        '                self._db.execute(f"DELETE FROM {table} WHERE rowid = ?", row[:1])\n',
        "",
    ),
    (
        "any place will do",
        'WHERE {column} = ? AND size = ? AND mtime_ns = ?",\n                (value, stat.size, stat.mtime_ns),',
        'WHERE size = ? AND mtime_ns = ?",\n                (stat.size, stat.mtime_ns),',
    ),
    (
        "what has moved is forgotten",
        '        self._db.execute("INSERT OR IGNORE INTO moved VALUES (?, ?)", (folder, name))\n',
        "        pass\n",
    ),
    (
        "the last name counts",
        ' ctime_ns = excluded.ctime_ns WHERE excluded.ctime_ns >= ctime_ns"',
        ' ctime_ns = excluded.ctime_ns"',
    ),
    ("numbers are anybody's", "number INTEGER UNIQUE, PRIMARY KEY", "number INTEGER, PRIMARY KEY"),
]
KEEPING: Final[list[tuple[str, str, str]]] = [
    (
        "a place is used twice",
        "if is_taken or self._index.is_kept(place) or self._index.is_kept_below(place):",
        "if False:",
    ),
    (
        "what was taken is not looked at",
        "is_taken = place in self._taken_places or place in self._folders or",
        "is_taken = place in self._folders or",
    ),
    (
        "folders around are not looked at",
        "is_taken = place in self._taken_places or place in self._folders or",
        "is_taken = place in self._taken_places or",
    ),
    ("what lies in something kept", " or self._is_in_kept(split(place)[0])\n", "\n"),
    (
        "the index is not asked",
        "if is_taken or self._index.is_kept(place) or self._index.is_kept_below(place):",
        "if is_taken:",
    ),
    (
        "nothing below is looked for",
        "if is_taken or self._index.is_kept(place) or self._index.is_kept_below(place):",
        "if is_taken or self._index.is_kept(place):",
    ),
    (
        "what came just now is not kept",
        "return version if version.run >= born else None",
        "return version if version.run > born else None",
    ),
    (
        "all is kept",
        "return version if version.run >= born else None",
        "return version",
    ),
    ("no folder is kept", "        needing = self._newest(0)\n", "        needing = self._newest(1 << 60)\n"),
]
BATCH: Final[list[tuple[str, str, str]]] = [
    ("moved folders are not taken out", "            index.take_out(moved.id)\n", "            pass\n"),
    (
        "a moved file keeps its name",
        "    stat = msgspec.structs.replace(indexed_file.stat, name=move.name)\n",
        "    stat = indexed_file.stat\n",
    ),
    (
        "files that go stay",
        "            indexed_file = files.pop(gone_file.folder, gone_file.name)\n",
        "            indexed_file = files._in(gone_file.folder).get(gone_file.name)\n",
    ),
    (
        "what is kept is not noted",
        "                index.keep_file(KeptFile.of(gone_file.kept_at, indexed_file, run, gone_file.parts))\n",
        "                pass\n",
    ),
    (
        "folders are kept whose content nobody needs",
        (
            "            if folder.kept_at:\n                index.keep_folder(folder.id, folder.kept_at, run)\n"
            "            else:\n                index.remove_folder(folder.id)\n"
        ),
        "            index.keep_folder(folder.id, folder.kept_at, run)\n",
    ),
    ("a folder seems unchanged", "            index.note_change(folder_id)\n", "            pass\n"),
    ("the run in which it came is forgotten", "elif before.fact.born != indexed_file.fact.born:", "elif False:"),
    (
        "attributes are not noted",
        "            index.set_attributes(folder_id, new.attributes, inode=new.inode, ctime_ns=new.ctime_ns)\n",
        "            pass\n",
    ),
    (
        "a known folder is made anew",
        "            if row is None:\n                self._changed",
        "            if True:\n                self._changed",
    ),
]
REPLAY: Final[list[tuple[str, str, str]]] = [
    (
        "kept places are not noted",
        'changes.gone_file(folder, name, record.kept_at or b"", record.parts)',
        'changes.gone_file(folder, name, b"", record.parts)',
    ),
    (
        "ids are used again",
        "                    head.note_id(record.id)\n                    _note(",
        "                    _note(",
    ),
    (
        "a version makes nothing complete",
        "            head.is_complete, head.partial = False, partial\n",
        "            head.partial = partial\n",
    ),
    ("runs are not counted", "                    self._run = record.run\n", "                    pass\n"),
    (
        "thinned versions are offered",
        "                    head.remove_versions(record.versions)\n",
        "                    pass\n",
    ),
    (
        "inodes are not kept",
        "record.attributes(), record.inode, record.ctime_ns)",
        "record.attributes(), 0, record.ctime_ns)",
    ),
    (
        "several names are not kept",
        '        return CopyFact(record.id, run, b"", stored, target, record.linked,',
        '        return CopyFact(record.id, run, b"", stored, target, 0,',
    ),
    (
        "names of files are not kept",
        "    return CopyFact(record.id, run, digest, stored, None, record.linked,",
        "    return CopyFact(record.id, run, digest, stored, None, 0,",
    ),
    (
        "moved files are left",
        "            changes.moved_file(record.origin_in, old_name, folder, name, record.stored_name)\n",
        "            pass\n",
    ),
]
CHECKPOINTS: Final[list[tuple[str, str, str]]] = [
    ("names of what was given up stay", "                undo()\n", "                pass\n"),
    (
        "the work goes on behind what was given up",
        "        beginning = self._waiting.beginning if self._waiting else self._beginning\n",
        "        beginning = self._beginning\n",
    ),
]
