"""Streets: the rules of the board game as a package; see `streets.engine` for examples.

Only this file belongs to the package itself; the rest is the engine and the bots from the repository.
"""

from .engine import *  # noqa: F403
from .engine import __all__ as __all__
