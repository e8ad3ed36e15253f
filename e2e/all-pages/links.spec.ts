import { expect } from "@playwright/test";
import { pages } from "../../app/content/data/pages.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { followRedirects } from "../support/requests/redirects.ts";
import { test } from "../support/test.ts";
import { kitVisits, visits } from "../support/visits.ts";

/** Lists the internal links of a page, without fragments. */
function listInternalLinks(html: string, address: string): string[] {
  const written = [...html.matchAll(/<a\b[^>]*\shref="([^"#]+)/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return written
    .map((href) => new URL(href, site + address))
    .filter(({ origin }) => origin === site)
    .map(({ pathname, search }) => pathname + search);
}

/** Returns why an address leads to no page with at most one redirect, or "". */
async function findLinkFault(path: string): Promise<string> {
  const responses = await followRedirects(path);
  const { status, headers } = responses.at(-1) ?? {};
  if (responses.length > 2) return `needs ${responses.length - 1} hops`;
  // A link to the not-found page leads to a response with status 404.
  const isNotFound = path.startsWith(pages["not-found"].path);
  return status === 200 || (status === 404 && isNotFound) ? "" : `${status} ${headers?.location}`;
}

// REQ-LANG-7, REQ-BRANCH-5. One test for all pages, because they share most of their links.
test("every link of every page leads to a page", async () => {
  const allVisits = [...visits, ...kitVisits];
  const sources = new Map<string, string>();
  for (const { address } of allVisits) {
    const linked = listInternalLinks(bodyText(await sendRequest(site + address)), address);
    expect([address, linked.length]).not.toEqual([address, 0]);
    for (const path of linked) if (!sources.has(path)) sources.set(path, address);
  }
  expect(sources.size).toBeGreaterThan(allVisits.length);
  const broken: string[] = [];
  for (const [path, source] of sources) {
    const fault = await findLinkFault(path);
    if (fault) broken.push(`${path} on ${source}: ${fault}`);
  }
  expect(broken).toEqual([]);
});
