// Before the first paint: the light the reader has chosen, if he has chosen one.
try {
  const theme = localStorage.getItem("perfidie-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // no storage: the system's own light
}
