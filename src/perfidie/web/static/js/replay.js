// A replay that moves without loading: arrows, Home and End, swipes, the slider, or by itself. Each step is the page
// behind a link; its parts take the place of ours, and the address bar always holds the link to this very moment.
const PAUSE = 1600;
const SWIPE = 40;
const PARTS = ["replay-main", "replay-side", "replay-ribbon", "lens"];
const find = (id) => document.getElementById(id);
let timer = 0;
let busy = false;
let wanted = "";

document.documentElement.classList.add("scripted");

function dress() {
  for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;
  const button = find("play");
  button.setAttribute("aria-pressed", String(timer !== 0));
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, timer ? "#ui-pause" : "#ui-play"));
  const now = document.querySelector(".mo[aria-current]");
  if (now?.offsetParent) now.scrollIntoView({ block: "nearest" });
}

const stops = () => [...document.querySelectorAll("#lens select, #replay-main :is(a, button, input)")];

function put(page, address) {
  const here = document.activeElement;
  const focused = stops().indexOf(here);
  document.dispatchEvent(new Event("perfidie:before"));
  for (const id of PARTS) find(id).replaceChildren(...page.getElementById(id).childNodes);
  history.replaceState(null, "", address + location.hash);
  if (location.hash.length > 1) location.replace(location.hash); // an open sheet stays open
  dress();
  const same = focused >= 0 && here.id ? find(here.id) : null; // a board may have more or fewer links than the last
  (same ?? stops()[focused])?.focus({ preventScroll: true });
  document.dispatchEvent(new Event("perfidie:after"));
}

/** Shows that page; what is asked for meanwhile is shown next, and only the last of it. */
async function show(address) {
  wanted = address.replace(/#.*/, "");
  if (busy) return true;
  busy = true;
  try {
    while (wanted) {
      const next = wanted;
      wanted = "";
      const answer = await fetch(next, { headers: { Accept: "text/html" } });
      if (!answer.ok) return false;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!wanted) put(page, next);
    }
    return true;
  } catch {
    return false;
  } finally {
    busy = false;
  }
}

const ended = () => find("at").value === find("at").max;

function stop() {
  clearTimeout(timer);
  timer = 0;
  dress();
}

async function tick() {
  if (ended() || !(await show(find("after").href))) return stop();
  if (timer) timer = setTimeout(tick, PAUSE);
}

function start() {
  if (timer) return stop();
  timer = setTimeout(tick, 10);
  dress();
}

function step(id) {
  if (timer) stop();
  show(find(id).href);
}

function sent(form) {
  if (timer) stop();
  show(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (event.target.closest("#play")) return start();
  const link = event.target.closest(".transport a, a.mo");
  if (!link) return;
  event.preventDefault();
  if (timer) stop();
  show(link.href);
});
document.addEventListener("change", (event) => {
  if (event.target.matches("#at, #eyes")) sent(event.target.form);
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches(".timeline, .lens")) return;
  event.preventDefault();
  sent(event.target);
});
addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
  const id = { ArrowRight: "after", ArrowLeft: "before", Home: "first", End: "last" }[event.key];
  if (event.key === "Escape" && document.querySelector(".sheet:target")) location.hash = "#table";
  if (!id) return;
  event.preventDefault();
  step(id);
});

// A finger that goes sideways over the table turns the page, as in a book.
let from = null;
addEventListener("touchstart", (event) => {
  const inside = event.touches.length === 1 && event.target.closest?.(".region-board, .seats, .caption");
  from = inside ? event.touches[0] : null;
}, { passive: true });
addEventListener("touchend", (event) => {
  if (!from) return;
  const to = event.changedTouches[0];
  const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
  from = null;
  if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? "after" : "before");
}, { passive: true });

dress();
