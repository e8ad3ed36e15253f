import { expect, type Page } from "@playwright/test";

/** What the script at the start of the page has noted. */
interface Recorded {
  seen: { motions: number; shared: string[] };
}

/** What `watch` has noted so far. */
export const seen = (page: Page) => page.evaluate(() => (window as never as Recorded).seen);

/** Notes what moves and what is shared, and throws at what the policy of the page refuses. */
export async function recordMotionAndShares(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { motions: 0, shared: [] as string[] };
    Object.assign(window, { seen });
    addEventListener("securitypolicyviolation", (event) => {
      throw new Error(event.violatedDirective);
    });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      seen.motions += 1;
      return animate.apply(this, motion);
    };
    navigator.canShare = ({ files = [] } = {}) => files.every(({ type }) => type === "image/png");
    navigator.share = async ({ files = [] } = {}) => {
      seen.shared.push(...files.map(({ name, type, size }) => `${name} ${type} ${size > 1e5}`));
      if (seen.shared.length === 1) throw new DOMException("", "NotAllowedError");
    };
  });
}

/** What is asked of any server from now on, with all that goes with it. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/^(data|blob):/.test(request.url())) return;
    requests.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`);
  });
  return requests;
}

/** What the page has of a name: its address, what it keeps, and what the browser would send with it. */
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

/** No request and no store has one of the names, however it is written; nothing but letters for them was asked for. */
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
