import type { Page } from "@playwright/test";
import { type BrowserPlace, browserRecords } from "../../../app/content/data/browser-records.ts";

/** Lists the names of cookies, storage entries, caches and databases of the site. */
export async function listStoredEntries(page: Page): Promise<Record<BrowserPlace, string[]>> {
  const cookies = await page.context().cookies();
  const stores = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cache: await caches.keys(),
    database: (await indexedDB.databases()).map(({ name = "" }) => name),
  }));
  return { cookie: cookies.map(({ name }) => name), ...stores };
}

/** Lists the entries that the privacy policy does not name, as `place: name` (REQ-LEGAL-4). */
export async function listUndocumentedEntries(page: Page): Promise<string[]> {
  const stored = await listStoredEntries(page);
  return (Object.keys(stored) as BrowserPlace[]).flatMap((place) =>
    stored[place].filter((name) => !isDocumented(name, place)).map((name) => `${place}: ${name}`),
  );
}

function isDocumented(entry: string, place: BrowserPlace): boolean {
  return browserRecords.some(({ name, places }) => {
    const [before = "", after] = name.split("…");
    const fits =
      after === undefined ? entry === name : entry.startsWith(before) && entry.endsWith(after);
    return fits && places.some((one) => one === place);
  });
}
