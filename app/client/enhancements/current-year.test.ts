// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { updateCurrentYear } from "./current-year.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Renders the last row as served in `year`, and opens the page when 2027 begins in Oman. */
function open(lang: string, year: string): void {
  vi.useFakeTimers({ now: new Date("2027-01-01T00:00:01+04:00") });
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
  vi.setSystemTime(new Date("2028-01-01T00:00:00+04:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shownYear()).toBe("2028");
});

test.each(["Europe/London", "Pacific/Kiritimati"])("a visitor in %s sees Oman's year", (zone) => {
  vi.stubEnv("TZ", zone);
  open("en", "2027");
  expect(shownYear()).toBe("2027");
  vi.setSystemTime(new Date("2027-12-31T23:59:59+04:00"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shownYear()).toBe("2027");
});

test("a page without a year is unchanged", () => {
  document.body.innerHTML = "";
  expect(updateCurrentYear).not.toThrow();
});
