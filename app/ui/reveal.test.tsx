// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reveal } from "./reveal.tsx";
import { revealOptions, startsHidden } from "./reveal-rule.ts";

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
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function place(top: number): void {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, top, 9, 9),
  );
}

function visible(): string | undefined {
  return screen.getByText("Words").dataset.visible;
}

test("the server's HTML hides nothing", () => {
  expect(renderToString(<Reveal>Words</Reveal>)).not.toContain("data-visible");
});

test("what is on screen, or above it, is never hidden", () => {
  place(window.innerHeight - 1);
  render(<Reveal>Words</Reveal>);
  expect(visible()).toBeUndefined();
  expect(startsHidden(-5000, 800)).toBe(false);
});

test("what is below the window waits until a tenth of it is seen", () => {
  place(window.innerHeight);
  render(<Reveal rootMargin="0px 0px -50px 0px">Words</Reveal>);
  expect(visible()).toBe("false");
  expect(given).toEqual({ threshold: 0.1, rootMargin: "0px 0px -50px 0px" });
  act(() => seen([{ isIntersecting: true }]));
  expect(visible()).toBe("true");
});

test("nothing waits where motion is unwanted", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  place(window.innerHeight + 500);
  render(<Reveal>Words</Reveal>);
  expect(visible()).toBeUndefined();
});

test("the window is taken as it is unless the page says otherwise", () => {
  expect(revealOptions()).toEqual({ threshold: 0.1, rootMargin: "0px" });
});
