(() => {
  const intents = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];
  const page = document.documentElement;
  const atOnce = "now" in document.currentScript.dataset;
  const below = document.querySelectorAll("main > :nth-child(n + 2), footer");
  let started = false;
  let held = null;
  // The first paint lays out the first screen alone (base.css); the rest follows in idle time, a part at a time.
  const layOut = () => {
    delete page.dataset.deferred;
    for (const part of below) part.style.contentVisibility = "";
  };
  // However busy the device is, the app starts this long after the page was seen, in milliseconds.
  const patience = 3000;
  let deadline = 0;
  const layOutPart = (index) => {
    if (started) return;
    const part = below[index];
    if (!part) return start();
    part.style.contentVisibility = "visible";
    whenIdle(() => layOutPart(index + 1));
  };
  const whenIdle = (then) => {
    requestIdleCallback(then, { timeout: Math.max(1, deadline - performance.now()) });
  };
  const start = () => {
    if (started) return;
    started = true;
    layOut();
    for (const name of intents) removeEventListener(name, start, true);
    for (const link of document.querySelectorAll('link[rel="app-modulepreload"]')) {
      link.rel = "modulepreload";
    }
    // Their rules stand in the page; a sheet that is switched off is not fetched.
    for (const link of document.querySelectorAll('link[rel="app-stylesheet"]')) {
      link.disabled = true;
      link.rel = "stylesheet";
    }
    // By now the first screen stands; pictures further down should not wait for the reader to reach them.
    if (!navigator.connection?.saveData) {
      for (const image of document.querySelectorAll('img[loading="lazy"]')) image.loading = "eager";
    }
    for (const inert of document.querySelectorAll('script[type^="app/"]')) {
      const live = document.createElement("script");
      if (inert.type === "app/module") live.type = "module";
      live.onerror = giveUp;
      live.textContent = inert.textContent;
      document.head.append(live);
      live.remove();
    }
  };
  const hold = (event) => {
    const control = event.target.closest?.("[data-live]");
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
    start();
    setTimeout(giveUp, 4000);
  };
  const release = () => {
    removeEventListener("click", hold, true);
    const control = held;
    held = null;
    return control;
  };
  const giveUp = () => {
    if (page.dataset.app === "live") return;
    const control = release();
    if (control?.href) location.assign(control.href);
  };
  addEventListener("app-live", () => release()?.click(), { once: true });
  addEventListener("click", hold, true);
  for (const name of intents) addEventListener(name, start, { capture: true, passive: true });
  // Who returns, or comes for a part of the page, is put in a place of the whole page.
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type !== "navigate" || visit.name.includes("#")) layOut();
  if (atOnce) start();
  // On a slow device everything can have arrived before anything is painted: only what a second frame finds is seen.
  const painted = (then) => {
    if (document.hidden) then();
    else requestAnimationFrame(() => requestAnimationFrame(then));
  };
  addEventListener("load", () => {
    painted(() => {
      deadline = performance.now() + patience;
      if ("requestIdleCallback" in window) whenIdle(() => layOutPart(0));
      else setTimeout(start, 1200);
    });
  });
})();
