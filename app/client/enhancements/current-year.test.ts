// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { currentYear } from "./current-year.ts";

afterEach(() => vi.useRealTimers());

/** Text of the last row in 2027 when the server rendered it as `served`. */
function yearIn(lang: string, served: string): string | null {
  vi.useFakeTimers({ now: new Date(2027, 0, 1, 0, 0, 1) });
  document.documentElement.lang = lang;
  document.body.innerHTML = `<p>© <span data-year>${served}</span></p>`;
  currentYear();
  return document.querySelector("[data-year]")?.textContent ?? null;
}

test("a page that stays open over the new year shows the new year, in the digits of its language", () => {
  expect(yearIn("en", "2026")).toBe("2027");
  expect(yearIn("ar", "٢٠٢٦")).toBe("٢٠٢٧");
});

test("a current year is unchanged", () => {
  document.body.innerHTML = "";
  expect(currentYear).not.toThrow();
  expect(yearIn("en", "2027")).toBe("2027");
});
