// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  history.replaceState(null, "", "/about");
  document.head.innerHTML = "";
  // Appending the element would load the script.
  vi.spyOn(document.head, "append").mockImplementation((script) => added.push(script as Element));
});
afterEach(() => {
  // An interaction removes the listeners of the previous test.
  dispatchEvent(new Event("scroll"));
  added.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const added: Element[] = [];

/** Starts it as on a new page. */
async function start(): Promise<void> {
  vi.resetModules();
  (await import("./on-first-interaction.ts")).onFirstInteraction();
}

async function open(): Promise<void> {
  document.body.innerHTML =
    '<script type="text/plain" data-on-interaction="/assets/later.js"></script>';
  await start();
}

test("nothing is loaded before an interaction", async () => {
  await open();
  expect(added).toEqual([]);
});

test.each(["scroll", "pointerdown", "keydown"])(
  "the first %s loads the script once",
  async (name) => {
    await open();
    dispatchEvent(new Event(name));
    expect(added).toHaveLength(1);
    for (const again of [name, "scroll", "keydown"]) dispatchEvent(new Event(again));
    expect(added.map((script) => script.getAttribute("src"))).toEqual(["/assets/later.js"]);
  },
);

test.each([
  ["ar", 1],
  ["en", 0],
])(
  "a page in English loads the script at once when the stored language is %s",
  async (stored, count) => {
    document.documentElement.lang = "en";
    localStorage.setItem("language", stored);
    await open();
    localStorage.clear();
    expect(added).toHaveLength(count);
  },
);

test("a pointer that rests on the page is no interaction", async () => {
  await open();
  dispatchEvent(new MouseEvent("pointermove"));
  expect(added).toEqual([]);
  const moved = new MouseEvent("pointermove");
  Object.defineProperty(moved, "movementX", { value: 3 });
  dispatchEvent(moved);
  expect(added).toHaveLength(1);
});

test("a fragment or a restored scroll position counts as an interaction", async () => {
  history.replaceState(null, "", "/about#gallery");
  await open();
  expect(added).toHaveLength(1);
  history.replaceState(null, "", "/about");
  vi.stubGlobal("scrollY", 1);
  await open();
  expect(added).toHaveLength(2);
});

test("every named script is loaded, and a failed one once more by the next call", async () => {
  document.body.innerHTML =
    '<script type="text/plain" data-on-interaction="/assets/later.js"></script><p data-on-interaction="/assets/count.js"></p>';
  await start();
  dispatchEvent(new Event("scroll"));
  const { loadInteractionScripts } = await import("./on-first-interaction.ts");
  expect(loadInteractionScripts()).toBe(added[0]);
  added[1]?.dispatchEvent(new Event("error"));
  loadInteractionScripts();
  const addresses = added.map((script) => script.getAttribute("src"));
  expect(addresses).toEqual(["/assets/later.js", "/assets/count.js", "/assets/count.js"]);
});

test("a page that names no script loads none", async () => {
  document.body.innerHTML = "";
  await start();
  dispatchEvent(new Event("scroll"));
  expect(added).toEqual([]);
});
