// A replay that plays by itself. Each step is the page behind the link "next"; its parts take the place of ours.
const PAUSE = 1400;
const find = (id) => document.getElementById(id);
let timer = 0;
let busy = false;
let wanted = "";

document.documentElement.classList.add("scripted");

function dress() {
  for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;
  const button = find("play");
  const on = timer !== 0;
  button.setAttribute("aria-pressed", String(on));
  const use = button.querySelector("use");
  document.querySelector(".lens [aria-current]").scrollIntoView({ block: "nearest", inline: "nearest" });
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, on ? "#ui-pause" : "#ui-play"));
}

const stops = () => [...find("replay-main").querySelectorAll("a, button, input")];

function put(page, address) {
  const focused = stops().indexOf(document.activeElement);
  document.dispatchEvent(new Event("perfidie:before"));
  for (const id of ["replay-main", "replay-side"]) find(id).replaceChildren(...page.getElementById(id).childNodes);
  history.replaceState(null, "", address + location.hash);
  dress();
  stops()[focused]?.focus({ preventScroll: true });
  document.dispatchEvent(new Event("perfidie:after"));
}

/** Shows that page; what is asked for meanwhile is shown next, and only the last of it. */
async function show(address) {
  wanted = address;
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

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (event.target.closest("#play")) return start();
  const link = event.target.closest(".transport a, .lens a");
  if (!link) return;
  event.preventDefault();
  if (timer && link.closest(".transport")) stop();
  show(link.href);
});
document.addEventListener("change", (event) => {
  if (event.target.id !== "at") return;
  if (timer) stop();
  const form = event.target.form;
  show(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
});
document.addEventListener("submit", (event) => {
  if (event.target.matches(".timeline")) event.preventDefault();
});
addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
  const link = { ArrowRight: "after", ArrowLeft: "before" }[event.key];
  if (event.key === "Escape" && document.querySelector(".sheet:target")) location.hash = "#table";
  if (!link) return;
  event.preventDefault();
  if (timer) stop();
  show(find(link).href);
});

dress();
