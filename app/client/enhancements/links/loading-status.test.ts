// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hideLoadingStatusOnLeave, showLoadingStatus } from "./loading-status.ts";

const scrolled = vi.fn();

hideLoadingStatusOnLeave();
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

function click(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  showLoadingStatus(link);
}

/** Text of the loading status, or null. */
function statusText(): string | null {
  const note = document.querySelector<HTMLElement>("[data-loading-note]");
  // The content is dimmed while the status is shown.
  expect(document.querySelector("main")?.dataset.pending).toBe(note?.hidden ? undefined : "");
  return note?.hidden ? null : (note?.textContent ?? null);
}

test("the status appears after 150 ms, not at 149", () => {
  click("/articles");
  vi.advanceTimersByTime(149);
  expect(statusText()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(statusText()).toBe("The list");
  // The browser stores the scroll position for back navigation.
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ["/articles?page=2", "The list"],
  ["/articles/lasik-vs-prk", "An article"],
  ["/about", null],
  ["/articles-of-association", null],
])("the status while %s loads is %j", (path, words) => {
  click(path);
  vi.advanceTimersByTime(150);
  expect(statusText()).toBe(words);
});

test("a click on another link cancels the status", () => {
  click("/articles");
  click("/about");
  vi.advanceTimersByTime(1000);
  expect(statusText()).toBeNull();
});

test("the status is hidden when the page is left, so back navigation does not show it", () => {
  click("/articles");
  vi.advanceTimersByTime(150);
  dispatchEvent(new Event("pagehide"));
  expect(statusText()).toBeNull();
});

test("Escape, which stops a navigation, hides the status; another key does not", () => {
  click("/articles");
  vi.advanceTimersByTime(150);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(statusText()).toBe("The list");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(statusText()).toBeNull();
});

test("Escape cancels a status that has not appeared yet", () => {
  click("/articles");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  vi.advanceTimersByTime(1000);
  expect(statusText()).toBeNull();
});

test("a page without a status element follows the link", () => {
  document.body.innerHTML = "";
  click("/articles");
  vi.advanceTimersByTime(1000);
  expect(scrolled).not.toHaveBeenCalled();
});
