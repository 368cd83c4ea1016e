// What a page gains by a script: it tells when it is my turn, keeps the line open, and keeps the focus in place.
// Everything can be played without it.
const root = document.documentElement;
const words = document.getElementById("words").dataset;
const notice = document.getElementById("notice");
const line = document.getElementById("line");
const stream = document.getElementById("stream");
const find = (id) => document.getElementById(id);

const kept = {
  get(name) {
    try { return localStorage.getItem(`perfidie-${name}`) || ""; } catch { return ""; }
  },
  set(name, value) {
    try { localStorage.setItem(`perfidie-${name}`, value); } catch { /* no storage: as long as the page lives */ }
  },
};

for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;

// ---- the address of the stream: what this page calls itself, whether it wants no motion, which sheets are closed ----

const page = [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const sheets = find("sheets");
const isOpen = (id) => !sheets || !Element.prototype.checkVisibility || find(id)?.checkVisibility({ visibilityProperty: true });
const nowClosed = () => ["notebook", "log", "talk", "rules", "settings"].filter((id) => !isOpen(id)).join(".");
let closed = nowClosed();
const address = `${stream.getAttribute("hx-sse:connect")}&page=${page}${still ? "&motion=none" : ""}`;
const opening = closed;
stream.setAttribute("hx-sse:connect", closed ? `${address}&closed=${closed}` : address);
if (find("page-id")) find("page-id").value = page;

/** What lies on a sheet that nobody can see is not sent; a sheet that is opened is brought up to date. */
function tellSheets() {
  if (!sheets) return;
  sheets.elements.page.value = page;
  sheets.elements.closed.value = closed;
  fetch(sheets.action, { method: "POST", body: new URLSearchParams(new FormData(sheets)), headers: { "HX-Request": "true" } })
    .catch(() => {}); // the line is down: said anew when it is back
}
function lookAtSheets() {
  const now = nowClosed();
  if (now === closed) return;
  closed = now;
  tellSheets();
}
addEventListener("hashchange", () => { lookAtSheets(); setTimeout(lookAtSheets, 1000); }); // one that closes takes its time
addEventListener("resize", lookAtSheets);

// ---- my turn: title, icon, sound, vibration, notification ----------------------------------------------------------

const icon = find("favicon");
const icons = { quiet: icon.href, turn: new URL(icon.dataset.turn, location.href).href };
const title = document.title;
let mine = null;
let audio = null;

// Each sound is a few tones: pitch, loudness, seconds, and when it begins.
const SOUNDS = {
  clink: [[1318.5, 0.05, 1.1], [3322, 0.02, 0.6], [5470, 0.008, 0.35]],
  turn: [[220, 0.03, 0.07], [330, 0.02, 0.05, 0.03]],
  break: [[180, 0.06, 0.35], [2637, 0.02, 0.5], [3951, 0.015, 0.4, 0.05]],
  roll: [[260, 0.04, 0.06], [230, 0.04, 0.06, 0.09], [250, 0.04, 0.06, 0.17], [210, 0.05, 0.09, 0.27]],
  stamp: [[98, 0.12, 0.22], [147, 0.05, 0.12]],
};

function sound(name) {
  if (kept.get("sound") !== "1" || !SOUNDS[name]) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const [pitch, loud, long, after = 0] of SOUNDS[name]) {
    const now = audio.currentTime + after;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(loud, now + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + long);
    tone.connect(gain).connect(audio.destination);
    tone.start(now);
    tone.stop(now + long);
  }
}

function notify() {
  if (!document.hidden || kept.get("notify") !== "1" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(words.yourTurn, { body: title, icon: icons.turn, tag: location.pathname });
    note.onclick = () => { window.focus(); note.close(); };
  } catch {
    // some phones only allow them from a worker: title and icon have to do
  }
}

function tellTurn() {
  const now = document.querySelector("#r-status [data-turn]")?.dataset.turn === "1";
  const asked = now && !document.querySelector("#r-news .is-beat"); // what is being shown comes first
  const face = asked ? icons.turn : icons.quiet;
  document.title = asked ? `${words.yourTurn} ${title}` : title;
  if (icon.href !== face) icon.href = face;
  if (now && mine === false) {
    sound("clink");
    if (kept.get("vibrate") === "1") navigator.vibrate?.(120);
    notify();
  }
  mine = now;
}

// ---- settings -----------------------------------------------------------------------------------------------------

function toggle(button, name, before) {
  if (!button) return;
  const show = () => button.setAttribute("aria-pressed", String(kept.get(name) === "1"));
  button.addEventListener("click", async () => {
    const on = kept.get(name) !== "1";
    if (on && before && !(await before())) return;
    kept.set(name, on ? "1" : "");
    show();
    if (on && name === "sound") sound("clink");
    if (on && name === "vibrate") navigator.vibrate?.(120);
  });
  show();
}

toggle(find("set-sound"), "sound");
toggle(find("set-vibrate"), "vibrate");
if (!navigator.vibrate && find("set-vibrate")) find("set-vibrate").hidden = true;
toggle(find("set-notify"), "notify", async () => {
  const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
  if (!allowed) find("set-notify-note").textContent = words.refused;
  return allowed;
});

const themes = [...document.querySelectorAll("[data-set-theme]")];
function showTheme() {
  for (const button of themes) button.setAttribute("aria-pressed", String(button.dataset.setTheme === (root.dataset.theme ?? "")));
}
for (const button of themes) {
  button.addEventListener("click", () => {
    kept.set("theme", button.dataset.setTheme);
    if (button.dataset.setTheme) root.dataset.theme = button.dataset.setTheme;
    else delete root.dataset.theme;
    showTheme();
  });
}
showTheme();

// ---- what is said: unread lines are counted on the dock ------------------------------------------------------------

const talk = find("r-talk");
const badge = find("talk-badge");
const lines = () => (talk ? talk.querySelectorAll("li:not(.is-mine)").length : 0);
let read = lines();

function countTalk() {
  if (!badge) return;
  const open = location.hash === "#talk" || matchMedia("(min-width: 900px)").matches;
  if (open) {
    read = lines();
    const body = talk.closest(".sheet-body");
    if (body) body.scrollTop = body.scrollHeight;
  }
  const unread = Math.max(0, lines() - read);
  badge.hidden = !unread;
  badge.textContent = unread || "";
  badge.title = unread ? words.unread : "";
}
addEventListener("hashchange", countTalk);
talk?.closest(".sheet")?.addEventListener("toggle", countTalk, true); // what unfolds below must not hide the last lines

// ---- clocks, where decisions or a whole phase are timed: what is left, by the clock of the house ---------------------------

const begun = Number(find("table")?.dataset.now) * 1000 || Date.now();
const ahead = begun - Date.now();

const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const units = words.units.split(" ");
function span(exact) {
  const size = exact > 82800 ? 3600 : exact > 3540 ? 60 : 1; // what is begun counts whole
  const seconds = Math.ceil((exact - (size > 1)) / size) * size; // clocks differ by a second: that begins no hour
  const [days, hours, rest] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return hours ? `${days} ${units[0]} ${hours} ${units[1]}` : `${days} ${units[0]}`;
  if (hours) return `${hours} ${units[1]} ${rest} ${units[2]}`;
  return seconds < 60 ? `${seconds} ${units[3]}` : minutes(seconds);
}

const hour = { hour: "2-digit", minute: "2-digit" };
function ends(left, until) {
  if (left <= 43200) return ""; // what is planned with is half a day or more
  const day = left > 518400 ? { day: "numeric", month: "short" } : { weekday: "short" };
  return ` · ${new Date(until * 1000 - ahead).toLocaleString(document.documentElement.lang, { ...day, ...hour })}`;
}

function countDown() {
  for (const clock of document.querySelectorAll("#r-decision .clock")) {
    const left = Math.max(0, Math.ceil(clock.dataset.until - (Date.now() + ahead) / 1000));
    if (clock.classList.contains("is-sand")) clock.textContent = left ? words.sand.replace("%", minutes(left)) : words.sandEmpty;
    else if (clock.dataset.left) clock.textContent = clock.dataset.left.replace("%t%", span(left)) + ends(left, clock.dataset.until);
    else clock.textContent = words.clock.replace("%", left);
    clock.classList.toggle("is-short", left <= 10);
  }
}
if (find("table")?.dataset.now) setInterval(countDown, 1000);

// ---- pushes: the focus stays, or goes to the decision; what was unfolded stays so -------------------------------------

let focused = null;
let changed = 0;
const unfolded = new Set();
document.addEventListener("click", (event) => {
  const fold = event.target.closest?.("summary")?.parentElement;
  if (!fold?.id || fold.closest("#r-board")) return; // what lies over a board makes room for the next decision
  for (const id of unfolded) if (fold.name && find(id)?.name === fold.name) unfolded.delete(id);
  if (fold.open) unfolded.delete(fold.id);
  else unfolded.add(fold.id);
});
document.addEventListener("htmx:before:swap", () => { focused = document.activeElement; });
document.addEventListener("htmx:after:swap", () => {
  for (const id of unfolded) find(id)?.setAttribute("open", "");
  tellForms();
  makeRoom();
  if (focused && focused !== document.body && !(focused.isConnected && focused.checkVisibility())) (find("outcome") ?? find("decision"))?.focus({ preventScroll: true });
  focused = null;
  changed = Date.now();
  tellBeat();
  tellTurn();
  countTalk();
  countPicks();
  countDown();
});

// ---- beats: each is heard once; Escape skips them; the focus waits on the button that does ----------------------------

let beat = "";

const LANDS = 500; // milliseconds
/** A finger on its way to "Skip" when the last beat ends does not fall on the choice that comes up there. */
function land() {
  document.body.classList.add("is-landing");
  setTimeout(() => document.body.classList.remove("is-landing"), LANDS);
}

function tellBeat() {
  const shown = document.querySelector("#r-news .is-beat");
  const number = shown?.dataset.beat ?? "";
  if (number === beat) return;
  if (number) sound(shown.dataset.sound);
  const desk = find("decision");
  if (number && !beat && desk?.contains(document.activeElement)) find("beat-skip")?.focus({ preventScroll: true });
  if (!number && document.activeElement === find("beat-skip")) (find("outcome") ?? desk).focus({ preventScroll: true });
  if (!number) land();
  beat = number;
}
const skips = (event) => event.key === "Escape" && beat && !document.querySelector(".sheet:target");
addEventListener("keydown", (event) => { if (skips(event)) find("skip")?.requestSubmit(); });

// What was unfolded over the board is folded again when I am asked something new: nothing covers the question's pieces.
let askedOn = null;
function makeRoom() {
  const status = document.querySelector("#r-status [data-turn]")?.dataset;
  if (status?.turn !== "1" || status.version === askedOn) return;
  askedOn = status.version;
  for (const fold of document.querySelectorAll("#r-board details[name][open]")) fold.removeAttribute("open");
}

// ---- several picks: the button wakes when there are as many as it asks for; one too many lets go of the oldest ---------

let picked = [];

function countPicks(changed) {
  const boxes = [...document.querySelectorAll("input[type=checkbox][form=move]")];
  const checked = boxes.filter((box) => box.checked).map((box) => box.id);
  picked = [...picked.filter((id) => checked.includes(id)), ...checked.filter((id) => !picked.includes(id))];
  for (const button of document.querySelectorAll('button[form=move][value*="**"]')) {
    const most = Number(/\*\*(\d)/.exec(button.value)[1]);
    while (changed && picked.length > most) find(picked.shift()).checked = false;
    button.disabled = picked.length !== most;
  }
}
document.addEventListener("change", (event) => {
  if (event.target.matches?.("input[type=checkbox][form=move]")) countPicks(event.target);
});

// ---- a double click is one press: its second half would fall on whatever has come under the finger --------------------
// Nothing is sent twice from the same table. Quick presses of one button all count, if the table between them was seen.

const SEEN = 250; // milliseconds
const version = () => document.querySelector("#r-status [data-version]")?.dataset.version;
let pressed = {};

/** A move is made on the table that is seen: the forms say which. */
function tellForms() {
  for (const id of ["move", "undo"]) if (find(id)?.elements.version) find(id).elements.version.value = version() ?? "";
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[form=move], button[form=undo]");
  if (!button) return;
  const again = pressed.value === button.value && pressed.version !== version() && Date.now() - changed > SEEN;
  if (pressed.waits && pressed.version === version() || event.detail > 1 && !again) {
    event.preventDefault();
    event.stopPropagation();
  } else {
    pressed = { value: button.value, version: version(), waits: false };
  }
}, true);
document.addEventListener("htmx:before:request", (event) => {
  if (["move", "undo"].includes(event.detail.ctx.sourceElement.id)) pressed.waits = true;
});

// ---- answers to what was sent ---------------------------------------------------------------------------------------

document.addEventListener("htmx:after:request", (event) => {
  const { ctx } = event.detail;
  if (ctx.sourceElement !== stream) pressed.waits = false;
  if (ctx.sourceElement === stream || ctx.response.status >= 400) return;
  notice.textContent = "";
  if (ctx.sourceElement.id === "say") ctx.sourceElement.reset();
});
document.addEventListener("htmx:error", (event) => {
  if (event.target !== stream) pressed.waits = false;
  if (event.target === stream) connectAgain();
  else fail();
});

// "Nothing was sent" is true only until something gets through again: the next answer, or the line itself.
let failed = 0;
function fail() {
  notice.textContent = words.failed;
  failed = Date.now();
}
function forgetFailure() {
  if (failed && notice.textContent === words.failed) notice.textContent = "";
  failed = 0;
}
notice.addEventListener("click", () => { notice.textContent = ""; });

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.querySelector(".sheet:target")) location.hash = "#table";
});

// ---- the line: lost, back, and tried again --------------------------------------------------------------------------

const READ = 4000; // milliseconds in which one has read that something failed
let connection = null;
let lost = false;
let heard = Date.now();

function lose() {
  if (lost) return;
  lost = true;
  line.textContent = words.lost;
}
function regain() {
  heard = Date.now();
  if (heard - failed > READ) forgetFailure();
  if (!lost) return;
  lost = false;
  line.textContent = words.back;
  setTimeout(() => { if (!lost) line.textContent = ""; }, 3000);
}
function connectAgain() {
  lose();
  setTimeout(() => { if (!connection) htmx.ajax("GET", stream.getAttribute("hx-sse:connect"), { source: stream }); }, 2000);
}
/** A line that went dead without a word (a phone that slept) is dropped, so that it is opened anew. */
function doubt() {
  if (!document.hidden && connection && Date.now() - heard > 20000) connection.reader?.cancel().catch(() => {});
}

stream.addEventListener("htmx:sse:after:connection", (event) => {
  connection = event.detail.connection;
  if (closed !== opening) tellSheets(); // it was opened by an address that says otherwise
  forgetFailure();
  regain();
});
stream.addEventListener("htmx:sse:before:message", regain);
stream.addEventListener("htmx:sse:error", lose);
stream.addEventListener("htmx:sse:close", () => {
  connection = null;
  connectAgain();
});
stream.addEventListener("htmx:sse:before:connection", (event) => {
  if (event.detail.connection.attempt > 1) lose();
});
stream.addEventListener("reload", () => location.reload());
addEventListener("offline", lose);
addEventListener("online", () => { heard = 0; doubt(); });
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
document.addEventListener("visibilitychange", doubt);

tellForms();
tellTurn();
countDown();
countTalk();
countPicks();
