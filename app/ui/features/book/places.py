"""The place that the page of the results book offers to features."""

from __future__ import annotations

from app.ui.core.feature import Contribution


class BookSection(Contribution):
    """A function that shows a section: it takes the book and the ids of the saved games."""

    show: str
