"""What stands in the superblock of a filesystem: read from its bytes, so that nobody's word has to be taken for it."""
