// Help at a table. A tap on a piece that is no control says what it is; "?" turns on a mode in which every tap explains
// and nothing is played; a new kind of decision is introduced by one line, until one was made. All words are on the page.
const root = document.documentElement;
const find = (id) => document.getElementById(id);
const card = find("term-card");
const bar = find("help-bar");
const hint = find("r-hint");
const button = find("set-help");
const CONTROLS = "a, button, label, input, select, textarea, summary";
const EXPLAINED = ".region-board, .decision, .seats, .goal, .region-ribbon"; // what lies on the table first
let asking = false;
let back = null;
let placed = null;

const kept = {
  get(name) {
    try { return localStorage.getItem(`perfidie-${name}`) || ""; } catch { return ""; }
  },
  set(name, value) {
    try { localStorage.setItem(`perfidie-${name}`, value); } catch { /* no storage: as long as the page lives */ }
  },
};
const on = () => root.dataset.help !== "off";

// ---- what a piece is ------------------------------------------------------------------------------------------------

/** The meanings stand on a page of their own; they are brought here once, before they are asked for. */
const home = find("help-words");
let brought = null;
async function fetched() {
  const answer = await fetch(home.dataset.from, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.status);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  home.replaceChildren(...page.getElementById("words-all").childNodes);
}
const bring = () => { brought ??= fetched().catch(() => { brought = null; }); return brought; };

const means = (id) => document.querySelector(`[data-means="${CSS.escape(id)}"]`);

function made(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Shows these words on a card: under the piece they speak of, or above it where there is no room. */
function show(name, parts, near) {
  if (card.hidden) back = document.activeElement;
  find("term-name").textContent = name;
  find("term-text").replaceChildren(...parts);
  card.classList.toggle("is-list", !near);
  card.hidden = false;
  card.scrollTop = 0;
  placed?.cancel(); // it is measured in its corner, where nothing makes it narrow
  const [wide, high] = [card.offsetWidth, card.offsetHeight];
  const box = near?.getBoundingClientRect() ?? { left: 0, width: innerWidth, top: (innerHeight - high) / 2, bottom: (innerHeight - high) / 2 - 8 };
  const below = box.bottom + 8;
  const top = below + high <= innerHeight - 8 ? below : box.top - 8 - high;
  const left = box.left + box.width / 2 - wide / 2;
  const within = (at, most) => `${Math.max(0, Math.min(at, most) - 8)}px`;
  placed = card.animate({ translate: [`${within(left, innerWidth - wide - 8)} ${within(top, innerHeight - high - 8)}`] }, { fill: "forwards" });
  card.focus({ preventScroll: true });
}

function close(refocus) {
  if (card.hidden) return;
  const inside = card.contains(document.activeElement);
  card.hidden = true;
  if (refocus && inside && back?.isConnected) back.focus({ preventScroll: true });
}

/** The smallest piece with a meaning at this point: a choice may lie over the signs it is made by. */
function pieceAt(target, { clientX, clientY, detail }) {
  const zone = target.closest(EXPLAINED);
  const area = (box) => box.width * box.height;
  const boxes = !detail || !zone ? [] : [...zone.querySelectorAll("[data-term]")].filter((piece) => piece.checkVisibility({ visibilityProperty: true }))
    .map((piece) => [piece, piece.getBoundingClientRect()])
    .filter(([, box]) => box.left <= clientX && clientX <= box.right && box.top <= clientY && clientY <= box.bottom);
  return boxes.sort(([, one], [, other]) => area(one) - area(other))[0]?.[0] ?? target.closest("[data-term]");
}

/** What a piece is; a choice that says nothing of itself is explained by the rule of its step. */
async function explain(target, event) {
  await bring();
  const piece = pieceAt(target, event);
  const term = piece && means(piece.dataset.term);
  if (term) return show(term.textContent, [made("p", term.nextElementSibling.textContent)], piece);
  const step = target.closest(".decision") && document.querySelector("#r-status [data-step]")?.dataset.step;
  const rule = step && document.querySelector(`#help-words [data-rule="${CSS.escape(step)}"]`);
  const [name, text] = [rule?.querySelector("summary"), rule?.querySelector("p")];
  if (name && text) return show(name.textContent, [made("p", text.textContent)], target.closest(CONTROLS) ?? target.closest(".decision-prompt") ?? find("decision"));
  return close(true);
}

/** Everything that is on the table now and has a meaning, each once. */
async function list() {
  await bring();
  const zones = EXPLAINED.split(", ").flatMap((zone) => [...document.querySelectorAll(zone)]);
  const pieces = zones.flatMap((zone) => [...zone.querySelectorAll("[data-term]")]).filter((piece) => piece.checkVisibility());
  const terms = [...new Set(pieces.map((piece) => piece.dataset.term))].map(means).filter(Boolean);
  const entries = document.createElement("dl");
  for (const term of terms) entries.append(made("dt", term.textContent), made("dd", term.nextElementSibling.textContent));
  show(card.dataset.all, [terms.length ? entries : made("p", card.dataset.none)]);
}

// ---- "what is this?" --------------------------------------------------------------------------------------------------

function dress() {
  for (const each of document.querySelectorAll("[data-ask]")) {
    each.setAttribute("role", "button");
    each.setAttribute("aria-pressed", String(asking));
  }
}

function ask(start, byKeys) {
  asking = start && on();
  document.body.classList.toggle("is-asking", asking);
  dress();
  bar.hidden = !asking;
  const said = find("help-said");
  said.textContent = asking ? said.dataset.says : "";
  if (asking && byKeys) list();
  else close(true);
}

addEventListener("click", (event) => {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const stop = () => { event.preventDefault(); event.stopImmediatePropagation(); };
  if (target.closest("#term-close")) return close(true);
  if (card.contains(target)) return;
  if (target.closest("#help-list")) return list();
  if (target.closest("#help-end")) return ask(false);
  if (target.closest("[data-ask]")) {
    stop();
    return ask(!asking, event.detail === 0);
  }
  if (asking && target.closest(EXPLAINED)) {
    stop();
    return explain(target, event);
  }
  close(false);
  const piece = target.closest("[data-term]");
  if (on() && piece && !target.closest(CONTROLS) && !String(getSelection())) explain(piece, event);
}, true);
addEventListener("submit", (event) => { // by the key Enter in a field
  if (!asking || event.target.id !== "move") return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && (!card.hidden || asking)) {
    event.stopImmediatePropagation();
    if (card.hidden) ask(false);
    else close(true);
  }
  if (event.key !== "?" || !on() || event.target.matches?.("input:not([type=radio], [type=checkbox]), select, textarea")) return;
  event.preventDefault();
  ask(!asking, true);
}, true);
addEventListener("resize", () => close(true));
document.addEventListener("perfidie:after", dress); // a replay has put other parts on the page

// ---- new kinds of decisions --------------------------------------------------------------------------------------------

let answered = null;
const version = () => document.querySelector("#r-status [data-version]")?.dataset.version;
const kind = () => hint?.querySelector("[data-hint]")?.dataset.hint ?? "";

function tellHint() {
  if (answered && answered.version !== version()) {
    kept.set(`hint-${answered.kind}`, "1");
    answered = null;
  }
  if (hint) hint.hidden = kind() !== "" && kept.get(`hint-${kind()}`) === "1";
}
document.addEventListener("submit", (event) => {
  if (event.target.id === "move" && kind()) answered = { kind: kind(), version: version() };
});
document.addEventListener("htmx:after:swap", tellHint);

// ---- the switch ---------------------------------------------------------------------------------------------------------

function showSwitch() {
  button?.setAttribute("aria-pressed", String(on()));
}
button?.addEventListener("click", () => {
  if (on()) {
    ask(false);
    root.dataset.help = "off";
  } else {
    delete root.dataset.help;
  }
  kept.set("help", on() ? "" : "off");
  showSwitch();
});

ask(false);
if (on()) (window.requestIdleCallback ?? setTimeout)(bring);
showSwitch();
tellHint();
