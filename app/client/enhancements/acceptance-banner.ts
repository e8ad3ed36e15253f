import { readStoredValue } from "./loading/web-storage.ts";

/**
 * Shows the question above the terms, unless they are accepted, before `handleTermsAcceptance` is loaded. It is the
 * first element of the acceptance; a longer selector exceeds the budget of the page script.
 */
export function showAcceptanceBanner(): void {
  const banner = document.querySelector<HTMLElement>("[data-acceptance]");
  if (banner) banner.hidden = readStoredValue("localStorage", banner.dataset.key) === "true";
}

/** Checks the checkbox on a click in the banner; `handleTermsAcceptance` stores that when it loads later. */
export function acceptEarly(): void {
  document.querySelector("[data-acceptance=banner] button")?.addEventListener("click", () => {
    const box = document.querySelector<HTMLInputElement>("[data-acceptance=answer] input");
    if (box) box.checked = true;
  });
}
