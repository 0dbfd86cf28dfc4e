// Written by Scripts/embed-texts: edit the files that it is made of.

// swift-format-ignore-file

/// The template of the page of a report, by file.
package enum PageTemplate {
  package static let texts: [String: String] = [
    "page.css": ##"""
/* Colours: each pair is at least 4.5 : 1 in both schemes. Nothing is told by a colour alone. */
:root {
  color-scheme: light;
  --back: #ffffff; --panel: #f4f5f7; --line: #8a919c; --soft: #d6dae0;
  --text: #1b1f24; --quiet: #4d5560; --link: #0b57b0; --mark: #dbe8ff;
  --error: #b3161f; --warning: #7a4b00; --note: #20577a; --good: #1a6b34;
}
:root.dark {
  color-scheme: dark;
  --back: #15181c; --panel: #20252b; --line: #7d8794; --soft: #3a424c;
  --text: #e6e9ed; --quiet: #b0b8c2; --link: #8fbdff; --mark: #24405f;
  --error: #ff8f8f; --warning: #f0c060; --note: #8fd0ff; --good: #86dfa0;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .6rem 1.2rem;
  background: var(--panel); border-bottom: 1px solid var(--soft); }
h1 { font-size: 1.1rem; margin: 0; }
h1 span { font-weight: normal; color: var(--quiet); overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin: 1.2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1rem 0 .3rem; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: .3rem; flex: 1; }
nav a { padding: .3rem .8rem; border-radius: 6px; color: var(--link); text-decoration: none; }
nav a[aria-current] { background: var(--mark); color: var(--text); font-weight: 600; text-decoration: underline; }
main { padding: 0 1.2rem 3rem; max-width: 1700px; margin: 0 auto; }
main:focus { outline: none; }
a { color: var(--link); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
button, select, input { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
  border-radius: 6px; padding: .3rem .6rem; max-width: 100%; }
button { cursor: pointer; }
button.plain { border: 0; background: none; color: var(--link); padding: 0; text-align: left;
  text-decoration: underline; overflow-wrap: anywhere; }
label { display: inline-flex; flex-direction: column; font-size: .85rem; color: var(--quiet); }
.controls { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; margin: 1rem 0; }
.quiet { color: var(--quiet); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: .5rem; top: .5rem; background: var(--back); padding: .5rem; z-index: 9; }
.tiles { display: flex; flex-wrap: wrap; gap: .8rem; padding: 0; list-style: none; }
.tiles li { background: var(--panel); border-radius: 8px; padding: .6rem 1rem; min-width: 8rem; }
.tiles strong { display: block; font-size: 1.5rem; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { text-align: left; padding: .25rem .7rem; border-bottom: 1px solid var(--soft); vertical-align: top;
  overflow-wrap: anywhere; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
.finding { border: 1px solid var(--soft); border-left: 6px solid var(--line); border-radius: 6px;
  padding: .5rem .9rem; margin: .6rem 0; }
.finding.error { border-left-color: var(--error); } .finding.warning { border-left-color: var(--warning); }
.finding.note { border-left-color: var(--note); }
.finding p { margin: .2rem 0; overflow-wrap: anywhere; }
.word { font-weight: 600; } .word.error { color: var(--error); } .word.warning { color: var(--warning); }
.word.note { color: var(--note); }
pre { background: var(--panel); padding: .4rem .7rem; overflow-x: auto; border-radius: 6px; margin: .4rem 0; }
.roles td, .roles th { border: 1px solid var(--soft); text-align: center; }
.roles th[scope=row] { text-align: right; }
.roles th { overflow-wrap: normal; }
.roles button { border: 0; background: none; width: 100%; color: inherit; }
.roles button.forbidden { color: var(--error); }
.forbidden { color: var(--error); font-weight: 700; text-decoration: underline double; }
.columns { display: grid; grid-template-columns: minmax(10rem, 1fr) 4fr minmax(10rem, 1fr); gap: 1.2rem; }
@media (max-width: 900px) { .columns { grid-template-columns: 1fr; } }
ul.plain { list-style: none; padding: 0; margin: .3rem 0; } ul.plain li { margin: .25rem 0; }
canvas { border: 1px solid var(--soft); max-width: 100%; touch-action: none; }
svg.book { width: 100%; height: auto; background: var(--panel); border-radius: 8px; }
svg.book text { fill: var(--text); font: 13px system-ui, sans-serif; }
svg.book rect { fill: var(--back); stroke: var(--line); }
svg.book rect.gap { stroke-dasharray: 6 5; fill: none; stroke: var(--warning); stroke-width: 2; }
svg.book path { fill: none; stroke: var(--quiet); stroke-width: 1.6; }
svg.book path.weak { stroke-dasharray: 5 4; }
svg.book path.bad { stroke: var(--error); stroke-width: 3; }
svg.book marker path { fill: context-stroke; stroke: none; }
@media print {
  nav, button, .controls, canvas, .skip { display: none !important; }
  :root { --back: #fff; --panel: #fff; --text: #000; --quiet: #333; --link: #000; }
  .finding { break-inside: avoid; }
  main { max-width: none; padding: 0; }
}

"""##,
    "page.html": ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>viperlint</title>
<!-- style -->
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
  <h1>viperlint <span id="title"></span></h1>
  <nav aria-label="Views" id="views"></nav>
  <button type="button" id="scheme">Dark</button>
</header>
<main id="main" tabindex="-1"></main>
<p id="status" role="status" aria-live="polite" class="hidden"></p>
<noscript><p>This page needs JavaScript: all of its data is in it, and it asks no server for anything.</p></noscript>
<!-- data -->
<!-- script -->
</body>
</html>

"""##,
    "page.js": ##"""
"use strict";

// Draws the views of the page from the data in it. Every text from the sources becomes the text of a node
// and never markup. A view is a function from the words after '#' to the content of the page.

const data = JSON.parse(document.getElementById("data").textContent);
const main = document.getElementById("main");
const [FROM, TO, KIND, OWNERSHIP, FILE, LINE, VERDICT] = [0, 1, 2, 3, 4, 5, 6];
const FORBIDDEN = data.verdicts.indexOf("forbidden");
const CHUNK = 60;

// ---- Making content ------------------------------------------------------------------------------

// A name as it can be read: what moves the cursor, or turns the line round, is shown by its number.
function visible(text) {
  return String(text ?? "").replace(
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    sign => "\\u{" + sign.codePointAt(0).toString(16).toUpperCase() + "}");
}

// An element: its attributes, then its children, of which texts become text.
function make(tag, attributes = {}, ...children) {
  const element = tag.startsWith("svg:")
    ? document.createElementNS("http://www.w3.org/2000/svg", tag.slice(4))
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(9)) {
    if (child == null || child === false) continue;
    element.append(child instanceof Node ? child : visible(child));
  }
  return element;
}

const count = (number, noun, plural) =>
  `${number.toLocaleString("en")} ${number === 1 ? noun : plural ?? noun + "s"}`;

function say(text) { document.getElementById("status").textContent = visible(text); }

// A link to another view of the page.
function go(text, view, words = {}) {
  return make("a", {href: address(view, words)}, text);
}

function address(view, words = {}) {
  const query = Object.entries(words).filter(([, value]) => value !== "" && value != null)
    .map(([key, value]) => encodeURIComponent(key) + "=" + encodeURIComponent(value)).join("&");
  return "#" + view + (query ? "?" + query : "");
}

// A list that grows by a button, so that thousands of rows cost nothing until they are asked for.
function growing(items, draw, container = make("div")) {
  let shown = 0;
  const more = make("button", {type: "button", onclick: () => grow(shown + CHUNK * 4)});
  function grow(limit) {
    const part = document.createDocumentFragment();
    const first = shown;
    for (; shown < Math.min(limit, items.length); shown++) part.append(draw(items[shown]));
    container.append(part);
    more.textContent = `Show more (${count(items.length - shown, "is left", "are left")})`;
    more.hidden = shown >= items.length;
    if (first > 0) container.children[first]?.querySelector("a, button")?.focus();
  }
  grow(CHUNK);
  const all = make("div", {}, container, more);
  all.showAll = () => grow(items.length);
  return all;
}

function field(label, control) { return make("label", {}, label, control); }

function choice(values, value, onchange) {
  const select = make("select", {onchange: () => onchange(select.value)});
  for (const [key, text] of values) {
    select.append(make("option", {value: key, selected: key === value}, text));
  }
  return select;
}

// ---- What the data says --------------------------------------------------------------------------

const references = data.references;
const typeNumber = new Map(data.types.map((type, index) => [type.name, index]));
const moduleNumber = new Map(data.modules.map((module, index) => [module.name, index]));
const roleNumber = new Map(data.roles.map((role, index) => [role.name, index]));
const roleLabel = role => data.roles[roleNumber.get(role)]?.label ?? role ?? "no role";
const place = reference => data.files[reference[FILE]] + ":" + reference[LINE];

// Who refers to whom among groups of types: for each pair the numbers of the references.
function arrows(groupOf) {
  const found = new Map();
  references.forEach((reference, index) => {
    const from = groupOf(data.types[reference[FROM]]), to = groupOf(data.types[reference[TO]]);
    if (from == null || to == null || from === to) return;
    const key = from * 100000 + to;
    if (!found.has(key)) found.set(key, []);
    found.get(key).push(index);
  });
  return found;
}

let cached = {};
const once = (key, make) => cached[key] ??= make();
const moduleArrows = () => once("modules", () => arrows(type => type.module));
const roleArrows = () => once("roles", () => arrows(type => roleNumber.get(type.role)));
const typeArrows = () => once("types", () => {
  const out = data.types.map(() => []), into = data.types.map(() => []);
  references.forEach((reference, index) => {
    out[reference[FROM]].push(index);
    into[reference[TO]].push(index);
  });
  return {out, into};
});
const isForbidden = list => list.some(index => references[index][VERDICT] === FORBIDDEN);

// ---- References ----------------------------------------------------------------------------------

function referenceTable(list, caption) {
  const rows = make("tbody");
  const sorted = [...list].sort((a, b) => references[b][VERDICT] - references[a][VERDICT] || a - b);
  const grown = growing(sorted, index => {
    const reference = references[index];
    const ownership = data.ownerships[reference[OWNERSHIP]];
    return make("tr", {},
      make("td", {}, go(data.types[reference[FROM]].name, "types", {type: data.types[reference[FROM]].name}),
        ` ${data.kinds[reference[KIND]]} `,
        go(data.types[reference[TO]].name, "types", {type: data.types[reference[TO]].name}),
        ownership === "strong" ? "" : ` (${ownership})`),
      make("td", {class: reference[VERDICT] === FORBIDDEN ? "forbidden" : "quiet"}, data.verdicts[reference[VERDICT]]),
      make("td", {}, place(reference)));
  }, rows);
  const table = make("table", {}, make("caption", {class: "hidden"}, caption),
    make("thead", {}, make("tr", {}, make("th", {scope: "col"}, "reference"),
      make("th", {scope: "col"}, "verdict"), make("th", {scope: "col"}, "place"))), rows);
  const more = grown.lastChild;
  return make("div", {}, make("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": caption}, table), more);
}

// ---- Summary -------------------------------------------------------------------------------------

function summaryView() {
  const s = data.summary;
  const tiles = [
    [s.errors, "errors"], [s.warnings, "warnings"], [s.notes, "notes"], [s.suppressed, "suppressed"],
    [s.baselined, "in the baseline"], [s.fixed, "fixed since the baseline"],
  ].filter(([number]) => number != null);
  const byRule = tally(data.findings.filter(isOpen), finding => finding.rule);
  const byModule = tally(data.findings.filter(isOpen), finding => finding.from?.module ?? "outside of modules");
  const words = new Map(data.rules.map(rule => [rule.id, rule.summary]));
  return [
    make("h2", {}, "Findings"),
    make("ul", {class: "tiles"}, tiles.map(([number, text]) =>
      make("li", {}, make("strong", {}, number.toLocaleString("en")), text))),
    s.change && make("p", {}, s.change),
    make("h2", {}, "What was understood"),
    make("p", {}, `${count(s.files, "file")}, ${count(s.types, "type")} in ${count(s.modules, "module")}`
      + ` (${count(s.withoutRole, "type")} in modules without a role, `
      + `${count(s.ambiguous, "ambiguous name")}), ${count(s.references, "reference")}.`),
    s.preset && make("p", {}, s.preset),
    s.remarks.map(text => make("p", {class: "quiet"}, text)),
    make("h2", {}, "By rule"),
    tallyTable(byRule, "rule", ([rule]) => [go(rule, "findings", {rule}), " ", words.get(rule) ?? ""]),
    make("h2", {}, "By module"),
    tallyTable(byModule, "module", ([module]) => [
      moduleNumber.has(module) ? go(module, "findings", {module}) : module]),
  ];
}

const isOpen = finding => finding.state === "new" && finding.severity !== "note";

function tally(items, key) {
  const counts = new Map();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function tallyTable(rows, title, draw) {
  if (!rows.length) return make("p", {}, "No error and no warning.");
  const body = make("tbody");
  const grown = growing(rows, row => make("tr", {},
    make("td", {class: "number"}, String(row[1])), make("td", {}, draw(row))), body);
  return make("div", {}, make("table", {}, make("thead", {}, make("tr", {},
    make("th", {scope: "col", class: "number"}, "findings"), make("th", {scope: "col"}, title))), body), grown.lastChild);
}

// ---- Findings ------------------------------------------------------------------------------------

function findingsView(words) {
  const state = {q: "", rule: "", module: "", role: "", severity: "", state: "new", by: "", ...words};
  const results = make("div");
  const texts = once("texts", () => data.findings.map(finding => [
    finding.message, finding.file, finding.rule, finding.from?.name, finding.to?.name,
  ].join("\n").toLowerCase()));
  function values(key) { return [...new Set(data.findings.map(key).filter(Boolean))].sort(); }
  function change(name, value) {
    state[name] = value;
    history.replaceState(null, "", address("findings", state));
    draw();
  }
  function draw() {
    const wanted = state.q.toLowerCase();
    const found = data.findings.filter((finding, index) =>
      (!state.rule || finding.rule === state.rule)
      && (!state.severity || finding.severity === state.severity)
      && (!state.state || state.state === "all" || finding.state === state.state)
      && (!state.module || finding.from?.module === state.module)
      && (!state.role || finding.from?.role === state.role || finding.to?.role === state.role)
      && (!wanted || texts[index].includes(wanted)));
    const text = count(found.length, "finding");
    say(text);
    results.replaceChildren(make("h2", {}, text));
    const key = {rule: f => f.rule, module: f => f.from?.module ?? "outside of modules"}[state.by];
    if (!key) return results.append(growing(found, findingBox));
    const groups = new Map();
    for (const finding of found) {
      if (!groups.has(key(finding))) groups.set(key(finding), []);
      groups.get(key(finding)).push(finding);
    }
    const sorted = [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
    results.append(growing(sorted, ([name, list]) => {
      const details = make("details", {}, make("summary", {}, `${name}: ${list.length}`));
      details.addEventListener("toggle", () => {
        if (details.children.length === 1) details.append(growing(list, findingBox));
      }, {once: true});
      return details;
    }));
  }
  const any = [["", "any"]];
  const pairs = list => any.concat(list.map(value => [value, value]));
  const search = make("input", {type: "search", value: state.q, oninput: () => change("q", search.value)});
  draw();
  return [
    make("h2", {class: "hidden"}, "Search"),
    make("div", {class: "controls", role: "search"},
      field("Search", search),
      field("Rule", choice(pairs(values(f => f.rule)), state.rule, v => change("rule", v))),
      field("Module", choice(pairs(values(f => f.from?.module)), state.module, v => change("module", v))),
      field("Role", choice(any.concat(data.roles.map(r => [r.name, r.label])), state.role, v => change("role", v))),
      field("Severity", choice(pairs(["error", "warning", "note"]), state.severity, v => change("severity", v))),
      field("State", choice([["all", "any"], ["new", "new"], ["old", "in the baseline"], ["suppressed", "suppressed"]],
        state.state, v => change("state", v))),
      field("Group by", choice([["", "nothing"], ["rule", "rule"], ["module", "module"]], state.by, v => change("by", v)))),
    results,
  ];
}

function findingBox(finding) {
  const where = `${finding.file}:${finding.line}:${finding.column}`;
  const isLink = /^https?:\/\//.test(finding.link ?? "");
  return make("article", {class: "finding " + finding.severity},
    make("p", {}, make("span", {class: "word " + finding.severity}, finding.severity), " ",
      make("code", {}, finding.rule), finding.state === "new" ? "" : ` (${finding.state === "old" ? "in the baseline" : "suppressed"})`),
    make("p", {class: "word"}, finding.message),
    make("p", {class: "quiet"}, isLink ? make("a", {href: finding.link, rel: "noreferrer"}, where) : where),
    finding.code && make("pre", {tabindex: "0"}, make("code", {}, finding.code)),
    [["from", finding.from], ["to", finding.to]].map(([label, end]) => end && make("p", {class: "quiet"},
      `${label}: `, typeNumber.has(end.name) ? go(end.name, "types", {type: end.name}) : end.name,
      ` (${end.role ? roleLabel(end.role) : end.kind}${end.evidence ? ": " + end.evidence : ""})`)),
    finding.why && make("p", {}, "Why: ", finding.why),
    finding.help && make("p", {}, "Help: ", finding.help),
    finding.places.length > 0 && make("details", {}, make("summary", {}, count(finding.places.length, "more place")),
      make("ul", {}, finding.places.map(text => make("li", {}, text)))));
}

// ---- Matrix --------------------------------------------------------------------------------------

function matrixView(words) {
  const details = make("section", {"aria-label": "References of the cell", id: "cell"});
  function open(title, list) {
    details.replaceChildren(make("h3", {}, title), referenceTable(list, title));
    say(`${title}: ${count(list.length, "reference")}`);
  }
  return [
    make("h2", {}, "Modules"),
    make("p", {}, "A row knows a column. Modules that know each other in circles stand beside each other, in a"
      + " frame; a cell with a cross holds something forbidden. Arrow keys move from one filled cell to the next,"
      + " Enter lists its references."),
    data.modules.length ? moduleMatrix(open) : make("p", {}, "There are no modules."),
    details,
    make("h2", {}, "Roles"), roleMatrix(open),
    knotList(),
  ];
}

function moduleMatrix(open) {
  const order = data.order, size = order.length;
  const at = new Map(order.map((module, index) => [module, index]));
  const cells = [...moduleArrows()].map(([key, list]) => ({
    row: at.get(Math.floor(key / 100000)), column: at.get(key % 100000), list, bad: isForbidden(list),
  })).sort((a, b) => a.row - b.row || a.column - b.column);
  const side = Math.max(4, Math.min(26, Math.floor(720 / size)));
  // Names have room beside the rows where these are high enough to read.
  const margin = side >= 14 ? 180 : 0;
  const canvas = make("canvas", {width: margin + side * size, height: side * size, tabindex: "0", role: "application",
    "aria-label": `Matrix of ${size} modules with ${cells.length} filled cells; all of them are in the list below`});
  const label = make("p", {"aria-live": "polite"}, "\u00a0");
  let current = -1;
  const title = cell => `${data.modules[order[cell.row]].name} → ${data.modules[order[cell.column]].name}`;
  function draw() {
    const style = getComputedStyle(document.documentElement), color = name => style.getPropertyValue(name);
    const context = canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (margin) {
      context.fillStyle = color("--text");
      context.font = "12px system-ui, sans-serif";
      context.textBaseline = "middle";
      order.forEach((module, row) => {
        const name = visible(data.modules[module].name);
        context.fillText(name.length > 26 ? name.slice(0, 25) + "…" : name, 4, row * side + side / 2);
      });
    }
    context.translate(margin, 0);
    context.fillStyle = color("--soft");
    for (let index = 0; index < size; index++) context.fillRect(index * side, index * side, side - 1, side - 1);
    context.strokeStyle = color("--text");
    context.lineWidth = 2;
    for (const knot of data.knots) {
      const first = Math.min(...knot.map(module => at.get(module)));
      context.strokeRect(first * side, first * side, knot.length * side, knot.length * side);
    }
    cells.forEach((cell, index) => {
      const [x, y] = [cell.column * side, cell.row * side];
      context.fillStyle = color(cell.bad ? "--error" : "--link");
      context.fillRect(x + 1, y + 1, side - 2, side - 2);
      if (cell.bad && side > 6) {
        context.strokeStyle = color("--back");
        context.lineWidth = 1.5;
        context.beginPath();
        context.moveTo(x + 3, y + 3); context.lineTo(x + side - 3, y + side - 3);
        context.moveTo(x + side - 3, y + 3); context.lineTo(x + 3, y + side - 3);
        context.stroke();
      }
      if (index === current) {
        context.strokeStyle = color("--text");
        context.lineWidth = 3;
        context.strokeRect(x - 1, y - 1, side + 1, side + 1);
      }
    });
  }
  function point(index) {
    current = index;
    draw();
    label.textContent = index < 0 ? "\u00a0" : visible(
      `${title(cells[index])}: ${count(cells[index].list.length, "reference")}${cells[index].bad ? ", forbidden" : ""}`);
  }
  function under(event) {
    const box = canvas.getBoundingClientRect(), scale = canvas.width / box.width;
    const column = Math.floor(((event.clientX - box.left) * scale - margin) / side);
    const row = Math.floor((event.clientY - box.top) * scale / side);
    return cells.findIndex(cell => cell.row === row && cell.column === column);
  }
  canvas.addEventListener("mousemove", event => { const index = under(event); if (index >= 0) point(index); });
  canvas.addEventListener("click", event => {
    const index = under(event);
    if (index >= 0) { point(index); open(title(cells[index]), cells[index].list); }
  });
  canvas.addEventListener("keydown", event => {
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (step && cells.length) {
      event.preventDefault();
      point((current + step + cells.length) % cells.length);
    } else if (event.key === "Enter" && current >= 0) {
      open(title(cells[current]), cells[current].list);
    }
  });
  draw();
  addEventListener("scheme", draw);
  const list = make("details", {}, make("summary", {}, `${count(cells.length, "filled cell")} as a list`));
  list.addEventListener("toggle", () => {
    if (list.children.length > 1) return;
    const sorted = [...cells].sort((a, b) => b.bad - a.bad || b.list.length - a.list.length);
    list.append(growing(sorted, cell => make("li", {}, make("button", {type: "button", class: "plain",
      onclick: () => open(title(cell), cell.list)}, title(cell)),
      ` ${cell.list.length}${cell.bad ? ", forbidden" : ""}`), make("ul", {class: "plain"})));
  });
  return make("div", {}, canvas, label, list);
}

function roleMatrix(open) {
  const cells = roleArrows();
  if (!data.roles.length) return make("p", {}, "No type has a role.");
  return make("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": "Roles"},
    make("table", {class: "roles"},
      make("caption", {class: "hidden"}, "Which role knows which: a row knows a column"),
      make("thead", {}, make("tr", {}, make("td"), data.roles.map(role => make("th", {scope: "col"}, role.label)))),
      make("tbody", {}, data.roles.map((from, row) => make("tr", {}, make("th", {scope: "row"}, from.label),
        data.roles.map((to, column) => {
          const list = cells.get(row * 100000 + column);
          if (!list) return make("td", {}, row === column ? "·" : "");
          const bad = list.filter(index => references[index][VERDICT] === FORBIDDEN).length;
          const title = `${from.label} → ${to.label}`;
          return make("td", {}, make("button", {type: "button", class: bad ? "forbidden" : "",
            "aria-label": `${title}: ${list.length}${bad ? `, ${bad} forbidden` : ""}`,
            onclick: () => open(title, list)}, bad ? `✗ ${list.length}` : String(list.length)));
        }))))));
}

function knotList() {
  if (!data.knots.length) return null;
  return make("section", {}, make("h2", {}, "Knots"),
    make("p", {}, "Modules that know each other in circles; 'viperlint graph --cycles' says what to cut."),
    data.knots.map(knot => make("p", {}, `${knot.length}: `, knot.slice(0, 40).map((module, index) => [
      index ? ", " : "", go(data.modules[module].name, "module", {name: data.modules[module].name})]),
      knot.length > 40 ? ` and ${knot.length - 40} more` : "")));
}

// ---- One module ----------------------------------------------------------------------------------

function moduleView(words) {
  if (!data.modules.length) return [make("p", {}, "There are no modules.")];
  const names = data.modules.map(module => module.name);
  const name = moduleNumber.has(words.name) ? words.name : names[0];
  const sorted = [...names].sort().map(value => [value, value]);
  const number = moduleNumber.get(name), module = data.modules[number];
  const [into, out] = [[], []];
  for (const [key, list] of moduleArrows()) {
    if (key % 100000 === number) into.push([Math.floor(key / 100000), list]);
    if (Math.floor(key / 100000) === number) out.push([key % 100000, list]);
  }
  const details = make("section", {"aria-label": "References"});
  const neighbours = (list, isInto) => list.length ? make("ul", {class: "plain"},
    list.sort((a, b) => b[1].length - a[1].length).map(([other, found]) => {
      const title = isInto ? `${names[other]} → ${name}` : `${name} → ${names[other]}`;
      return make("li", {}, go(names[other], "module", {name: names[other]}), " ",
        make("button", {type: "button", "aria-label": `${title}: list the references`,
          class: isForbidden(found) ? "forbidden" : "", onclick: () => {
            details.replaceChildren(make("h3", {}, title), referenceTable(found, title));
            say(`${title}: ${count(found.length, "reference")}`);
          }}, isForbidden(found) ? `✗ ${found.length}` : String(found.length)));
    })) : make("p", {class: "quiet"}, "nobody");
  const end = words.to && moduleNumber.has(words.to) ? words.to : "";
  return [
    make("div", {class: "controls"},
      field("Module", choice(sorted, name, value => location.hash = address("module", {name: value}))),
      field("The way to", choice([["", "none"], ...sorted], end, value =>
        location.hash = address("module", {name, to: value})))),
    end && wayBetween(number, moduleNumber.get(end)),
    make("h2", {}, name), make("p", {class: "quiet"}, module.path),
    make("div", {class: "columns"},
      make("section", {}, make("h3", {}, "Known by"), neighbours(into, true)),
      make("section", {}, make("h3", {}, "Its types"), textbook(number)),
      make("section", {}, make("h3", {}, "Knows"), neighbours(out, false))),
    details,
    make("p", {}, go("Its findings", "findings", {module: name})),
  ];
}

// The shortest way by which one module leads to another.
function wayBetween(start, end) {
  const next = data.modules.map(() => []);
  for (const key of moduleArrows().keys()) next[Math.floor(key / 100000)].push(key % 100000);
  const before = new Map([[start, null]]), queue = [start];
  for (let index = 0; index < queue.length && !before.has(end); index++) {
    for (const other of next[queue[index]]) {
      if (!before.has(other)) { before.set(other, queue[index]); queue.push(other); }
    }
  }
  if (!before.has(end) || start === end) {
    return make("p", {id: "way"}, `There is no way from ${data.modules[start].name} to ${data.modules[end].name}.`);
  }
  const way = [];
  for (let node = end; node != null; node = before.get(node)) way.unshift(node);
  return make("section", {id: "way"}, make("h2", {}, way.map(node => data.modules[node].name).join(" → ")),
    make("ol", {}, way.slice(1).map((node, index) => {
      const list = moduleArrows().get(way[index] * 100000 + node);
      const first = references[list[0]];
      return make("li", {}, `${data.types[first[FROM]].name} ${data.kinds[first[KIND]]} `
        + `${data.types[first[TO]].name} (${place(first)})${list.length > 1 ? ` and ${list.length - 1} more` : ""}`);
    })));
}

// Where the textbook draws each role: a column and a row.
const BOOK = {
  view: [0, 0], presenter: [1, 0], interactor: [2, 0], entity: [3, 0], view_model: [0, 1], router: [1, 1],
  builder: [0, 2], service: [3, 1], request: [2, 1], response: [2, 2],
};

function textbook(number) {
  const types = data.types.map((type, index) => [type, index]).filter(([type]) => type.module === number);
  const groups = new Map();
  for (const [type, index] of types) {
    const role = type.role ?? "";
    if (!groups.has(role)) groups.set(role, []);
    groups.get(role).push([type, index]);
  }
  for (const role of data.modules[number].lacks) if (!groups.has(role)) groups.set(role, []);
  const boxes = new Map();
  const limit = 9, width = 240, gap = 46, rowTop = [];
  const cells = [...groups].map(([role, list]) => ({role, list, at: BOOK[role]}));
  // What the textbook does not know stands below it.
  cells.filter(cell => !cell.at).forEach((cell, index) => { cell.at = [index % 3, 3 + Math.floor(index / 3)]; });
  const height = cell => 44 + 18 * Math.max(1, Math.min(cell.list.length, limit + 1));
  const rows = Math.max(0, ...cells.map(cell => cell.at[1])) + 1;
  let top = 20;
  for (let row = 0; row < rows; row++) {
    rowTop.push(top);
    top += Math.max(0, ...cells.filter(cell => cell.at[1] === row).map(height)) + 50;
  }
  const columns = Math.max(0, ...cells.map(cell => cell.at[0])) + 1;
  const svg = make("svg:svg", {class: "book", role: "img", viewBox: `0 0 ${columns * (width + gap) + 20} ${top}`,
    "aria-label": `The types of ${visible(data.modules[number].name)} by role; the list below says the same`},
    make("svg:defs", {}, make("svg:marker", {id: "tip", viewBox: "0 0 8 8", refX: "7", refY: "4", markerWidth: "11",
      markerHeight: "11", orient: "auto",
      markerUnits: "userSpaceOnUse", fill: "context-stroke"}, make("svg:path", {d: "M0 0L8 4L0 8z"}))));
  for (const cell of cells) {
    const [x, y] = [10 + cell.at[0] * (width + gap), rowTop[cell.at[1]]];
    boxes.set(cell.role, {x, y, width, height: height(cell)});
  }
  const held = new Map(), lines = [];
  for (const [, index] of types) {
    for (const found of typeArrows().out[index]) {
      const reference = references[found], to = data.types[reference[TO]];
      if (to.module !== number || data.kinds[reference[KIND]] !== "holds") continue;
      const [a, b] = [data.types[reference[FROM]].role ?? "", to.role ?? ""];
      const ownership = data.ownerships[reference[OWNERSHIP]], weak = ownership !== "strong" && ownership !== "lazy";
      const bad = reference[VERDICT] === FORBIDDEN;
      lines.push(`${data.types[reference[FROM]].name} holds ${to.name}${weak ? " (" + ownership + ")" : ""}${bad ? ", forbidden" : ""}`);
      if (a === b) continue;
      const key = a + ">" + b;
      const known = held.get(key) ?? {a, b, weak: true, bad: false};
      held.set(key, {...known, weak: known.weak && weak, bad: known.bad || bad});
    }
  }
  for (const {a, b, weak, bad} of held.values()) {
    svg.append(make("svg:path", {d: line(boxes.get(a), boxes.get(b)), class: (weak ? "weak " : "") + (bad ? "bad" : ""),
      "marker-end": "url(#tip)"}));
  }
  for (const cell of cells) {
    const box = boxes.get(cell.role);
    svg.append(make("svg:rect", {x: box.x, y: box.y, width: box.width, height: box.height, rx: 8, class: cell.list.length ? "" : "gap"}),
      make("svg:text", {x: box.x + 12, y: box.y + 22, "font-weight": "700"}, cell.role ? roleLabel(cell.role) : "no role"));
    const names = cell.list.slice(0, limit).map(([type]) => type.name);
    if (cell.list.length > limit) names.push(`and ${cell.list.length - limit} more`);
    if (!names.length) names.push("missing");
    names.forEach((name, index) => {
      const text = visible(name);
      svg.append(make("svg:text", {x: box.x + 12, y: box.y + 42 + 18 * index},
        text.length > 32 ? text.slice(0, 31) + "…" : text));
    });
  }
  return make("div", {}, make("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": "The module as a picture"}, svg),
    make("p", {class: "quiet"}, "Lines say who holds whom: dashed for weak, thick for what is forbidden. A dashed box is a role that is missing."),
    make("details", {}, make("summary", {}, `Its ${types.length} types, and who holds whom`),
      make("ul", {}, types.map(([type]) => make("li", {}, go(type.name, "types", {type: type.name}), `: ${roleLabel(type.role)}`))),
      make("ul", {}, lines.map(text => make("li", {}, text)))));
}

// From the side of one box to the side of the other.
function line(a, b) {
  const [ax, ay] = [a.x + a.width / 2, a.y + a.height / 2], [bx, by] = [b.x + b.width / 2, b.y + b.height / 2];
  const shift = ax < bx || (ax === bx && ay < by) ? -9 : 9;
  if (Math.abs(ax - bx) < 1) {
    const down = by > ay;
    return `M${ax + shift} ${down ? a.y + a.height : a.y}L${bx + shift} ${down ? b.y : b.y + b.height}`;
  }
  const right = bx > ax;
  const x1 = right ? a.x + a.width : a.x, x2 = right ? b.x : b.x + b.width;
  const level = box => box.y + Math.min(box.height / 2, 30) + shift;
  const middle = (x1 + x2) / 2;
  return `M${x1} ${level(a)}C${middle} ${level(a)} ${middle} ${level(b)} ${x2} ${level(b)}`;
}

// ---- Types ---------------------------------------------------------------------------------------

function typesView(words) {
  if (typeNumber.has(words.type)) return typePage(typeNumber.get(words.type));
  const state = {q: "", role: "", module: "", ...words};
  const results = make("div");
  const texts = once("types-text", () => data.types.map(type => (type.name + "\n" + data.files[type.file]).toLowerCase()));
  function change(name, value) {
    state[name] = value;
    history.replaceState(null, "", address("types", state));
    draw();
  }
  function draw() {
    const wanted = state.q.toLowerCase();
    const found = data.types.filter((type, index) => (!wanted || texts[index].includes(wanted))
      && (!state.role || (type.role ?? "none") === state.role)
      && (!state.module || data.modules[type.module]?.name === state.module));
    say(count(found.length, "type"));
    results.replaceChildren(make("h2", {}, count(found.length, "type")), growing(found, type => make("li", {},
      go(type.name, "types", {type: type.name}),
      ` ${type.kind}, ${roleLabel(type.role)}${type.module == null ? "" : ", " + data.modules[type.module].name}`),
      make("ul", {class: "plain"})));
  }
  const search = make("input", {type: "search", value: state.q, oninput: () => change("q", search.value)});
  draw();
  return [make("h2", {class: "hidden"}, "Search"),
    make("div", {class: "controls", role: "search"}, field("Search", search),
    field("Role", choice([["", "any"], ...data.roles.map(r => [r.name, r.label]), ["none", "no role"]], state.role, v => change("role", v))),
    field("Module", choice([["", "any"], ...data.modules.map(m => m.name).sort().map(v => [v, v])], state.module, v => change("module", v)))),
  results];
}

function typePage(number) {
  const type = data.types[number], {out, into} = typeArrows();
  const list = (title, texts, none) => [make("h3", {}, title),
    texts.length ? make("ul", {}, texts.map(text => make("li", {}, text))) : make("p", {class: "quiet"}, none)];
  const found = data.findings.filter(finding => finding.from?.name === type.name || finding.to?.name === type.name);
  return [
    make("p", {}, go("All types", "types")),
    make("h2", {}, type.name),
    make("p", {}, `${type.kind}, ${roleLabel(type.role)}`, type.module == null ? ", in no module"
      : [", in ", go(data.modules[type.module].name, "module", {name: data.modules[type.module].name})]),
    make("p", {class: "quiet"}, data.files[type.file] + ":" + type.line),
    list(type.role ? `Why it is ${roleLabel(type.role)}` : "Evidence", type.for, "nothing tells its role"),
    list("What else was looked at", type.against, "nothing else speaks for a role"),
    make("h3", {}, `Findings: ${found.length}`), growing(found, findingBox),
    make("h3", {}, `Knows: ${out[number].length}`), out[number].length > 0 && referenceTable(out[number], "What it knows"),
    make("h3", {}, `Known by: ${into[number].length}`), into[number].length > 0 && referenceTable(into[number], "Who knows it"),
  ];
}

// ---- The page ------------------------------------------------------------------------------------

const VIEWS = [
  ["summary", "Summary", summaryView], ["findings", "Findings", findingsView], ["matrix", "Matrix", matrixView],
  ["module", "Module", moduleView], ["types", "Types", typesView],
];

function show() {
  const [view, query = ""] = location.hash.slice(1).split("?");
  const words = {};
  for (const pair of query.split("&")) {
    const [key, value] = pair.split("=");
    try {
      if (key) words[decodeURIComponent(key)] = decodeURIComponent(value ?? "");
    } catch { /* An address that was cut says nothing. */ }
  }
  if (view === "main") return;
  const [name, title, draw] = VIEWS.find(([id]) => id === view) ?? VIEWS[0];
  for (const link of document.querySelectorAll("#views a")) {
    if (link.dataset.view === name) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = visible(`${title} - viperlint ${data.title}`);
  main.replaceChildren(...[draw(words)].flat(9).filter(part => part != null && part !== false));
}

function begin() {
  document.getElementById("title").textContent = visible(data.title);
  document.getElementById("views").append(...VIEWS.map(([name, title]) =>
    make("a", {href: "#" + name, "data-view": name}, title)));
  const button = document.getElementById("scheme");
  function paint(isDark) {
    document.documentElement.classList.toggle("dark", isDark);
    button.textContent = isDark ? "Light" : "Dark";
    dispatchEvent(new Event("scheme"));
  }
  const preferred = matchMedia("(prefers-color-scheme: dark)");
  preferred.addEventListener("change", () => paint(preferred.matches));
  button.addEventListener("click", () => paint(!document.documentElement.classList.contains("dark")));
  paint(preferred.matches);
  addEventListener("hashchange", () => { show(); main.focus(); scrollTo(0, 0); });
  addEventListener("beforeprint", () => { for (const part of document.querySelectorAll("div")) part.showAll?.(); });
  show();
  document.documentElement.dataset.ready = "yes";
}

begin();

"""##,
  ]
}
