import { expect, test } from "vitest";
import { dayAndDate } from "./day-and-date.ts";
import { fixtureWords } from "./hours-fixture.ts";

test("a date has its weekday before it", () => {
  const { weekdays } = fixtureWords;
  expect(dayAndDate("2026-11-29", weekdays, "en")).toBe("Sunday, November 29, 2026");
  expect(dayAndDate("2026-11-30", weekdays, "en")).toBe("Monday, November 30, 2026");
  expect(dayAndDate("2026-11-29", { ...weekdays, sunday: "الأحد" }, "ar")).toBe(
    "الأحد ٢٩ نوفمبر ٢٠٢٦",
  );
});
