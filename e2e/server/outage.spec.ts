import { expect } from "@playwright/test";
import { locales } from "../../app/i18n/locale.ts";
import { waitUntilListening } from "../../tools/test-servers/server-process.ts";
import { articles, sampleSlug } from "../support/articles.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/remote-backend-server.ts";
import { words } from "../support/words.ts";

// Starting a server takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

const pages = [
  "/articles",
  "/articles?lang=ar",
  `/articles/${sampleSlug}`,
  `/articles/${sampleSlug}?lang=ar`,
];
const documents = ["/sitemap.xml", "/articles/feed.xml", "/articles/feed.xml?lang=ar"];

/** The start of the notice with the date of a stale page, in each language. */
const noticePrefixes = locales.map(
  (locale) => words[locale].articles.staleNote.split("{date}")[0] ?? "",
);

/** Reads the linked articles and covers of a page, and whether it has the notice of a stale page. */
function readArticleLinks(html: string) {
  return {
    articles: [...html.matchAll(/(?:href|src)="(\/(?:articles|covers)\/[^"]*)"/g)].map(
      ([, path]) => path,
    ),
    isDated: noticePrefixes.some((opening) => html.includes(opening)),
  };
}

// REQ-ARTICLE-20
test("cached articles stay available during an outage, with their date, also after a restart", async ({
  startWithRemoteBackend,
  spawnServer,
}) => {
  const { server, injectFault } = await startWithRemoteBackend();
  const read = async (path: string) => {
    const response = await sendRequest(server.address + path);
    return { status: response.status, headers: response.headers, text: bodyText(response) };
  };
  const before = new Map<string, string>();
  for (const path of ["/", "/?lang=ar", ...pages, ...documents]) {
    const { status, text } = await read(path);
    expect([path, status, readArticleLinks(text).isDated]).toEqual([path, 200, false]);
    before.set(path, text);
  }
  expect(readArticleLinks(before.get("/articles") ?? "").articles.length).toBeGreaterThan(
    articles.length,
  );

  const expectAllAsBefore = async () => {
    for (const [path, text] of before) {
      const now = await read(path);
      expect([path, now.status]).toEqual([path, 200]);
      expect(readArticleLinks(now.text).articles).toEqual(readArticleLinks(text).articles);
      expect([path, readArticleLinks(now.text).isDated]).toEqual([path, pages.includes(path)]);
      if (documents.includes(path)) expect(now.text).toBe(text);
      // Stale responses are revalidated, so browsers keep them no longer than the outage.
      expect(now.headers["cache-control"]).toBe("public, no-cache");
    }
  };
  await injectFault({ kind: "disconnect" });
  await expectAllAsBefore();
  // The delay is longer than the timeout of the test.
  await injectFault({ kind: "delay", milliseconds: 600_000 });
  await expectAllAsBefore();
  const unread = articles.find(({ slug }) => slug !== sampleSlug)?.slug;
  expect((await sendRequest(`${server.address}/articles/${unread}`)).headers.location).toBe(
    "/articles",
  );

  server.process.kill("SIGTERM");
  await server.exited;
  await waitUntilListening(spawnServer(server.environment));
  await expectAllAsBefore();

  await injectFault(null);
  // A call that hung before the recovery is aborted a moment later. It may belong to any page.
  for (const [path, text] of before)
    await expect
      .poll(async () => readArticleLinks((await read(path)).text), path)
      .toEqual(readArticleLinks(text));
});
