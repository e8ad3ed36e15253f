// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackToTop } from "~/components/links/back-to-top.tsx";
import { backToTop } from "./back-to-top.ts";

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

test("it appears beyond 300 px: at 300 it is away, at 301 it is there", () => {
  backToTop();
  expect([300, 301, 300, 5000].map(scrolledTo)).toEqual(["false", "true", "false", "true"]);
});

test("who is far down already finds it there", () => {
  vi.stubGlobal("scrollY", 301);
  backToTop();
  expect(link().dataset.shown).toBe("true");
});

test("a press scrolls smoothly and takes the keyboard along", () => {
  backToTop();
  link().click();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("it jumps where motion is unwanted", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  backToTop();
  link().click();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "instant" });
});

test("the server's HTML holds a link to the start of the page", () => {
  expect(link().getAttribute("href")).toBe("#main");
});
