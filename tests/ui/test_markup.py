"""The test helper that finds elements in markup."""

from __future__ import annotations

import pytest

from tests.ui.markup import find, read, text_of

MARKUP = """<ul class="a b"><li data-cell="0,1" hidden>one &amp; <b>two</b></li><li>three<br>four</li></ul>
<svg><use href="#art"></svg><input type="text" value="x">"""


def test_elements_are_found_by_tag_class_and_attributes() -> None:
    assert [each.text for each in find(MARKUP, "li")] == ["one & two", "three four"]
    assert [each.tag for each in find(MARKUP, class_="b a")] == ["ul"]
    assert find(MARKUP, class_="c") == find(MARKUP, "li", class_="a") == []
    (item,) = find(MARKUP, data_cell=None)
    assert (item["data-cell"], item["hidden"]) == ("0,1", "")
    assert find(MARKUP, "li", data_cell="0,1", hidden=None) == [item]
    assert find(MARKUP, data_cell="1,1") == []
    assert [use["href"] for use in find(MARKUP, "use")] == ["#art"]
    assert text_of(MARKUP) == "one & two three four"


@pytest.mark.parametrize("wrong", ["<b><i></b></i>", "<b>", "</b>"])
def test_mismatched_tags_are_refused(wrong: str) -> None:
    with pytest.raises(ValueError):
        read(wrong)
