// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackToTop } from "~/components/links/back-to-top.tsx";
import { handleBackToTopLink } from "./back-to-top.ts";

const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("scrollTo", scrolled);
  document.body.innerHTML = `<main tabindex="-1">${renderToStaticMarkup(<BackToTop label="Up" />)}</main>`;
});
afterEach(() => {
  scrolled.mockClear();
  vi.unstubAllGlobals();
});

const link = () => document.querySelector("a") as HTMLAnchorElement;

function scrolledTo(pixels: number): string | undefined {
  vi.stubGlobal("scrollY", pixels);
  dispatchEvent(new Event("scroll"));
  return link().dataset.shown;
}

test("the link is hidden at 300 px of scrolling and shown at 301", () => {
  handleBackToTopLink();
  expect([300, 301, 300, 5000].map(scrolledTo)).toEqual(["false", "true", "false", "true"]);
});

test("the link is shown on a page that is already scrolled", () => {
  vi.stubGlobal("scrollY", 301);
  handleBackToTopLink();
  expect(link().dataset.shown).toBe("true");
});

test("a click scrolls smoothly and moves the focus", () => {
  handleBackToTopLink();
  link().click();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("the page jumps with reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  handleBackToTopLink();
  link().click();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "instant" });
});

test("the server renders a link to the start of the page", () => {
  expect(link().getAttribute("href")).toBe("#main");
});
