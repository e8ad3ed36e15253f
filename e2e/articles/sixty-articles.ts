import type { Page } from "@playwright/test";
import { articles, newest } from "../support/articles.ts";
import { inStore } from "../support/sites/article-store.ts";
import { isUp, type OwnSite } from "../support/sites/own-site.ts";

/** With those of the seed these make 60: two whole pages and one of twelve. */
const added = 60 - articles.length;

/** Copies of one article, some of them of one day, before those of the seed. */
const copies = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${added})
  insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, featured_image,
    category, author, published_at)
  select printf('c0000000-0000-4000-8000-%012d', i), printf('copy-%d', i), printf('Copy %d', i), printf('نسخة %d', i),
    excerpt_en, excerpt_ar, content_en, content_ar, featured_image, category, author,
    date('2026-06-01', printf('-%d days', i / 5))
  from n, articles where slug = '${newest.slug}'`;

/** A site with 60 articles. */
export async function siteOfSixty({
  startSite,
  launch,
}: {
  startSite: (n: number) => Promise<OwnSite>;
  launch: (environment: Record<string, string>) => OwnSite;
}): Promise<OwnSite> {
  const first = await startSite(0);
  first.process.kill("SIGINT");
  await first.ended;
  inStore(first, copies);
  const { port } = new URL(first.address);
  const site = launch({ PORT: port, DATA_DIR: first.dataDirectory });
  await isUp(site);
  return site;
}

/** The cards of a list. */
export const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Where they lead, in their order. */
export async function slugsOf(page: Page): Promise<string[]> {
  const links = cards(page).getByRole("link");
  return links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
}
