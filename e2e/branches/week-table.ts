import type { Page } from "@playwright/test";

/**
 * Reads the week table of the selected branch, a row as "Monday 8:30 AM-1:00 PM, 4:30-9:00 PM", without the word for
 * today.
 */
export function readWeek(page: Page): Promise<string[]> {
  return page
    .getByRole("tabpanel")
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [day, hours] = row.children;
        const ranges = [...(hours?.querySelectorAll("bdi") ?? [])].map(
          (range) => range.textContent,
        );
        return `${day?.firstChild?.textContent} ${ranges.join(", ")}`;
      }),
    );
}
