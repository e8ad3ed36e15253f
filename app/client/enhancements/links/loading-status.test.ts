// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hideLoadingStatus, showLoadingStatus } from "./loading-status.ts";

const scrolled = vi.fn();

hideLoadingStatus();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", scrolled);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  document.body.innerHTML =
    '<main><div hidden data-loading-note data-path="/articles" data-list="The list" data-article="An article"><p></p></div></main>';
});
afterEach(() => {
  dispatchEvent(new Event("pagehide"));
  scrolled.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  showLoadingStatus(link);
}

/** What the page says of its coming, or null. */
function said(): string | null {
  const note = document.querySelector<HTMLElement>("[data-loading-note]");
  // While it is said, the page that is left gives way.
  expect(document.querySelector("main")?.dataset.pending).toBe(note?.hidden ? undefined : "");
  return note?.hidden ? null : (note?.textContent ?? null);
}

test("articles that come within 150 ms say nothing: at 149 nothing, at 150 they load", () => {
  press("/articles");
  vi.advanceTimersByTime(149);
  expect(said()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(said()).toBe("The list");
  // The browser remembers how far the page was scrolled, for the way back.
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ["/articles?page=2", "The list"],
  ["/articles/lasik-vs-prk", "An article"],
  ["/about", null],
  ["/articles-of-association", null],
])("on the way to %s the page says %s", (path, words) => {
  press(path);
  vi.advanceTimersByTime(150);
  expect(said()).toBe(words);
});

test("who presses another link meanwhile waits for no article", () => {
  press("/articles");
  press("/about");
  vi.advanceTimersByTime(1000);
  expect(said()).toBeNull();
});

test("the note leaves with the page, so it is not there on the way back", () => {
  press("/articles");
  vi.advanceTimersByTime(150);
  dispatchEvent(new Event("pagehide"));
  expect(said()).toBeNull();
});

test("Escape, which stops a page on its way, ends the note; another key does not", () => {
  press("/articles");
  vi.advanceTimersByTime(150);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(said()).toBe("The list");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(said()).toBeNull();
});

test("Escape before it appears keeps it away", () => {
  press("/articles");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  vi.advanceTimersByTime(1000);
  expect(said()).toBeNull();
});

test("a page without the note follows the link and says nothing", () => {
  document.body.innerHTML = "";
  press("/articles");
  vi.advanceTimersByTime(1000);
  expect(scrolled).not.toHaveBeenCalled();
});
