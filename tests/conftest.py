"""What all tests share."""

from hypothesis import HealthCheck, settings

# Times on a busy machine say nothing about a property.
settings.register_profile("streets", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("streets")
