// What I add to chance: a number that nobody sees before the end; this browser knows it again when it is opened.

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
