import { narrowScreen } from "../loading/narrow-screen.ts";

/** What is folded on a phone (`data-unfold-on-wide`) is open where the window has room for it, and can be closed there too. */
export function openDetailsOnWideScreens(): void {
  if (matchMedia(narrowScreen).matches) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("[data-unfold-on-wide]"))
    fold.open = true;
}
