import { loadScript } from "../loading/load-script.ts";

/** Prints the page at `data-print`, and loads the script at `data-on-click`. */
export function handleButtonClicks(): void {
  document.addEventListener("click", ({ target }) => handleButton(target));
}

function handleButton(target: EventTarget | null): void {
  const button =
    target instanceof Element && target.closest<HTMLElement>("[data-print], [data-on-click]");
  if (!button) return;
  if ("print" in button.dataset) print();
  else loadClicked(button);
}

/**
 * Loads the script that a button names and sets its `data-state` while it loads (`loading`) and when it fails
 * (`failed`); styles show the message beside the button. Another click retries.
 */
function loadClicked({ dataset }: HTMLElement): void {
  if (dataset.state === "loading") return;
  dataset.state = "loading";
  loadScript(dataset.onClick)?.addEventListener("error", () => {
    dataset.state = "failed";
  });
}
