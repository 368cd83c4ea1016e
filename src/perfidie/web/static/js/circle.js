// The page of an evening or a tournament looks again every few seconds; what has changed takes its place.
const EVERY = 4000;
const here = () => document.getElementById("live");
async function look() {
  if (document.hidden || !here() || here().contains(document.activeElement)) return;
  const answer = await fetch(location.pathname + location.search, { headers: { accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("live");
  if (fresh && fresh.innerHTML !== here().innerHTML) here().replaceWith(document.adoptNode(fresh));
}
setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
