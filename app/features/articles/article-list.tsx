import type { ArticlesWords } from "~/content/shape.ts";
import type { Article } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";
import styles from "./article-list.module.css";

/** Images of this many cards can be in the first screen. */
const firstScreen = 2;

/** All articles, newest first and largest; one, two or three columns by the width of the page (B§2). */
export function ArticleList({
  articles,
  words,
}: {
  articles: readonly Article[];
  words: ArticlesWords;
}) {
  return (
    <ul className={styles.list}>
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCard article={article} words={words} eager={index < firstScreen} />
        </li>
      ))}
    </ul>
  );
}
