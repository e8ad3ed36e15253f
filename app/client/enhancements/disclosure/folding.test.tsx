// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReadingSections } from "~/components/layout/reading-sections.tsx";
import { foldSections } from "./folding.ts";

const scrolled = vi.fn();

/** The window's width, as `matchMedia` tells it. */
const screen = Object.assign(new EventTarget(), { matches: true });

function turnScreen(narrow: boolean): void {
  screen.matches = narrow;
  screen.dispatchEvent(new Event("change"));
}

beforeEach(() => {
  screen.matches = true;
  history.replaceState(null, "", "/terms");
  vi.stubGlobal("matchMedia", () => screen);
  vi.stubGlobal("scrollBy", scrolled);
});
afterEach(() => {
  // What the page of one test still hears must find nothing to move.
  document.body.innerHTML = "";
  scrolled.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const parts = ["use", "sharing", "rights"].map((id) => ({ id, title: id, content: `On ${id}.` }));

function open(mode: "one" | "independent"): void {
  document.body.innerHTML = renderToStaticMarkup(<ReadingSections parts={parts} mode={mode} />);
  foldSections();
}

const heading = (id: string) => document.querySelector(`#${id} [data-fold]`) as HTMLElement;
const text = (id: string) => document.querySelector(`#${id}-text`) as HTMLElement;

/** The sections that are open. */
function opened(): string[] {
  return parts.flatMap(({ id }) => {
    const isOpen = heading(id).getAttribute("aria-expanded") === "true";
    // What is said and what is shown are one.
    expect(text(id).hasAttribute("hidden")).toBe(!isOpen);
    return isOpen ? [id] : [];
  });
}

/** True when the press was answered here and not left to the link. */
function press(id: string, init: MouseEventInit = {}): boolean {
  return !heading(id).dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...init }),
  );
}

test("one at a time: opening a section closes the other, pressing it again closes it", () => {
  open("one");
  expect(opened()).toEqual(["use"]);
  expect(press("sharing")).toBe(true);
  expect(opened()).toEqual(["sharing"]);
  press("sharing");
  expect(opened()).toEqual([]);
});

test("independent: each section opens and closes for itself", () => {
  open("independent");
  press("rights");
  expect(opened()).toEqual(["use", "rights"]);
  press("use");
  expect(opened()).toEqual(["rights"]);
});

test("a heading that opens and closes says so, and what it opens", () => {
  open("one");
  expect(heading("sharing").getAttribute("role")).toBe("button");
  expect(heading("sharing").getAttribute("aria-controls")).toBe("sharing-text");
});

test("it answers to Space as well, and to no other letter", () => {
  open("one");
  const type = (key: string) =>
    heading("rights").dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  expect(type("x")).toBe(true);
  expect(opened()).toEqual(["use"]);
  expect(type(" ")).toBe(false);
  expect(opened()).toEqual(["rights"]);
});

test("a press that opens a new tab is left to the link", () => {
  open("one");
  expect(press("rights", { ctrlKey: true })).toBe(false);
  expect(opened()).toEqual(["use"]);
});

test("the section that the reader opens stays where it is in the window", () => {
  open("one");
  const tops = [700, 200];
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, tops.shift() ?? 0, 9, 9),
  );
  press("rights");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: -500, behavior: "instant" });
});

test("the section that the address names is open, also when it is named later", () => {
  history.replaceState(null, "", "#rights");
  open("one");
  expect(opened()).toEqual(["rights"]);
  history.replaceState(null, "", "#sharing");
  dispatchEvent(new Event("hashchange"));
  expect(opened()).toEqual(["sharing"]);
  dispatchEvent(new Event("hashchange"));
  expect(opened()).toEqual(["sharing"]);
});

test("a closed section stays within reach of the browser's search, and a match opens it", () => {
  open("one");
  expect(text("sharing").getAttribute("hidden")).toBe("until-found");
  text("sharing").dispatchEvent(new Event("beforematch"));
  expect(opened()).toEqual(["sharing"]);
});

test("on a wide screen nothing is hidden, and the heading is a link to its section", () => {
  screen.matches = false;
  open("one");
  expect(document.querySelectorAll("[hidden], [role=button], [aria-expanded]")).toHaveLength(0);
  expect(heading("rights").getAttribute("href")).toBe("#rights");
  expect(press("rights")).toBe(false);
});

test("turning the screen opens everything and folds it up as it was", () => {
  open("one");
  press("rights");
  turnScreen(false);
  expect(document.querySelectorAll("[hidden]")).toHaveLength(0);
  turnScreen(true);
  expect(opened()).toEqual(["rights"]);
});
