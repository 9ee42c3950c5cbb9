"""The page's list of files."""

import files


def test_the_list_of_files_is_up_to_date() -> None:
    assert files.listed_files() == files.wanted_files(), "run python3 tools/files.py"
