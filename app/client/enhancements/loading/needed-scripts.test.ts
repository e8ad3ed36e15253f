// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadNeededScripts } from "./needed-scripts.ts";

const added: string[] = [];
let narrow = false;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: narrow }));
  vi.spyOn(window, "addEventListener");
  // Appending the element would load the script.
  vi.spyOn(document.head, "append").mockImplementation((script) =>
    added.push(new URL((script as HTMLScriptElement).src).pathname),
  );
});
afterEach(() => {
  for (const [name, listener] of vi.mocked(addEventListener).mock.calls)
    removeEventListener(name, listener as EventListener);
  added.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(markup: string): void {
  document.body.innerHTML = markup;
  loadNeededScripts();
}

/** Makes the content of every carousel this much wider or higher than its box. */
function overflow(by: number, size: "scrollWidth" | "scrollHeight"): void {
  for (const carousel of document.querySelectorAll("[data-carousel]"))
    Object.defineProperty(carousel, size, { value: by, configurable: true });
}

const reading = '<div data-collapsible="one" data-script="/sections.js"></div>';
const carousels = '<ul data-carousel data-script="/carousel.js"></ul>'.repeat(2);

test("a wide window loads no disclosure script until it becomes narrow, and then once", () => {
  narrow = false;
  open(reading);
  expect(added).toEqual([]);
  narrow = true;
  for (let turn = 0; turn < 2; turn += 1) dispatchEvent(new Event("resize"));
  expect(added).toEqual(["/sections.js"]);
});

test("a narrow window loads the disclosure script at once", () => {
  narrow = true;
  open(reading);
  expect(added).toEqual(["/sections.js"]);
});

test.each(["scrollWidth", "scrollHeight"] as const)(
  "a carousel loads its script once its %s overflows, and two carousels load it once",
  (size) => {
    narrow = true;
    open(carousels);
    expect(added).toEqual([]);
    overflow(10, size);
    for (let turn = 0; turn < 2; turn += 1) dispatchEvent(new Event("resize"));
    expect(added).toEqual(["/carousel.js"]);
  },
);
