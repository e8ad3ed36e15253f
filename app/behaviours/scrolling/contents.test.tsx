// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContentsList } from "~/ui/controls/contents-list.tsx";
import { contents } from "./contents.ts";

type Seen = { isIntersecting: boolean; target: Element }[];

let see: (entries: Seen) => void = () => {};
const observed: string[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe(section: Element) {
        observed.push(section.id);
      }
    },
  );
  const items = ["use", "sharing", "gone"].map((id) => ({ id, label: id }));
  document.body.innerHTML =
    renderToStaticMarkup(<ContentsList items={items} label="Contents" />) +
    '<section id="use"></section><section id="sharing"></section>';
  contents();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function seen(id: string, isIntersecting = true): Seen[number] {
  return { isIntersecting, target: document.getElementById(id) as Element };
}

const marked = () =>
  [...document.querySelectorAll("[aria-current=true]")].map((a) => a.textContent);

test("the sections that the page has are watched, and none is marked before one is seen", () => {
  expect(observed).toEqual(["use", "sharing"]);
  expect(marked()).toEqual([]);
});

test("the link of the section in sight is marked, and that one only", () => {
  see([seen("use")]);
  expect(marked()).toEqual(["use"]);
  see([seen("use", false), seen("sharing")]);
  expect(marked()).toEqual(["sharing"]);
});

test("after a jump over several sections the last counts", () => {
  see([seen("sharing"), seen("use")]);
  expect(marked()).toEqual(["use"]);
});

test("between two sections the last one stays marked", () => {
  see([seen("use")]);
  see([seen("use", false)]);
  expect(marked()).toEqual(["use"]);
});
