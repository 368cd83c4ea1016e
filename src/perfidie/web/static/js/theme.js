// Before the first paint: the light the reader has chosen, if they have chosen one.
try {
  const theme = localStorage.getItem("perfidie-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (localStorage.getItem("perfidie-help") === "off") document.documentElement.dataset.help = "off";
} catch {
  // no storage: the system's own light
}

// Another language leads back to exactly here: the open sheet, the move of a replay.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[hreflang]");
  if (!link) return;
  const address = new URL(link.href);
  address.searchParams.set("back", location.pathname + location.search);
  address.hash = location.hash;
  link.href = address;
});
