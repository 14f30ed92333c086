"""For all tests: a slow machine is no failure."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("unshuffled", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unshuffled")
