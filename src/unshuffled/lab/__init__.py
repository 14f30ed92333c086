"""Many games at once, and what is known about them: simulation, measurement, the ledger of rules and tests."""
