"""Streets: the rules of the board game as a package; see `streets.engine` for examples.

This file is the package's own; all else in it is the engine and the bots as they stand in the repository.
"""

from .engine import *  # noqa: F403
from .engine import __all__ as __all__
