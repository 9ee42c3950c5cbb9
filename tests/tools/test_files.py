"""The page's list of files and the tree."""

import files


def test_list_of_files_equals_the_tree() -> None:
    assert files.listed_files() == files.wanted_files(), "run python3 tools/files.py"
