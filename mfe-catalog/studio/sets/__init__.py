"""The shop's own pictures: what stands on each set, and the frames that are taken of it."""
