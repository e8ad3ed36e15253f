// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reveal } from "~/components/layout/reveal.tsx";
import { reveal, revealNow } from "./reveal.ts";

let report: (
  entries: Pick<IntersectionObserverEntry, "isIntersecting" | "boundingClientRect">[],
) => void = () => {};
let observerOptions: IntersectionObserverInit | undefined;

beforeEach(() => {
  observerOptions = undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report, options: IntersectionObserverInit) {
        report = callback;
        observerOptions = options;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts the enhancement and reports an element `top` pixels below the upper edge of the window. */
function showAt(top: number, rootMargin?: string): void {
  document.body.innerHTML = renderToStaticMarkup(<Reveal rootMargin={rootMargin}>Words</Reveal>);
  reveal();
  reportAt(top);
}

function reportAt(top: number): void {
  const isIntersecting = top < innerHeight && top + 9 > 0;
  report([{ isIntersecting, boundingClientRect: new DOMRect(0, top, 9, 9) }]);
}

function visible(): string | undefined {
  return document.querySelector<HTMLElement>("[data-reveal]")?.dataset.visible;
}

test("the server's HTML hides no content", () => {
  expect(renderToStaticMarkup(<Reveal>Words</Reveal>)).not.toContain("data-visible");
});

test.each([innerHeight - 1, -5000])("content in or above the window is never hidden: %i", (top) => {
  showAt(top);
  expect(visible()).toBeUndefined();
});

test("content below the window is revealed when a tenth of it is visible", () => {
  showAt(innerHeight, "0px 0px -50px 0px");
  expect(visible()).toBe("false");
  expect(observerOptions).toEqual({ threshold: 0.1, rootMargin: "0px 0px -50px 0px" });
  reportAt(innerHeight);
  expect(visible()).toBe("false");
  reportAt(innerHeight - 5);
  expect(visible()).toBe("true");
});

test("nothing is hidden with reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  showAt(innerHeight + 500);
  expect(visible()).toBeUndefined();
});

test("nothing is hidden without IntersectionObserver", () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  showAt(innerHeight + 500);
  expect(visible()).toBeUndefined();
});

test("the root margin is zero unless the page sets one", () => {
  showAt(innerHeight);
  expect(observerOptions).toEqual({ threshold: 0.1, rootMargin: "0px" });
});

test("a navigation target is revealed at once", () => {
  showAt(innerHeight);
  const part = document.querySelector("[data-reveal]") as Element;
  part.innerHTML = "<h2>Laser</h2>";
  revealNow(part.firstElementChild as Element);
  expect(visible()).toBeUndefined();
  reportAt(innerHeight);
  expect(visible()).toBeUndefined();
});
