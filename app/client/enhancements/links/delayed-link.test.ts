// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followDelayedLink } from "./delayed-link.ts";

const followed = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/");
  vi.spyOn(location, "assign").mockImplementation(followed);
  vi.stubGlobal("scrollTo", scrolled);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  followed.mockClear();
  scrolled.mockClear();
});

/** Clicks a link; true when the click is handled. */
function click(path: string, delay?: string): boolean {
  const link = document.createElement("a");
  link.href = path;
  if (delay) link.dataset.delay = delay;
  const event = new Event("click", { cancelable: true });
  expect(followDelayedLink(link, event)).toBe(event.defaultPrevented);
  return event.defaultPrevented;
}

test("the footer's link to the branches is followed after 500 ms, not at 499", () => {
  expect(click("/branches?lang=ar", "500")).toBe(true);
  vi.advanceTimersByTime(499);
  expect(followed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(followed).toHaveBeenCalledExactlyOnceWith(`${location.origin}/branches?lang=ar`);
});

test("two clicks count as one, and the last restarts the delay", () => {
  click("/branches", "500");
  vi.advanceTimersByTime(400);
  click("/branches", "500");
  vi.advanceTimersByTime(499);
  expect(followed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(followed).toHaveBeenCalledOnce();
});

test("a click on another link cancels the delayed one", () => {
  click("/branches", "500");
  expect(click("/about")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(followed).not.toHaveBeenCalled();
});

test("a page from the back/forward cache does not navigate by itself", () => {
  click("/branches", "500");
  dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(1000);
  expect(followed).not.toHaveBeenCalled();
});

test("on the branches page the link scrolls to the top after the same delay", () => {
  history.replaceState(null, "", "/branches");
  click("/branches", "500");
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(followed).not.toHaveBeenCalled();
});
