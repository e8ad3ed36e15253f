/**
 * The reader's answer to the terms (B§2, B§4): the box below them and the banner over them both set it, the banner
 * leaves once it is yes, and taking the tick away brings it back. It is kept in the browser, the same in every tab, or,
 * where storage is blocked or full, for as long as the page lives. The stored entry is exactly `"true"` (D45).
 */
export function acceptance(): void {
  const banner = document.querySelector<HTMLElement>("[data-acceptance=banner]");
  const answer = document.querySelector<HTMLElement>("[data-acceptance=answer]");
  const box = answer?.querySelector<HTMLInputElement>("input");
  const status = answer?.querySelector<HTMLElement>("[role=status]");
  const key = answer?.dataset.key;
  if (!banner || !answer || !box || !status || !key) return;

  /** An answer that the browser refused to keep; null when there is none. */
  let unkept: boolean | null = null;
  let shown = false;
  const draw = () => {
    const accepted = unkept ?? read(key) === String(true);
    box.checked = accepted;
    answer.hidden = false;
    banner.hidden = accepted;
    dock(banner);
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
  new ResizeObserver(() => dock(banner)).observe(banner);
  draw();
}

/** Tells the page how much of its lower edge is covered: anchors and the keyboard's place stay above it (WCAG 2.4.11). */
function dock(banner: HTMLElement): void {
  const { style } = document.documentElement;
  // While it is hidden it keeps its place at the end of the page and covers nothing.
  const question = banner.hidden ? null : banner.querySelector<HTMLElement>("aside");
  const height = question?.offsetHeight ?? 0;
  if (height > 0) style.setProperty("--dock", `${height}px`);
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
