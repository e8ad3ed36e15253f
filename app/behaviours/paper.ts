/**
 * Prints what the button around `target` names (`data-print`): while the browser prints, the page's root carries the
 * name as `data-paper`, and style rules for paper ask for it. The browser's own command names nothing: it prints the page.
 */
export function printPressed(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-print]");
  if (!button) return;
  const { dataset } = document.documentElement;
  dataset.paper = button.dataset.print;
  addEventListener("afterprint", () => delete dataset.paper, { once: true });
  print();
}
