import { fetchScript } from "./fetch-script.ts";

/**
 * Fetches the script that a button names as `data-press` when it is pressed. Beside the button stands what is shown while
 * the script comes (`data-when="loading"`) and when it did not (`"failed"`); another press tries again.
 */
export function pressScript(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-press]")) {
    let isComing = false;
    const tell = (state: string) => {
      isComing = state === "loading";
      for (const part of button.parentElement?.querySelectorAll<HTMLElement>("[data-when]") ?? [])
        part.hidden = part.dataset.when !== state;
    };
    button.addEventListener("click", () => {
      if (isComing) return;
      tell("loading");
      fetchScript(button.dataset.press)?.addEventListener("error", () => tell("failed"));
    });
  }
}
