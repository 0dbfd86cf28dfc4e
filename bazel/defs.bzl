"""Lints the Swift of a workspace with viperlint, by targets.

Each target is indexed by an action of its own, from its own files alone; a join of the indexes judges
them all. So a change of one file runs the index of its target and the join again, and nothing else.

    load("@viperlint//bazel:defs.bzl", "viperlint_report", "viperlint_test")

    viperlint_test(
        name = "architecture",
        config = ".viperlint.yml",
        targets = ["//App", "//Feed"],
    )
"""

ViperlintInfo = provider(
    doc = "What viperlint has read of a target and of those that it depends on.",
    fields = {
        "indexes": "depset of index files",
        "sources": "depset of the files that they tell of",
    },
)

_READ = [".swift", ".storyboard", ".xib"]

# The attributes in which rules name files of their own, and those in which they name other targets.
_FILES = ["srcs", "data", "resources", "storyboards"]
_TARGETS = ["deps", "private_deps", "srcs", "data"]

def _is_read(file):
    # What a tool makes for a build is no source of the workspace, and a plain run does not read it.
    return (file.is_source and not file.short_path.startswith("../") and
            [end for end in _READ if file.basename.endswith(end)] != [])

def _index(ctx, name, files, output, binary):
    arguments = ctx.actions.args()
    arguments.add("index")
    arguments.add("--target", name)
    arguments.add("-o", output)
    paths = ctx.actions.args()
    paths.set_param_file_format("multiline")
    paths.use_param_file("--files-from=%s", use_always = True)
    paths.add_all(files)
    ctx.actions.run(
        executable = binary,
        arguments = [arguments, paths],
        inputs = files,
        outputs = [output],
        mnemonic = "ViperlintIndex",
        progress_message = "Indexing %s for viperlint" % name,
    )

def _index_aspect(target, ctx):
    files = []
    for name in _FILES:
        for file in getattr(ctx.rule.files, name, []):
            if _is_read(file) and file not in files:
                files.append(file)
    below = []
    for name in _TARGETS:
        value = getattr(ctx.rule.attr, name, None)
        for other in value if type(value) == "list" else []:
            if type(other) == "Target" and ViperlintInfo in other:
                below.append(other[ViperlintInfo])
    own = []
    if files:
        output = ctx.actions.declare_file(target.label.name + ".vidx")
        _index(ctx, str(target.label), files, output, ctx.executable._viperlint)
        own = [output]
    return [
        ViperlintInfo(
            indexes = depset(own, transitive = [info.indexes for info in below]),
            sources = depset(files, transitive = [info.sources for info in below]),
        ),
        OutputGroupInfo(viperlint_index = depset(own)),
    ]

_BINARY = attr.label(
    default = Label("//bazel:viperlint"),
    executable = True,
    cfg = "exec",
    doc = "The program: --@viperlint//bazel:viperlint=LABEL names another one.",
)

viperlint_index = aspect(
    implementation = _index_aspect,
    attr_aspects = _TARGETS,
    attrs = {"_viperlint": _BINARY},
    doc = "Indexes each target with Swift 'srcs', whatever its rule, and all that it depends on.",
)

# A configuration must be no link out of its repository, and a sandbox is made of such links, so the few
# files that steer the lint are copied into a folder of their own. The indexes name the sources.
_JOIN = """
set -u
top=$PWD
binary=$top/$1 list=$top/$2 base_list=$3 code_file=$top/$4 same_code_file=$5 folder=$6 steering=$7 title=$8
shift 8
above=$(mktemp -d "${TMPDIR:-/tmp}/viperlint.XXXXXX")
trap 'rm -rf "$above"' EXIT
root=$above/$title
mkdir -p "$root"
while IFS='|' read -r path place; do
  mkdir -p "$root/$(dirname "$place")"
  cp -L "$top/$path" "$root/$place"
  chmod u+w "$root/$place"
done < "$top/$steering"
sed "s|^|$top/|" "$list" > "$above/list"
arguments=()
if [ -n "$base_list" ]; then
  sed "s|^|$top/|" "$top/$base_list" > "$above/base-list"
  arguments+=(--base-index-list "$above/base-list")
fi
cd "$root"
for argument in "$@"; do arguments+=("${argument//%TOP%/$top}"); done
"$binary" lint --index-list "$above/list" "${arguments[@]}" ${folder:+"$folder"} 2> "$above/errors"
code=$?
echo "$code" > "$code_file"
if [ -n "$same_code_file" ]; then
  echo "$code" > "$top/$same_code_file"
fi
if [ "$code" -gt 1 ]; then
  cat "$above/errors" >&2
  exit "$code"
fi
"""

def _list(ctx, name, indexes):
    list_file = ctx.actions.declare_file(name)
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    lines.add_all(indexes)
    ctx.actions.write(list_file, lines)
    return list_file

def _join(
        ctx,
        indexes,
        reports,
        codes,
        arguments,
        paths = [],
        steering = [],
        config = None,
        base_indexes = [],
        name = None):
    """Judges indexes.

    Args:
      ctx: of the rule or aspect.
      indexes: depset of them.
      reports: a dictionary of files to be written by their format.
      codes: one or two files of the exit code.
      arguments: further ones.
      paths: what the report is narrowed to.
      steering: the configuration, and what it extends, the baseline.
      config: the configuration, or None.
      base_indexes: those of the state that is compared with.
      name: what tells its files from those of others in the package.
    """
    name = name or ctx.label.name
    list_file = _list(ctx, name + ".viperlint-list", indexes)
    inputs = [list_file] + base_indexes
    base_list = ""
    if base_indexes:
        base_file = _list(ctx, name + ".viperlint-base-list", base_indexes)
        inputs.append(base_file)
        base_list = base_file.path
    copied = ctx.actions.declare_file(name + ".viperlint-files")
    ctx.actions.write(
        copied,
        "".join(["%s|%s\n" % (file.path, file.short_path) for file in steering]),
    )
    folder = ""
    if config:
        if config.basename != ".viperlint.yml":
            fail("the configuration must be called '.viperlint.yml', not '%s'" % config.short_path)
        folder = config.short_path[:-len("/.viperlint.yml")] if "/" in config.short_path else ""
    options = ["--quiet"] + arguments
    for format, file in reports.items():
        options += ["--report", "%s=%%TOP%%/%s" % (format, file.path)]
    if not reports:
        fail("no report is wanted")
    binary = ctx.executable._viperlint
    ctx.actions.run_shell(
        command = _JOIN,
        arguments = [
            binary.path,
            list_file.path,
            base_list,
            codes[0].path,
            codes[1].path if len(codes) > 1 else "",
            "" if paths else folder,
            copied.path,
            ctx.workspace_name,
        ] + options + paths,
        inputs = depset(inputs + [copied] + steering, transitive = [indexes]),
        tools = [binary],
        outputs = reports.values() + codes,
        mnemonic = "ViperlintJoin",
        progress_message = "Joining the indexes of %s" % name,
    )

_JOIN_ATTRS = {
    "targets": attr.label_list(
        mandatory = True,
        aspects = [viperlint_index],
        doc = "What is linted, with all that it depends on: the apps are enough.",
    ),
    "config": attr.label(
        allow_single_file = True,
        doc = "The .viperlint.yml in the folder that is linted.",
    ),
    "baseline": attr.label(
        allow_single_file = True,
        doc = "The file of old findings, where the configuration names it, or called " +
              ".viperlint-baseline.json beside it.",
    ),
    "extended": attr.label_list(
        allow_files = True,
        doc = "The files that the configuration extends.",
    ),
    "steering": attr.label_list(
        allow_files = True,
        doc = "What says in a plain run which files are read and whose they are, if anything does: " +
              ".gitignore, Package.swift, project.pbxproj.",
    ),
    "strict": attr.bool(doc = "Whether warnings fail, too."),
    "preset": attr.string(doc = "The preset, where the configuration states none."),
    "base_indexes": attr.label_list(
        allow_files = True,
        doc = "The indexes of the state that is compared with: only what is new is told.",
    ),
    "base": attr.string(default = "base", doc = "What that state is called."),
    "_viperlint": _BINARY,
}

def _joined(ctx, reports, code):
    indexes = [target[ViperlintInfo].indexes for target in ctx.attr.targets]
    if ctx.files.steering:
        own = ctx.actions.declare_file(ctx.label.name + ".steering.vidx")
        _index(ctx, str(ctx.label), ctx.files.steering, own, ctx.executable._viperlint)
        indexes.append(depset([own]))
    steering = list(ctx.files.extended)
    steering += [file for file in [ctx.file.config, ctx.file.baseline] if file]
    arguments = []
    if ctx.attr.strict:
        arguments.append("--strict")
    if ctx.attr.preset:
        arguments += ["--preset", ctx.attr.preset]
    if ctx.files.base_indexes:
        arguments += ["--since", ctx.attr.base]
    _join(
        ctx,
        depset(transitive = indexes),
        reports,
        [code],
        arguments,
        steering = steering,
        config = ctx.file.config,
        base_indexes = ctx.files.base_indexes,
    )

def _test(ctx):
    text = ctx.actions.declare_file(ctx.label.name + ".txt")
    code = ctx.actions.declare_file(ctx.label.name + ".exit_code")
    _joined(ctx, {"text": text}, code)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\ncat '%s'\nexit \"$(cat '%s')\"\n" % (text.short_path, code.short_path),
        is_executable = True,
    )
    return [DefaultInfo(
        executable = script,
        files = depset([text, script]),
        runfiles = ctx.runfiles(files = [text, code]),
    )]

viperlint_test = rule(
    implementation = _test,
    attrs = _JOIN_ATTRS,
    test = True,
    doc = "Fails on errors that viperlint finds, and where 'strict' is said on warnings.",
)

def _report(ctx):
    sarif = ctx.actions.declare_file(ctx.label.name + ".sarif")
    page = ctx.actions.declare_file(ctx.label.name + ".html")
    code = ctx.actions.declare_file(ctx.label.name + ".exit_code")
    reports = {"sarif": sarif, "html": page}
    if ctx.files.base_indexes:
        reports["markdown"] = ctx.actions.declare_file(ctx.label.name + ".md")
    _joined(ctx, reports, code)
    return [
        DefaultInfo(files = depset(reports.values())),
        OutputGroupInfo(exit_code = depset([code])),
    ]

viperlint_report = rule(
    implementation = _report,
    attrs = _JOIN_ATTRS,
    doc = "Writes NAME.sarif and NAME.html, with 'base_indexes' NAME.md, too, whatever is found.",
)

# In a build, as rules_lint does it: its tests and runners know the files by their ends, ask for them by
# output groups, and fetch those from a remote cache that have 'AspectRulesLint' in their names.

_MNEMONIC = "AspectRulesLintViperlint"

def _lint_aspect(target, ctx):
    providers = _index_aspect(target, ctx)
    info = providers[0]
    index = depset([file for file in info.indexes.to_list() if file.owner == target.label])
    own = [file for file in info.sources.to_list() if file.owner.package == target.label.package]
    files = []
    for name in _FILES:
        files += [file for file in getattr(ctx.rule.files, name, []) if file in own]
    if not files or "no-lint" in getattr(ctx.rule.attr, "tags", []):
        return [info, OutputGroupInfo(viperlint_index = index)]
    name = "%s.%s" % (target.label.name, _MNEMONIC)
    human = ctx.actions.declare_file(name + ".out")
    human_code = ctx.actions.declare_file(name + ".out.exit_code")
    machine = ctx.actions.declare_file(name + ".report")
    machine_code = ctx.actions.declare_file(name + ".report.exit_code")
    _join(
        ctx,
        info.indexes,
        {"text": human, "sarif": machine},
        [human_code, machine_code],
        [],
        paths = [file.short_path for file in files],
        steering = ctx.files._steering + [file for file in [ctx.file._config] if file],
        config = ctx.file._config,
        name = name,
    )
    return [info, OutputGroupInfo(
        viperlint_index = index,
        rules_lint_human = depset([human, human_code]),
        rules_lint_machine = depset([machine, machine_code]),
        # What older versions ask for.
        rules_lint_report = depset([machine, machine_code]),
    )]

def viperlint_lint_aspect(config = None, steering = []):
    """An aspect that lints each target by itself, with the output groups that rules_lint reads.

    A target is judged with all that it depends on, and without what depends on it: what only the whole
    app tells, as who drives a screen, viperlint_test knows.

    Args:
      config: the label of the .viperlint.yml in the folder that is linted.
      steering: those of the files that it extends, and of its baseline.

    Returns:
      the aspect, to be given a name of its own in a .bzl file.
    """
    return aspect(
        implementation = _lint_aspect,
        attr_aspects = _TARGETS,
        attrs = {
            "_viperlint": _BINARY,
            "_config": attr.label(default = config, allow_single_file = True),
            "_steering": attr.label_list(default = steering, allow_files = True),
        },
    )
