import { numberedPath } from "~/content/facts/numbered-pages.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { ArticlesWords } from "~/content/shape.ts";
import { Pager } from "~/ui/links/pager.tsx";

/** The way to the other pages of the list, below the cards (REQ-ARTICLE-17); nothing when there is one page. */
export function ArticlePager({
  number,
  pages,
  words,
}: {
  number: number;
  pages: number;
  words: ArticlesWords["pager"];
}) {
  const addressOf = (page: number) => numberedPath(pathOf("articles"), page);
  return <Pager current={number} last={pages} words={words} addressOf={addressOf} />;
}
