import type { Page } from "@playwright/test";
import { weekdays } from "../../app/content/facts/hours.ts";

/** The week table of the chosen branch, a row as "Monday 8:30 AM-1:00 PM, 4:30-9:00 PM"; the word for today is left out. */
export function readWeek(page: Page): Promise<string[]> {
  return page
    .getByRole("tabpanel")
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [day, hours] = row.children;
        const ranges = [...(hours?.children ?? [])].map((range) => range.textContent);
        return `${day?.firstChild?.textContent} ${ranges.join(", ")}`;
      }),
    );
}

/** The same for a week with `hours` on all days but the closed ones. */
export function weekOf(hours: string, closed: readonly string[]): string[] {
  return weekdays
    .map((day) => day.replace(/^./, (letter) => letter.toUpperCase()))
    .map((day) => `${day} ${closed.includes(day) ? "Closed" : hours}`);
}
