import { readStoredValue, removeStoredValue, storeValue } from "./loading/web-storage.ts";

/**
 * Acceptance of the terms. The checkbox below them and the banner above them both set it; the banner is hidden while the
 * terms are accepted. It is stored in localStorage and synchronised between tabs, or, when storage is blocked or full, it
 * lasts until the page is closed. The stored entry is exactly `"true"` (REQ-LEGAL-6).
 */
export function handleTermsAcceptance(): void {
  const banner = document.querySelector<HTMLElement>("[data-acceptance=banner]");
  const answer = document.querySelector<HTMLElement>("[data-acceptance=answer]");
  const box = answer?.querySelector<HTMLInputElement>("input");
  const status = answer?.querySelector<HTMLElement>("[role=status]");
  const key = answer?.dataset.key;
  if (!banner || !answer || !box || !status || !key) return;

  // The checkbox can be ticked before this script loads; the browser itself restores none.
  const early = box.checked;
  /** An answer that the browser could not store; null when there is none. */
  let unsaved: boolean | null = null;
  const update = () => {
    const accepted = unsaved ?? readStoredValue("localStorage", key) === String(true);
    box.checked = accepted;
    banner.hidden = accepted;
    dock(banner, answer);
    // An unchanged text is not announced.
    const words = [
      accepted ? status.dataset.accepted : status.dataset.withdrawn,
      unsaved === null ? status.dataset.stored : status.dataset.notStored,
    ];
    const text = words.join(" ");
    if (status.textContent !== text) status.textContent = text;
  };
  const setAccepted = (accepted: boolean) => {
    unsaved = store(key, accepted) ? null : accepted;
    update();
  };
  box.addEventListener("change", () => setAccepted(box.checked));
  banner.querySelector("button")?.addEventListener("click", ({ detail }) => {
    // The button is about to be hidden. For the keyboard (a click with detail 0) the focus moves to the checkbox.
    box.focus({ preventScroll: detail > 0 });
    setAccepted(true);
  });
  // The last change counts, in any tab. A null key means that the storage was cleared.
  addEventListener("storage", (event) => {
    if (event.key !== key && event.key !== null) return;
    unsaved = null;
    update();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) update();
  });
  const updateDock = () => dock(banner, answer);
  addEventListener("scroll", updateDock, { passive: true });
  new ResizeObserver(updateDock).observe(banner);
  update();
  if (early) setAccepted(true);
}

/**
 * Makes the banner sticky at the lower edge of the window between the first section and the checkbox, and sets
 * `--dock`, by which scroll margins grow (`base.css`), so that it does not cover anchors and the focus (WCAG 2.4.11).
 */
function dock(banner: HTMLElement, answer: HTMLElement): void {
  const { style } = document.documentElement;
  const question = banner.querySelector<HTMLElement>("section");
  const first = document.querySelector("[data-open]");
  const height = question?.offsetHeight ?? 0;
  const isBetween =
    first !== null &&
    first.getBoundingClientRect().bottom < innerHeight / 2 &&
    answer.getBoundingClientRect().top > innerHeight;
  // Windows of little height have nothing sticky.
  const sticks = getComputedStyle(document.documentElement).getPropertyValue("--stuck") !== "0";
  const docks = isBetween && sticks && !banner.hidden && height > 0;
  // Its container keeps its height.
  if (docks && !("docked" in banner.dataset))
    banner.style.minBlockSize = `${banner.offsetHeight}px`;
  banner.toggleAttribute("data-docked", docks);
  if (docks) style.setProperty("--dock", `${height}px`);
  else style.removeProperty("--dock");
}

/**
 * True when the browser has stored the answer. A full storage can still remove entries, and a missing entry means that the
 * terms are not accepted.
 */
function store(key: string, accepted: boolean): boolean {
  const isStored = storeValue("localStorage", key, String(accepted));
  return isStored || (!accepted && removeStoredValue("localStorage", key));
}
