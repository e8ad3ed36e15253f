// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContentsList } from "~/ui/contents-list.tsx";
import { contents, strips } from "./contents.ts";

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

test("in a strip that scrolls sideways the marked link, and the one with the focus, are in its middle", () => {
  const list = document.querySelector("ul") as HTMLElement;
  list.dataset.strip = "";
  const scroll = vi.fn();
  list.scrollBy = scroll;
  vi.spyOn(list, "scrollWidth", "get").mockReturnValue(900);
  vi.spyOn(list, "clientWidth", "get").mockReturnValue(300);
  vi.spyOn(list, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 40));
  const [first, second] = document.querySelectorAll("a");
  if (!first || !second) throw new Error("no links");
  vi.spyOn(first, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 60, 40));
  vi.spyOn(second, "getBoundingClientRect").mockReturnValue(new DOMRect(400, 0, 100, 40));
  strips();
  see([seen("sharing")]);
  expect(scroll).toHaveBeenLastCalledWith({ left: 300 });
  first.focus();
  expect(scroll).toHaveBeenLastCalledWith({ left: -20 });
});

test("a strip that shows all of itself does not move", () => {
  const list = document.querySelector("ul") as HTMLElement;
  list.dataset.strip = "";
  const scroll = vi.spyOn(list, "scrollBy");
  see([seen("use")]);
  expect(scroll).not.toHaveBeenCalled();
});
