"""Attacks by git repositories: programs that they name, damage, and shapes that git would not make."""
import repository_damage
import repository_programs
import repository_shapes
from attack import Attack

ATTACKS = [
    repository_programs.name_programs, repository_damage.damage, repository_damage.missing_folders,
    repository_shapes.attack_trees,
    repository_shapes.attack_commits, repository_shapes.attack_kinds,
]


def run(attack: Attack) -> str:
    return ", ".join(each(attack) for each in ATTACKS)
