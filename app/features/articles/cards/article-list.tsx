import type { ArticlesWords } from "~/content/content.types.ts";
import { classNames } from "~/styles/class-names.ts";
import type { Article } from "../article.ts";
import { ArticleCard } from "./article-card.tsx";
import styles from "./article-list.module.css";
import { cardSpans } from "./card-spans.ts";

/** Number of cards that the first screen can show. */
const firstScreen = 2;

/**
 * The articles of a page, newest first, in one to three columns by page width; wide cards fill the last row. With
 * `newest` the first article is the newest of all and has the largest title.
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
  const spans = cardSpans(articles.length);
  return (
    <ul className={classNames("stack columns", styles.list, newest ? styles.newest : undefined)}>
      {articles.map((article, index) => (
        <li
          key={article.slug}
          data-of-three={spans[index]?.ofThree}
          data-of-two={spans[index]?.ofTwo}
        >
          <ArticleCard article={article} words={words} eager={index < firstScreen} />
        </li>
      ))}
    </ul>
  );
}
