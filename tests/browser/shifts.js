// Adds up how far things on this page jump without a click that explains it.
() => {
  window.shifts = 0;
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) {
      window.shifts += each.value;
      window.shifted.push([each.value.toFixed(4), ...each.sources.slice(0, 3).map((s) => s.node?.id || s.node?.className?.baseVal || s.node?.className || s.node?.nodeName)].join(" "));
    }
  }).observe({ type: "layout-shift", buffered: true });
}
