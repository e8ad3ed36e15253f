// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContentsList } from "~/components/controls/contents-list.tsx";
import { markCurrentSection } from "./table-of-contents.ts";

/** Where each section starts, and how long the page is, in pixels. */
const starts = { use: 900, sharing: 2000, questions: 3900 };
const pageHeight = 4200;
const windowHeight = 800;

function scrollToPlace(top: number): void {
  vi.stubGlobal("scrollY", top);
  for (const [id, start] of Object.entries(starts)) {
    const section = document.getElementById(id) as HTMLElement;
    section.getBoundingClientRect = () => new DOMRect(0, start - top, 300, 500);
  }
  dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  vi.stubGlobal("innerHeight", windowHeight);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  vi.stubGlobal("cancelAnimationFrame", () => {});
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(pageHeight);
  const ids = ["use", "sharing", "gone", "questions"];
  document.body.innerHTML =
    renderToStaticMarkup(
      <ContentsList items={ids.map((id) => ({ id, label: id }))} label="Contents" />,
    ) + Object.keys(starts).reduce((html, id) => `${html}<section id="${id}"></section>`, "");
  scrollToPlace(0);
  markCurrentSection();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const marked = () =>
  [...document.querySelectorAll("[aria-current=true]")].map((a) => a.textContent);

test("at the top of the page, above the first section, nothing is marked", () => {
  expect(marked()).toEqual([]);
});

test("the last section that has passed the upper third of the window is marked", () => {
  scrollToPlace(700);
  expect(marked()).toEqual(["use"]);
  scrollToPlace(1900);
  expect(marked()).toEqual(["sharing"]);
});

test("a jump to the end marks the last section, though it never reaches the upper third", () => {
  scrollToPlace(pageHeight - windowHeight);
  expect(marked()).toEqual(["questions"]);
});

test("a jump back to the top removes the mark", () => {
  scrollToPlace(1900);
  scrollToPlace(0);
  expect(marked()).toEqual([]);
});

test("in a low window the section of the fragment is marked", () => {
  vi.stubGlobal("innerHeight", 256);
  const section = document.getElementById("sharing") as HTMLElement;
  section.style.scrollMarginTop = "112px";
  scrollToPlace(starts.sharing - 112);
  expect(marked()).toEqual(["sharing"]);
});
