"""Attacks by what a checkout can hold in place of files, and by what a file system can refuse."""
import file_disk
import file_kinds
import file_links
import file_moves
import file_names
import file_streams
from attack import Attack

ATTACKS = [
    file_links.write_through_links, file_links.read_through_links, file_kinds.read_kinds, file_kinds.write_kinds,
    file_moves.read_as_ordinary_user, file_moves.read_while_files_change, file_disk.write_on_full_disk,
    file_streams.print_to_bad_streams, file_names.speak_to_reports,
]


def run(attack: Attack) -> str:
    told = [each(attack) for each in ATTACKS]
    return ", ".join(told)
