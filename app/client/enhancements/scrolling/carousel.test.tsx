// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCarouselSelectionVisible } from "./carousel.ts";

/** Calls the resize observer, as after late fonts have changed the widths. */
let resize: () => void = () => {};
const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
    },
  );
  document.body.innerHTML = `<div data-carousel>
    <a href="#a" aria-selected="true"></a><a href="#b" aria-selected="false"></a></div>`;
  const carousel = document.querySelector("div") as HTMLElement;
  carousel.scrollBy = scrolled;
  place(carousel, 0, 300);
  const [first, second] = links();
  place(first, 100, 60);
  place(second, 400, 100);
  keepCarouselSelectionVisible();
});
afterEach(() => vi.unstubAllGlobals());

function links(): [HTMLElement, HTMLElement] {
  return [...document.querySelectorAll("a")] as unknown as [HTMLElement, HTMLElement];
}

function place(element: HTMLElement, x: number, width: number): void {
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(x, 0, width, 40));
}

const scrollOffsets = () => scrolled.mock.calls.map(([{ left }]) => left);

test("the selected item is centred on load and after fonts load", () => {
  resize();
  expect(scrollOffsets()).toEqual([-20]);
  place(links()[0], 220, 100);
  resize();
  expect(scrollOffsets()).toEqual([-20, 120]);
});

test("a new selection is centred", async () => {
  const [first, second] = links();
  first.setAttribute("aria-selected", "false");
  second.setAttribute("aria-selected", "true");
  await expect.poll(scrollOffsets).toEqual([300]);
});

test("without a selection it is back at its start", async () => {
  const scrolledTo = vi.fn();
  (document.querySelector("div") as HTMLElement).scrollTo = scrolledTo;
  links()[0].setAttribute("aria-selected", "false");
  await expect.poll(() => scrolledTo.mock.calls).toEqual([[0, 0]]);
});

test("in a list that is higher than its box, the selected item is centred vertically", () => {
  vi.spyOn(links()[0], "getBoundingClientRect").mockReturnValue(new DOMRect(100, 400, 60, 40));
  resize();
  expect(scrolled.mock.calls.map(([{ top }]) => top)).toEqual([400]);
});

test("the focused item is centred, and late fonts do not move it", () => {
  links()[1].focus();
  resize();
  expect(scrollOffsets()).toEqual([300, 300]);
});

test("late fonts do not move a carousel that the visitor has scrolled", () => {
  document.querySelector("div")?.dispatchEvent(new Event("pointerdown"));
  resize();
  expect(scrollOffsets()).toEqual([]);
});
