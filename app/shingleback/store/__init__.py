"""What is kept in the person's home: private files, the locks on them, and the databases."""
