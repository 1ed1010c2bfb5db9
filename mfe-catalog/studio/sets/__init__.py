"""The shop's own pictures: the contents of each set, and its frames."""
