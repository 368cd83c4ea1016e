// Company: those who want another game go there together, the title says when a friend asks, the talk shows its end.
// Without it a link leads to the next table, and the page looks by itself whether it is open.
const title = document.title;
const again = () => document.getElementById("r-again");

// Whoever comes back to look at an old result stays there: only a table that opens while one waits is followed.
let open = Boolean(again()?.dataset.go);
let asked = "";

function look() {
  const part = again();
  if (!part) return;
  const { go = "", asking = "" } = part.dataset;
  if (go && !open) {
    open = true;
    location.assign(go);
  }
  if (asking !== asked) {
    asked = asking;
    document.title = asking ? `${asking} · ${title}` : title;
  }
}

// In the room the last lines of the talk are in sight; in the rail beside a table `table.js` sees to it.
const talk = document.querySelector(".room-talk .chat");
const showLast = () => { if (talk) talk.scrollTop = talk.scrollHeight; };

document.addEventListener("htmx:after:swap", () => {
  look();
  showLast();
});
look();
showLast();

// ---- what I add to chance: a number that nobody sees before the end; this browser knows it again when it is opened ------

for (const field of document.querySelectorAll("input[type=hidden][name=number]")) {
  field.value = [...crypto.getRandomValues(new Uint8Array(32))].map((part) => part.toString(16).padStart(2, "0")).join("");
}
document.addEventListener("submit", (event) => {
  const number = event.target.elements.number?.value;
  if (!number) return;
  try {
    const before = (localStorage.getItem("perfidie-numbers") ?? "").split("\n").filter(Boolean);
    localStorage.setItem("perfidie-numbers", [...before, number].slice(-60).join("\n"));
  } catch { /* no storage: it will not be known again */ }
}, true);
