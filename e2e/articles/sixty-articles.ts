import type { Page } from "@playwright/test";
import { type ServerProcess, waitUntilListening } from "../../tools/test-servers/server-process.ts";
import { articles, newestArticle } from "../support/articles.ts";
import { runSql } from "../support/servers/run-sql.ts";

/** The number of copies that makes 60 articles: two full pages and one of twelve. */
const copyCount = 60 - articles.length;

/** Inserts copies of one article, five for each day, older than those of the seed. */
const copyStatement = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${copyCount})
  insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, featured_image,
    category, author, published_at)
  select printf('c0000000-0000-4000-8000-%012d', i), printf('copy-%d', i), printf('Copy %d', i), printf('نسخة %d', i),
    excerpt_en, excerpt_ar, content_en, content_ar, featured_image, category, author,
    date('2026-06-01', printf('-%d days', i / 5))
  from n, articles where slug = '${newestArticle.slug}'`;

export async function startServerWithSixtyArticles({
  startSite,
  launch,
}: {
  startSite: (n: number) => Promise<ServerProcess>;
  launch: (environment: Record<string, string>) => ServerProcess;
}): Promise<ServerProcess> {
  const first = await startSite(0);
  first.process.kill("SIGINT");
  await first.exited;
  runSql(first, copyStatement);
  const { port } = new URL(first.address);
  const server = launch({ PORT: port, DATA_DIR: first.dataDirectory });
  await waitUntilListening(server);
  return server;
}

export const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Lists the paths of the cards, in order. */
export async function listPaths(page: Page): Promise<string[]> {
  const links = cards(page).getByRole("link");
  return links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
}
