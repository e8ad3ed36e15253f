// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { correctScrollPosition, restorePageState, storePageState } from "./page-state.ts";

const scrolled = vi.fn();

/** Position of each block, in pixels below the top of the window. */
let tops: Record<string, number> = {};

beforeEach(() => {
  history.replaceState(null, "", "/faq");
  vi.stubGlobal("scrollY", 900);
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("scrollBy", scrolled);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.tagName === "HEADER") return new DOMRect(0, 0, 9, 60);
    return new DOMRect(0, tops[this.id] ?? -9999, 9, 20);
  });
  document.body.innerHTML =
    '<header></header><main><h2 id="a"></h2><p id="b"></p><p id="c"></p><h2 id="d"></h2></main>';
});
afterEach(() => {
  sessionStorage.clear();
  scrolled.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Switches to the page in the other language, where blocks have other positions. */
function switchLanguage(before: Record<string, number>, after: Record<string, number>): void {
  tops = before;
  storePageState();
  tops = after;
  restorePageState();
}

test("the visible heading keeps its position when the text above it is longer", () => {
  switchLanguage({ b: 80, c: 200, d: 400 }, { b: 500, c: 700, d: 1400 });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 1000);
});

test("without a visible heading the first block counts", () => {
  switchLanguage({ a: 20, b: 59, c: 60, d: 800 }, { c: 90 });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 30);
});

test("sticky blocks are ignored", () => {
  document.getElementById("a")?.style.setProperty("position", "sticky");
  switchLanguage({ a: 80, d: 400 }, { a: 80, d: 900 });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 500);
});

test("open and closed elements are restored, and content of closed ones is ignored", () => {
  const page = (open: string) => {
    document.body.innerHTML = `<main><details ${open}><summary>1</summary><h3 id="a"></h3></details>
      <section data-open="${open === "open"}"></section><p id="b"></p></main>`;
  };
  page("open");
  document.querySelector("details")?.removeAttribute("open");
  tops = { a: 100, b: 300 };
  storePageState();
  page("open");
  tops = { a: 100, b: 700 };
  restorePageState();
  expect(document.querySelector("details")?.open).toBe(false);
  expect(document.querySelector<HTMLElement>("section")?.dataset.open).toBe("true");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 400);
});

test("the position is corrected after late fonts, unless the visitor has scrolled", () => {
  switchLanguage({ d: 400 }, { d: 900 });
  scrolled.mockClear();
  tops = { d: 450 };
  correctScrollPosition();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 50);
  switchLanguage({ d: 400 }, { d: 400 });
  scrolled.mockClear();
  tops = { d: -700 };
  correctScrollPosition();
  expect(scrolled).not.toHaveBeenCalled();
});

test("without a visible block the last one above counts", () => {
  switchLanguage({ a: -900, b: -500, c: -300, d: 2000 }, { a: -900, b: -500, c: 100, d: 2000 });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 400);
});

test("at the top of the page nothing is stored", () => {
  vi.stubGlobal("scrollY", 0);
  switchLanguage({ d: 400 }, { d: 900 });
  expect(scrolled).not.toHaveBeenCalled();
});

test("a position is used once, and on its own page only", () => {
  switchLanguage({ d: 400 }, { d: 900 });
  correctScrollPosition();
  scrolled.mockClear();
  restorePageState();
  expect(scrolled).not.toHaveBeenCalled();
  tops = { d: 400 };
  storePageState();
  history.replaceState(null, "", "/about");
  restorePageState();
  correctScrollPosition();
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  "{",
  "null",
  '{"path":"/faq","kind":"<","index":0,"top":1}',
  '{"path":"/faq","kind":"main","index":7,"top":1}',
])("an invalid entry, %s, changes nothing", (entry) => {
  sessionStorage.setItem("place", entry);
  restorePageState();
  expect(scrolled).not.toHaveBeenCalled();
});

test("without storage the page opens at its top", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, clear() {} });
  switchLanguage({ d: 400 }, { d: 900 });
  expect(scrolled).not.toHaveBeenCalled();
});
