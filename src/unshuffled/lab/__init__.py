"""Many games at once: the laws that hold in every one, simulation, and how fast the engine is."""
