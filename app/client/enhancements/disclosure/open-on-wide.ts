import { narrowScreen } from "~/styles/breakpoints.ts";

/** Opens `<details data-open-on-wide>`, which are closed on phones, in wide windows; they can be closed there too. */
export function openDetailsOnWideScreens(): void {
  if (matchMedia(narrowScreen).matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>("[data-open-on-wide]"))
    details.open = true;
}
