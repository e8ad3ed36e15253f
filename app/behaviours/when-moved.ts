const movements = ["scroll", "pointerover", "touchstart", "keydown"];

/** Fetches the script that the page's own names as `data-later`, once, at the reader's first movement. */
export function whenMoved(): void {
  const later = document.querySelector<HTMLElement>("script[data-later]")?.dataset.later;
  if (!later) return;
  const load = () => {
    for (const name of movements) removeEventListener(name, load);
    const script = document.createElement("script");
    script.src = later;
    document.head.append(script);
  };
  for (const name of movements) addEventListener(name, load, { passive: true });
  if (scrollY > 0 || location.hash) load();
}
