import type { ArticlesWords } from "~/content/content.types.ts";
import type { Article } from "../article.ts";
import { ArticleCard } from "./article-card.tsx";

/** Number of cards that the first screen can show. */
const firstScreen = 2;

/**
 * The articles of a page, newest first, in one to three columns by page width.
 */
export function ArticleList({
  articles,
  words,
}: {
  articles: readonly Article[];
  words: ArticlesWords;
}) {
  return (
    <ul className="tiles wide-tiles">
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCard article={article} words={words} eager={index < firstScreen} />
        </li>
      ))}
    </ul>
  );
}
