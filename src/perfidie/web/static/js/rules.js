// The page of rules with a script: an example turns its pages in place, a link to something folded unfolds it, and the
// page to print prints itself when asked.
const find = (id) => document.getElementById(id);

for (const part of document.querySelectorAll(".needs-script")) part.hidden = false;

function unfold() {
  const target = location.hash.length > 1 && find(decodeURIComponent(location.hash.slice(1)));
  const fold = target && (target.querySelector(":scope > details") ?? target.closest("details"));
  if (!fold || fold.open) return;
  fold.open = true;
  target.scrollIntoView();
}

/** Puts the moment behind a link in the place of this one; what cannot be fetched is simply gone to. */
async function turn(link) {
  const figure = link.closest(".example");
  const way = link.rel;
  try {
    const answer = await fetch(link.href.replace(/#.*/, ""), { headers: { Accept: "text/html" } });
    if (!answer.ok) throw new Error(answer.status);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of [".example-table", ".example-words", ".example-row"]) {
      figure.querySelector(part).replaceChildren(...page.getElementById(figure.id).querySelector(part).childNodes);
    }
    const links = figure.querySelectorAll(".example-row a");
    const same = [...links].find((each) => each.rel === way) ?? links[0];
    same?.focus({ preventScroll: true });
  } catch {
    location.assign(link.href);
  }
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (event.target.closest("[data-print]")) return print();
  const link = event.target.closest(".example-row a");
  if (!link) return;
  event.preventDefault();
  turn(link);
});
addEventListener("hashchange", unfold);
unfold();
