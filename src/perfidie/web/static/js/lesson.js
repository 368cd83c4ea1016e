// A lesson without loading: what happens between two moments is seen move by move, then the next page's parts take the
// place of these. Every control is a link or a form, so without this module each step is a page.
const PARTS = ["r-ribbon", "r-seats", "lesson-note", "lesson-way", "r-board", "r-decision", "r-news", "r-hand", "r-voice", "r-notebook", "r-log", "r-talk", "r-speech", "move", "say-words"];
const still = matchMedia("(prefers-reduced-motion: reduce)");
const find = (id) => document.getElementById(id);
const LANDS = 500; // milliseconds in which a finger on its way to "Skip" comes down
let busy = false;
let skip = () => {};

document.documentElement.classList.add("scripted");

const seconds = (long) => new Promise((done) => {
  const timer = setTimeout(done, long * 1000);
  skip = () => { clearTimeout(timer); done(); };
});

const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

/** Shows what happens on the way, one thing after the other, until it is over or skipped. */
async function show(address) {
  const frames = await (await fetch(address)).json();
  if (!frames.length) return;
  let over = false;
  document.body.classList.add("is-showing");
  find("beat-skip").onclick = () => { over = true; skip(); };
  for (const [long, , regions] of frames) {
    document.dispatchEvent(new Event("perfidie:before"));
    for (const [name, html] of Object.entries(regions)) find(`r-${name}`).replaceChildren(...parsed(html).body.childNodes);
    document.dispatchEvent(new Event("perfidie:after"));
    await seconds(long);
    if (over) break;
  }
  document.body.classList.remove("is-showing");
  document.body.classList.add("is-landing");
  setTimeout(() => document.body.classList.remove("is-landing"), LANDS);
}

function put(page, address, push) {
  if (location.hash.length > 1 && location.hash !== "#table") location.replace("#table"); // a sheet would hide what is said
  document.dispatchEvent(new Event("perfidie:before"));
  for (const id of PARTS) {
    const [mine, theirs] = [find(id), page.getElementById(id)];
    if (mine && theirs) { mine.className = theirs.className; mine.replaceChildren(...theirs.childNodes); }
  }
  const [mine, theirs] = [find("table"), page.getElementById("table")];
  mine.dataset.at = theirs.dataset.at;
  for (const piece of document.querySelectorAll("[data-pointed]")) delete piece.dataset.pointed;
  for (const id of theirs.dataset.points.split(" ")) if (find(id)) find(id).dataset.pointed = "";
  if (page.getElementById("r-board").tabIndex === 0) find("r-board").tabIndex = 0; // at the end it may be scrolled
  document.title = page.title;
  if (push) history.pushState(null, "", address);
  else if (location.hash) history.replaceState(null, "", address);
  document.dispatchEvent(new Event("perfidie:after"));
  find("lesson-note").scrollTop = 0;
  find("lesson-note").focus({ preventScroll: true });
}

/** Goes on to that page: what it says of a choice, or the next moment. */
async function go(address, push = true) {
  if (busy) return;
  busy = true;
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    const page = parsed(await answer.text());
    const table = page.getElementById("table");
    if (!table?.dataset.at || !page.body.classList.contains("is-lesson")) throw new Error("another page");
    const same = new URL(answer.url).pathname === location.pathname;
    const onward = same && Number(table.dataset.at) === Number(find("table").dataset.at) + 1;
    if (onward && table.dataset.film && !still.matches) await show(table.dataset.film);
    put(page, answer.url, push);
  } catch {
    location.href = address;
  } finally {
    busy = false;
    document.body.classList.remove("is-showing");
  }
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button || event.defaultPrevented) return;
  const link = event.target.closest("a[data-step]");
  if (!link) return;
  event.preventDefault();
  go(link.href);
});
document.addEventListener("submit", (event) => {
  if (!["move", "say-words"].includes(event.target.id)) return;
  event.preventDefault();
  const asked = new URLSearchParams(new FormData(event.target, event.submitter));
  go(`${event.target.getAttribute("action")}?${asked}`);
});
addEventListener("popstate", () => { if (!location.hash) go(location.href, false); });
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape" && document.body.classList.contains("is-showing")) find("beat-skip").click();
  else if (event.key === "Escape" && document.querySelector(".sheet:target")) location.hash = "#table";
});
