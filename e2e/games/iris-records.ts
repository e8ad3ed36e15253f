import { expect, type Page } from "@playwright/test";

/** The records of the init script. */
interface Recorded {
  records: { motions: number; shared: string[] };
}

/** Reads the records so far. */
export const records = (page: Page) => page.evaluate(() => (window as never as Recorded).records);

/** Records animations and shared files, and throws an error for each policy violation. */
export async function recordMotionAndShares(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const records = { motions: 0, shared: [] as string[] };
    Object.assign(window, { records });
    addEventListener("securitypolicyviolation", (event) => {
      throw new Error(event.violatedDirective);
    });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      records.motions += 1;
      return animate.apply(this, motion);
    };
    navigator.canShare = ({ files = [] } = {}) => files.every(({ type }) => type === "image/png");
    navigator.share = async ({ files = [] } = {}) => {
      records.shared.push(...files.map(({ name, type, size }) => `${name} ${type} ${size > 1e5}`));
      if (records.shared.length === 1) throw new DOMException("", "NotAllowedError");
    };
  });
}

/** Records URL, body and headers of all requests. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/^(data|blob):/.test(request.url())) return;
    requests.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`);
  });
  return requests;
}

/**
 * Reads the page's URL, title, window name and history state, its cookies that scripts may read, local and session
 * storage, and the names of its databases and caches.
 */
function readStoredData(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores = await indexedDB.databases();
    const caches = await window.caches.keys();
    const { href } = location;
    const storedValues = [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
    ];
    return JSON.stringify([href, ...storedValues, stores, caches, window.name, document.title]);
  });
}

/**
 * Expects the names in no request, cookie or other value that `readStoredData` reads: composed or decomposed, as they
 * are, percent-encoded or in Base64. Expects no requests except for fonts.
 */
export async function expectNameNotSentOrStored(
  page: Page,
  requests: readonly string[],
  names: readonly string[],
): Promise<void> {
  const stored = await readStoredData(page);
  const cookies = JSON.stringify(await page.context().cookies());
  for (const one of names.flatMap((name) => [name, name.normalize("NFD")])) {
    const forms = [one, encodeURIComponent(one), Buffer.from(one).toString("base64")];
    for (const text of [...requests, stored, cookies])
      for (const form of forms) expect(text).not.toContain(form);
  }
  expect(requests.filter((one) => !/^\S+\/assets\/[\w-]+\.woff2 /.test(one))).toEqual([]);
}
