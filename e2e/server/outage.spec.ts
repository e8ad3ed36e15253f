import { expect } from "@playwright/test";
import { locales } from "../../app/i18n/locale.ts";
import { articles, sampleSlug } from "../support/articles.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/remote-backend-server.ts";
import { waitUntilListening } from "../support/servers/server-process.ts";
import { words } from "../support/words.ts";

// Processes are started and ended here, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

const pages = [
  "/articles",
  "/articles?lang=ar",
  `/articles/${sampleSlug}`,
  `/articles/${sampleSlug}?lang=ar`,
];
const documents = ["/sitemap.xml", "/articles/feed.xml", "/articles/feed.xml?lang=ar"];

/** What stands before the date in the sentence that says from when a page is. */
const noticePrefixes = locales.map(
  (locale) => words[locale].articles.asOf.split("{date}")[0] ?? "",
);

/** What a page shows of articles: the addresses it links and the pictures, and whether it says from when they are. */
function readArticleLinks(html: string) {
  return {
    articles: [...html.matchAll(/(?:href|src)="(\/(?:articles|covers)\/[^"]*)"/g)].map(
      ([, path]) => path,
    ),
    isDated: noticePrefixes.some((opening) => html.includes(opening)),
  };
}

// REQ-ARTICLE-20
test("articles that were read stay readable while their data service fails, with their date, and after a restart", async ({
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
      // Asked for again each time, so it is nowhere for longer than the failure.
      expect(now.headers["cache-control"]).toBe("public, no-cache");
    }
  };
  await injectFault({ kind: "hang up" });
  await expectAllAsBefore();
  // Longer than this test may take: every answer comes while the service is still silent.
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
  // A call that hung when it was mended is given up a moment later, and may be that of any page.
  for (const [path, text] of before)
    await expect
      .poll(async () => readArticleLinks((await read(path)).text), path)
      .toEqual(readArticleLinks(text));
});
