// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleLinkClicks } from "./link-clicks.ts";

const scrolled = vi.fn();

handleLinkClicks();
beforeEach(() => {
  history.replaceState(null, "", "/faq");
  vi.stubGlobal("scrollTo", scrolled);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  scrolled.mockClear();
  vi.unstubAllGlobals();
});

/** Clicks a link without leaving the page; true when the browser would follow it. */
function click(href: string, init: MouseEventInit = {}, attributes = ""): boolean {
  document.body.innerHTML = `<a href="${href}" ${attributes}>Words</a>`;
  let left = false;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("a")?.dispatchEvent(event);
  return left;
}

test.each(["/faq", "/faq?lang=ar"])(
  "a link to the current page, in any language (%s), scrolls to its top",
  (href) => {
    expect(click(href)).toBe(false);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
  },
);

test("a click on an element inside a link is a click on the link", () => {
  document.body.innerHTML = '<a href="/faq"><span>Words</span></a>';
  document.querySelector("span")?.click();
  expect(scrolled).toHaveBeenCalledOnce();
});

test("the page jumps with reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  click("/faq");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "instant" });
});

test.each([
  "/about",
  "/faq#safety",
  "/faq?topic=laser",
  "/faq?topic=laser#safety",
  "https://a.example/faq",
])(
  "a link elsewhere or to a section, %s, is followed by the browser and does not scroll",
  (href) => {
    expect(click(href)).toBe(true);
    expect(scrolled).not.toHaveBeenCalled();
  },
);

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("a click with %j opens another tab or window and leaves this page where it is", (init) => {
  expect(click("/faq", init)).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});

test.each(['target="_blank"', 'download="sheet.pdf"'])(
  "a link with %s is followed by the browser",
  (attributes) => {
    expect(click("/faq", {}, attributes)).toBe(true);
    expect(scrolled).not.toHaveBeenCalled();
  },
);

test("a click with its default prevented is not handled again", () => {
  document.body.innerHTML = '<a href="/faq">Words</a>';
  const link = document.querySelector("a") as HTMLAnchorElement;
  link.addEventListener("click", (event) => event.preventDefault());
  link.click();
  expect(scrolled).not.toHaveBeenCalled();
});
