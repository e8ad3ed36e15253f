// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReadingSections } from "~/components/layout/reading-sections.tsx";
import { handleCollapsibleSections } from "./collapsible-sections.ts";

const scrolled = vi.fn();

/** The result of `matchMedia` for the width of the window. */
const screen = Object.assign(new EventTarget(), { matches: true });

function resizeWindow(narrow: boolean): void {
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
  // Listeners of the previous test must find nothing to move.
  document.body.innerHTML = "";
  scrolled.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const parts = ["use", "sharing", "rights"].map((id) => ({ id, title: id, content: `On ${id}.` }));

function open(mode: "one" | "independent"): void {
  document.body.innerHTML = renderToStaticMarkup(<ReadingSections parts={parts} mode={mode} />);
  handleCollapsibleSections();
}

const heading = (id: string) => document.querySelector(`#${id} [data-toggle]`) as HTMLElement;
const text = (id: string) => document.querySelector(`#${id}-text`) as HTMLElement;

/** The open sections. */
function opened(): string[] {
  return parts.flatMap(({ id }) => {
    const isOpen = heading(id).getAttribute("aria-expanded") === "true";
    // aria-expanded and visibility agree.
    expect(text(id).hasAttribute("hidden")).toBe(!isOpen);
    return isOpen ? [id] : [];
  });
}

/** True when the click was handled and the link was not followed. */
function click(id: string, init: MouseEventInit = {}): boolean {
  return !heading(id).dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...init }),
  );
}

test("with one section at a time, opening a section closes the other, and a second click closes it", () => {
  open("one");
  expect(opened()).toEqual(["use"]);
  expect(click("sharing")).toBe(true);
  expect(opened()).toEqual(["sharing"]);
  click("sharing");
  expect(opened()).toEqual([]);
});

test("independent sections open and close by themselves", () => {
  open("independent");
  click("rights");
  expect(opened()).toEqual(["use", "rights"]);
  click("use");
  expect(opened()).toEqual(["rights"]);
});

test("a heading has aria-expanded and aria-controls", () => {
  open("one");
  expect(heading("sharing").getAttribute("role")).toBe("button");
  expect(heading("sharing").getAttribute("aria-controls")).toBe("sharing-text");
});

test("Space toggles a section too, other keys do not", () => {
  open("one");
  const type = (key: string) =>
    heading("rights").dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  expect(type("x")).toBe(true);
  expect(opened()).toEqual(["use"]);
  expect(type(" ")).toBe(false);
  expect(opened()).toEqual(["rights"]);
});

test("a click that opens a new tab follows the link", () => {
  open("one");
  expect(click("rights", { ctrlKey: true })).toBe(false);
  expect(opened()).toEqual(["use"]);
});

test("an opened section keeps its position in the window", () => {
  open("one");
  const tops = [700, 200];
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, tops.shift() ?? 0, 9, 9),
  );
  click("rights");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: -500, behavior: "instant" });
});

test("the section of the fragment is open, also after the fragment changes", () => {
  history.replaceState(null, "", "#rights");
  open("one");
  expect(opened()).toEqual(["rights"]);
  history.replaceState(null, "", "#sharing");
  dispatchEvent(new Event("hashchange"));
  expect(opened()).toEqual(["sharing"]);
  dispatchEvent(new Event("hashchange"));
  expect(opened()).toEqual(["sharing"]);
});

test("the browser's find-in-page finds text in a closed section and opens it", () => {
  open("one");
  expect(text("sharing").getAttribute("hidden")).toBe("until-found");
  text("sharing").dispatchEvent(new Event("beforematch"));
  expect(opened()).toEqual(["sharing"]);
});

test("on a wide screen all sections are open, and the heading is a link to its section", () => {
  screen.matches = false;
  open("one");
  expect(document.querySelectorAll("[hidden], [role=button], [aria-expanded]")).toHaveLength(0);
  expect(heading("rights").getAttribute("href")).toBe("#rights");
  expect(click("rights")).toBe(false);
});

test("a wider window opens all sections, and a narrower one restores the former state", () => {
  open("one");
  click("rights");
  resizeWindow(false);
  expect(document.querySelectorAll("[hidden]")).toHaveLength(0);
  resizeWindow(true);
  expect(opened()).toEqual(["rights"]);
});
