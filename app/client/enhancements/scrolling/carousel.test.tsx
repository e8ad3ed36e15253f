// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCarouselSelectionVisible } from "./carousel.ts";

/** Tells the page that the letters of a strip have another width. */
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
  document.body.innerHTML = `<div data-strip>
    <a href="#a" aria-selected="true"></a><a href="#b" aria-selected="false"></a></div>`;
  const strip = document.querySelector("div") as HTMLElement;
  strip.scrollBy = scrolled;
  place(strip, 0, 300);
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

const goneBy = () => scrolled.mock.calls.map(([{ left }]) => left);

test("what is chosen is brought to the middle when the page comes, and when its letters do", () => {
  resize();
  expect(goneBy()).toEqual([-20]);
  place(links()[0], 220, 100);
  resize();
  expect(goneBy()).toEqual([-20, 120]);
});

test("what is chosen next follows", async () => {
  const [first, second] = links();
  first.setAttribute("aria-selected", "false");
  second.setAttribute("aria-selected", "true");
  await expect.poll(goneBy).toEqual([300]);
});

test("what the keyboard comes to is in the middle, and late letters leave it there", () => {
  links()[1].focus();
  resize();
  expect(goneBy()).toEqual([300, 300]);
});

test("late letters do not move a strip that the reader has moved", () => {
  document.querySelector("div")?.dispatchEvent(new Event("pointerdown"));
  resize();
  expect(goneBy()).toEqual([]);
});
