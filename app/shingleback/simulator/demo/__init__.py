"""All else that a demonstration needs: files to back up, and a drive that is opened, prepared and ejected."""
