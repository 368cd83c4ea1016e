// The page of a circle, an evening or a tournament looks again every few seconds; what has changed takes its place.
const EVERY = 4000;
const sign = (control) => [control.form?.action, control.name, control.value, control.getAttribute("href")].join(" ");

function folded(part) {
  const found = part.cloneNode(true);
  for (const each of found.querySelectorAll("details")) each.open = false;
  return found;
}

// A part that is being pressed right now waits for the next time; what was focused is focused again, and what was
// unfolded stays so.
function renew(part, fresh) {
  if (!fresh || fresh.isEqualNode(folded(part)) || part.querySelector(":active")) return;
  const focused = part.contains(document.activeElement) ? sign(document.activeElement) : "";
  const unfolded = new Set([...part.querySelectorAll("details[open] > summary")].map((each) => each.innerText));
  part.replaceChildren(...document.adoptNode(fresh).childNodes);
  for (const each of part.querySelectorAll("summary")) each.parentElement.open = unfolded.has(each.innerText);
  if (focused) [...part.querySelectorAll("a, button, summary")].find((each) => sign(each) === focused)?.focus();
}

async function look() {
  if (document.hidden) return;
  const answer = await fetch(location.pathname + location.search, { headers: { accept: "text/html" } }).catch(() => null);
  if ([403, 404].includes(answer?.status)) return leave();
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = fresh.title;
  for (const part of document.querySelectorAll("[data-live]")) renew(part, fresh.getElementById(part.id));
}
const looking = setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);

// There is no such page for us any more: the page says so itself, and nothing asks again.
function leave() {
  clearInterval(looking);
  document.removeEventListener("visibilitychange", look);
  location.reload();
}
