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

/** Presses a link; true when the press is answered here. */
function press(path: string, delay?: string): boolean {
  const link = document.createElement("a");
  link.href = path;
  if (delay) link.dataset.delay = delay;
  const event = new Event("click", { cancelable: true });
  expect(followDelayedLink(link, event)).toBe(event.defaultPrevented);
  return event.defaultPrevented;
}

test("the footer's way to the branches is followed after 500 ms: not at 499", () => {
  expect(press("/branches?lang=ar", "500")).toBe(true);
  vi.advanceTimersByTime(499);
  expect(followed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(followed).toHaveBeenCalledExactlyOnceWith(`${location.origin}/branches?lang=ar`);
});

test("two presses are one, counted from the last", () => {
  press("/branches", "500");
  vi.advanceTimersByTime(400);
  press("/branches", "500");
  vi.advanceTimersByTime(499);
  expect(followed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(followed).toHaveBeenCalledOnce();
});

test("who presses another link meanwhile goes there alone", () => {
  press("/branches", "500");
  expect(press("/about")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(followed).not.toHaveBeenCalled();
});

test("a page that was left goes nowhere when it comes back", () => {
  press("/branches", "500");
  dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(1000);
  expect(followed).not.toHaveBeenCalled();
});

test("on the branches' own page it leads to the top, as late", () => {
  history.replaceState(null, "", "/branches");
  press("/branches", "500");
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(followed).not.toHaveBeenCalled();
});
