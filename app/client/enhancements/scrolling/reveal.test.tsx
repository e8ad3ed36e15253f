// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reveal } from "~/components/layout/reveal.tsx";
import { reveal, revealNow } from "./reveal.ts";

let seen: (entries: { isIntersecting: boolean }[]) => void = () => {};
let given: IntersectionObserverInit | undefined;

beforeEach(() => {
  given = undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof seen, options: IntersectionObserverInit) {
        seen = callback;
        given = options;
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

/** Shows a part `top` pixels below the upper edge of the window and starts the behaviour. */
function showAt(top: number, rootMargin?: string): void {
  document.body.innerHTML = renderToStaticMarkup(<Reveal rootMargin={rootMargin}>Words</Reveal>);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, top, 9, 9),
  );
  reveal();
}

function visible(): string | undefined {
  return document.querySelector<HTMLElement>("[data-reveal]")?.dataset.visible;
}

test("the server's HTML hides nothing", () => {
  expect(renderToStaticMarkup(<Reveal>Words</Reveal>)).not.toContain("data-visible");
});

test.each([innerHeight - 1, -5000])(
  "what is on screen, or above it, is never hidden: %i",
  (top) => {
    showAt(top);
    expect(visible()).toBeUndefined();
  },
);

test("what is below the window waits until a tenth of it is seen", () => {
  showAt(innerHeight, "0px 0px -50px 0px");
  expect(visible()).toBe("false");
  expect(given).toEqual({ threshold: 0.1, rootMargin: "0px 0px -50px 0px" });
  seen([{ isIntersecting: false }]);
  expect(visible()).toBe("false");
  seen([{ isIntersecting: true }]);
  expect(visible()).toBe("true");
});

test("nothing waits where motion is unwanted", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  showAt(innerHeight + 500);
  expect(visible()).toBeUndefined();
});

test("nothing waits where the browser cannot tell what is seen", () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  showAt(innerHeight + 500);
  expect(visible()).toBeUndefined();
});

test("the window is taken as it is unless the page says otherwise", () => {
  showAt(innerHeight);
  expect(given).toEqual({ threshold: 0.1, rootMargin: "0px" });
});

test("what somebody is on the way to waits no longer", () => {
  showAt(innerHeight);
  const part = document.querySelector("[data-reveal]") as Element;
  part.innerHTML = "<h2>Laser</h2>";
  revealNow(part.firstElementChild as Element);
  expect(visible()).toBeUndefined();
});
