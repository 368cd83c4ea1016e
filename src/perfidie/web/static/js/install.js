// The site can be put on a home screen; without a line it says so instead of failing.
if ("serviceWorker" in navigator) addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => {}));
