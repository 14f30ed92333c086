"""Breaking everything on purpose while people play: nothing that was acknowledged may be lost."""
