import { expect, type Page } from "@playwright/test";

/** What the script at the start of the page has noted. */
interface Seen {
  seen: { motions: number; shared: string[] };
}

/** What `watch` has noted so far. */
export const seen = (page: Page) => page.evaluate(() => (window as never as Seen).seen);

/** Notes what moves and what is shared, and throws at what the policy of the page refuses. */
export async function watch(page: Page): Promise<void> {
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
export function listenToRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/^(data|blob):/.test(request.url())) return;
    asked.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`);
  });
  return asked;
}

/** What the page has of a name: its address, what it keeps, and what the browser would send with it. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores = await indexedDB.databases();
    const caches = await window.caches.keys();
    const { href } = location;
    const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state];
    return JSON.stringify([href, ...kept, stores, caches, window.name, document.title]);
  });
}

/** No request and no store has one of the names, however it is written; nothing but letters for them was asked for. */
export async function expectNothingGiven(
  page: Page,
  asked: readonly string[],
  names: readonly string[],
): Promise<void> {
  const kept = await keptBy(page);
  const cookies = JSON.stringify(await page.context().cookies());
  for (const one of names.flatMap((name) => [name, name.normalize("NFD")])) {
    const forms = [one, encodeURIComponent(one), Buffer.from(one).toString("base64")];
    for (const text of [...asked, kept, cookies])
      for (const form of forms) expect(text).not.toContain(form);
  }
  expect(asked.filter((one) => !/^\S+\/assets\/[\w-]+\.woff2 /.test(one))).toEqual([]);
}
