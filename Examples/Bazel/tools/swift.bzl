"""A swift_library that compiles nothing, so that the example needs no rules_swift and no network.

With rules_swift, load its own: the aspect of viperlint reads any rule's Swift 'srcs'.
"""

def _library(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

swift_library = rule(
    implementation = _library,
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift"]),
        "data": attr.label_list(allow_files = True),
        "deps": attr.label_list(),
    },
)
