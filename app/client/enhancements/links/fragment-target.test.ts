// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openFragmentTarget, scrollToFragment } from "./fragment-target.ts";

const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(scrolled);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.body.innerHTML =
    '<section id="gallery" data-visible="false"></section><details><p id="answer"></p></details>';
});
afterEach(() => {
  document.body.innerHTML = "";
  scrolled.mockClear();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = () => document.querySelector("details") as HTMLDetailsElement;

/** Clicks a fragment link; true when the browser is left to scroll there. */
function goTo(hash: string): boolean {
  const link = document.createElement("a");
  link.href = `/about${hash}`;
  const event = new Event("click", { cancelable: true });
  return scrollToFragment(link, event) && !event.defaultPrevented;
}

const behaviour = () => document.documentElement.style.scrollBehavior;

test("the browser scrolls smoothly to a fragment, and smooth scrolling is off again after 100 ms", () => {
  history.replaceState(null, "", "/about");
  expect(goTo("#gallery")).toBe(true);
  expect(behaviour()).toBe("smooth");
  vi.advanceTimersByTime(99);
  expect(behaviour()).toBe("smooth");
  vi.advanceTimersByTime(1);
  expect(behaviour()).toBe("");
});

test("a second click scrolls there again, in either language", () => {
  history.replaceState(null, "", "/about?lang=ar#gallery");
  expect(goTo("?lang=ar#gallery")).toBe(true);
  expect(goTo("#gallery")).toBe(true);
});

test("the page jumps with reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/about");
  expect(goTo("#gallery")).toBe(true);
  expect(behaviour()).toBe("");
});

test("content that waits for its reveal animation is shown when it is the target", () => {
  history.replaceState(null, "", "/about");
  goTo("#gallery");
  expect(document.querySelector("[data-visible]")).toBeNull();
});

test.each(["#nowhere", "#%E0%A4%A"])("a fragment without a target, %s, throws no error", (hash) => {
  history.replaceState(null, "", "/about");
  expect(goTo(hash)).toBe(true);
  history.replaceState(null, "", `/about${hash}`);
  openFragmentTarget();
  vi.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
});

test("another page, and another query, are not fragments of this page", () => {
  history.replaceState(null, "", "/faq");
  expect(goTo("#gallery")).toBe(false);
  history.replaceState(null, "", "/about?branch=sur");
  expect(goTo("#gallery")).toBe(false);
});

test("the details element of the fragment opens, and after 100 ms the page scrolls there", () => {
  history.replaceState(null, "", "/about#answer");
  openFragmentTarget();
  expect(answer().open).toBe(true);
  vi.advanceTimersByTime(99);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: "smooth" });
});

test("a fragment link opens the details element too, and scrolls instantly with reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/about");
  openFragmentTarget();
  expect(answer().open).toBe(false);
  history.replaceState(null, "", "/about#answer");
  dispatchEvent(new Event("hashchange"));
  vi.advanceTimersByTime(100);
  expect(answer().open).toBe(true);
  expect(scrolled).toHaveBeenCalledWith({ behavior: "instant" });
});

test("the page does not scroll again when the target is already open", () => {
  history.replaceState(null, "", "/about#gallery");
  openFragmentTarget();
  vi.runAllTimers();
  answer().open = true;
  history.replaceState(null, "", "/about#answer");
  dispatchEvent(new Event("hashchange"));
  vi.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
});
