/**
 * The reader's answer to the terms: the box below them and the banner over them both set it, the banner
 * leaves once it is yes, and taking the tick away brings it back. It is kept in the browser, the same in every tab, or,
 * where storage is blocked or full, for as long as the page lives. The stored entry is exactly `"true"` (REQ-LEGAL-6).
 */
export function acceptance(): void {
  const banner = document.querySelector<HTMLElement>("[data-acceptance=banner]");
  const answer = document.querySelector<HTMLElement>("[data-acceptance=answer]");
  const box = answer?.querySelector<HTMLInputElement>("input");
  const status = answer?.querySelector<HTMLElement>("[role=status]");
  const key = answer?.dataset.key;
  if (!banner || !answer || !box || !status || !key) return;

  // The box can be ticked before this script is there; the browser itself ticks none.
  const early = box.checked;
  /** An answer that the browser refused to keep; null when there is none. */
  let unkept: boolean | null = null;
  let shown = false;
  const draw = () => {
    const accepted = unkept ?? read(key) === String(true);
    box.checked = accepted;
    banner.hidden = accepted;
    dock(banner, answer);
    // What is said when the page comes is no news.
    const words = [
      accepted ? status.dataset.accepted : status.dataset.withdrawn,
      unkept === null ? status.dataset.kept : status.dataset.notKept,
    ];
    const text = words.join(" ");
    if (!shown || status.textContent !== text) status.textContent = text;
    shown = true;
  };
  const give = (accepted: boolean) => {
    unkept = store(key, accepted) ? null : accepted;
    draw();
  };
  box.addEventListener("change", () => give(box.checked));
  banner.querySelector("button")?.addEventListener("click", ({ detail }) => {
    // The button is about to leave. A keyboard (a click without presses) goes on in sight; for a pointer nothing moves.
    box.focus({ preventScroll: detail > 0 });
    give(true);
  });
  // The last answer counts, whichever tab it was given in. A null key means that everything was cleared.
  addEventListener("storage", (event) => {
    if (event.key !== key && event.key !== null) return;
    unkept = null;
    draw();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) draw();
  });
  const look = () => dock(banner, answer);
  addEventListener("scroll", look, { passive: true });
  new ResizeObserver(look).observe(banner);
  draw();
  if (early) give(true);
}

/**
 * The question goes to the lower edge of the window between the first section and the box, and tells the page how much it
 * covers there: anchors and the keyboard's place stay above it (WCAG 2.4.11).
 */
function dock(banner: HTMLElement, answer: HTMLElement): void {
  const { style } = document.documentElement;
  const question = banner.querySelector<HTMLElement>("aside");
  const first = document.querySelector("[data-open]");
  const height = question?.offsetHeight ?? 0;
  const isBetween =
    first !== null &&
    first.getBoundingClientRect().bottom < innerHeight / 2 &&
    answer.getBoundingClientRect().top > innerHeight;
  // In a low window nothing sticks.
  const sticks = getComputedStyle(document.documentElement).getPropertyValue("--stuck") !== "0";
  const docks = isBetween && sticks && !banner.hidden && height > 0;
  // Its place in the text stays as high as it was.
  if (docks && !("docked" in banner.dataset))
    banner.style.minBlockSize = `${banner.offsetHeight}px`;
  banner.toggleAttribute("data-docked", docks);
  if (docks) style.setProperty("--dock", `${height}px`);
  else style.removeProperty("--dock");
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** True when the browser keeps the answer. */
function store(key: string, accepted: boolean): boolean {
  try {
    localStorage.setItem(key, String(accepted));
    return true;
  } catch {
    return !accepted && remove(key);
  }
}

/** A full storage takes nothing more but still lets go, and without an entry the terms are not accepted either. */
function remove(key: string): boolean {
  try {
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
