(() => {
  const intents = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];
  const page = document.documentElement;
  const atOnce = "now" in document.currentScript.dataset;
  let started = false;
  let held = null;
  const start = () => {
    if (started) return;
    started = true;
    for (const name of intents) removeEventListener(name, start, true);
    for (const link of document.querySelectorAll('link[rel="app-modulepreload"]')) {
      link.rel = "modulepreload";
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
  if (atOnce) start();
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 1200);
  });
})();
