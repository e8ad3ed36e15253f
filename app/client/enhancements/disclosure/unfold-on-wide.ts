import { narrowScreen } from "~/styles/breakpoints.ts";

/** Opens `<details data-unfold-on-wide>`, which are closed on phones, in wide windows; they can be closed there too. */
export function openDetailsOnWideScreens(): void {
  if (matchMedia(narrowScreen).matches) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("[data-unfold-on-wide]"))
    fold.open = true;
}
