// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { updateCurrentYear } from "./current-year.ts";

afterEach(() => vi.useRealTimers());

/** Renders the last row as served in `year`, and opens the page on New Year's Day of 2027. */
function open(lang: string, year: string): void {
  vi.useFakeTimers({ now: new Date(2027, 0, 1, 0, 0, 1) });
  document.documentElement.lang = lang;
  document.body.innerHTML = `<p>© <span data-year>${year}</span></p>`;
  updateCurrentYear();
}

const shownYear = () => document.querySelector("[data-year]")?.textContent;

test("a page from a cache shows the new year, in the digits of its language", () => {
  open("en", "2026");
  expect(shownYear()).toBe("2027");
  open("ar", "٢٠٢٦");
  expect(shownYear()).toBe("٢٠٢٧");
});

test("a page that stays open over the new year shows it when the visitor returns", () => {
  open("en", "2027");
  vi.setSystemTime(new Date(2028, 0, 1));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shownYear()).toBe("2028");
});

test("a page without a year is unchanged", () => {
  document.body.innerHTML = "";
  expect(updateCurrentYear).not.toThrow();
});
