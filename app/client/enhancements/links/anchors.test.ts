// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goInPage, namedParts } from "./anchors.ts";

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

/** Goes to a part of the page as a link would; true when the browser is left to go there. */
function goTo(hash: string): boolean {
  const link = document.createElement("a");
  link.href = `/about${hash}`;
  const event = new Event("click", { cancelable: true });
  return goInPage(link, event) && !event.defaultPrevented;
}

const behaviour = () => document.documentElement.style.scrollBehavior;

test("to a part of the page the browser goes itself, smoothly, and is as it was after 100 ms", () => {
  history.replaceState(null, "", "/about");
  expect(goTo("#gallery")).toBe(true);
  expect(behaviour()).toBe("smooth");
  vi.advanceTimersByTime(99);
  expect(behaviour()).toBe("smooth");
  vi.advanceTimersByTime(1);
  expect(behaviour()).toBe("");
});

test("it goes there again, in either language", () => {
  history.replaceState(null, "", "/about?lang=ar#gallery");
  expect(goTo("?lang=ar#gallery")).toBe(true);
  expect(goTo("#gallery")).toBe(true);
});

test("it jumps where motion is unwanted", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/about");
  expect(goTo("#gallery")).toBe(true);
  expect(behaviour()).toBe("");
});

test("a part that would rise into place stands there when somebody is on the way to it", () => {
  history.replaceState(null, "", "/about");
  goTo("#gallery");
  expect(document.querySelector("[data-visible]")).toBeNull();
});

test.each(["#nowhere", "#%E0%A4%A"])("a part that is not there, %s, breaks nothing", (hash) => {
  history.replaceState(null, "", "/about");
  expect(goTo(hash)).toBe(true);
  history.replaceState(null, "", `/about${hash}`);
  namedParts();
  vi.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
});

test("another page is no part of this one, nor is another view of it", () => {
  history.replaceState(null, "", "/faq");
  expect(goTo("#gallery")).toBe(false);
  history.replaceState(null, "", "/about?branch=sur");
  expect(goTo("#gallery")).toBe(false);
});

test("the answer that the address names opens, and after 100 ms the page goes there", () => {
  history.replaceState(null, "", "/about#answer");
  namedParts();
  expect(answer().open).toBe(true);
  vi.advanceTimersByTime(99);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: "smooth" });
});

test("it opens also when a link of the page names it, and without motion where that is unwanted", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/about");
  namedParts();
  expect(answer().open).toBe(false);
  history.replaceState(null, "", "/about#answer");
  dispatchEvent(new Event("hashchange"));
  vi.advanceTimersByTime(100);
  expect(answer().open).toBe(true);
  expect(scrolled).toHaveBeenCalledWith({ behavior: "instant" });
});

test("who comes to a part that stands open stays where the browser has put them", () => {
  history.replaceState(null, "", "/about#gallery");
  namedParts();
  vi.runAllTimers();
  answer().open = true;
  history.replaceState(null, "", "/about#answer");
  dispatchEvent(new Event("hashchange"));
  vi.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
});
