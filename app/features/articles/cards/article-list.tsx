import type { ArticlesWords } from "~/content/content.types.ts";
import { classNames } from "~/styles/class-names.ts";
import type { Article } from "../article.ts";
import { ArticleCard } from "./article-card.tsx";
import styles from "./article-list.module.css";

/** Number of cards that the first screen can show. */
const firstScreen = 2;

/**
 * The articles of a page, newest first, in one to three columns by page width. With `newest` the first article is the
 * newest of all and has the largest title.
 */
export function ArticleList({
  articles,
  words,
  newest,
}: {
  articles: readonly Article[];
  words: ArticlesWords;
  newest: boolean;
}) {
  return (
    <ul className={classNames("tiles wide-tiles", styles.list)}>
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCard
            article={article}
            words={words}
            eager={index < firstScreen}
            large={newest && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
