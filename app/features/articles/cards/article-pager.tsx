import { Pager } from "~/components/links/pager.tsx";
import type { ArticlesWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { numberedPath } from "~/content/data/pagination.ts";

/** Links to the other pages of the list, below the cards (REQ-ARTICLE-17); renders nothing for one page. */
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
