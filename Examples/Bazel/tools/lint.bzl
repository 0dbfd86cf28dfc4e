"""The linters of this workspace, as rules_lint names them."""

load("@viperlint//bazel:defs.bzl", "viperlint_lint_aspect")

viperlint = viperlint_lint_aspect(config = "@//:.viperlint.yml")
