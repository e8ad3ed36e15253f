// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onFirstInteraction } from "./on-first-interaction.ts";

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

function open(): void {
  document.body.innerHTML = '<script type="text/plain" data-later="/assets/later.js"></script>';
  onFirstInteraction();
}

test("nothing is loaded before an interaction", () => {
  open();
  expect(added).toEqual([]);
});

test.each(["scroll", "pointerdown", "keydown"])("the first %s loads the script once", (name) => {
  open();
  dispatchEvent(new Event(name));
  expect(added).toHaveLength(1);
  for (const again of [name, "scroll", "keydown"]) dispatchEvent(new Event(again));
  expect(added.map((script) => script.getAttribute("src"))).toEqual(["/assets/later.js"]);
});

test("a pointer that rests on the page is no interaction", () => {
  open();
  dispatchEvent(new MouseEvent("pointermove"));
  expect(added).toEqual([]);
  const moved = new MouseEvent("pointermove");
  Object.defineProperty(moved, "movementX", { value: 3 });
  dispatchEvent(moved);
  expect(added).toHaveLength(1);
});

test("a fragment or a restored scroll position counts as an interaction", () => {
  history.replaceState(null, "", "/about#gallery");
  open();
  expect(added).toHaveLength(1);
  history.replaceState(null, "", "/about");
  vi.stubGlobal("scrollY", 1);
  open();
  expect(added).toHaveLength(2);
});

test("a page that names no script loads none", () => {
  document.body.innerHTML = "";
  onFirstInteraction();
  dispatchEvent(new Event("scroll"));
  expect(added).toEqual([]);
});
