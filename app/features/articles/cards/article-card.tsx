import { Badge } from "~/components/indicators/badge.tsx";
import { CardLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ArticlesWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { displayName } from "~/i18n/display-name.ts";
import type { Article } from "../article.ts";
import { PublishedDate, ReadingTime } from "./article-meta.tsx";
import { CoverPicture } from "./cover-picture.tsx";

/**
 * One article of a list: image, category, date, reading time, title and excerpt. The whole card is one link. `eager`
 * is for the first cards of a page, whose image is visible on load; `large` has a larger title.
 */
export function ArticleCard({
  article,
  words,
  eager = false,
  large = false,
}: {
  article: Article;
  words: ArticlesWords;
  eager?: boolean;
  large?: boolean;
}) {
  return (
    <article className="stack link-area gap-5">
      {article.image && <CoverPicture image={article.image} loading={eager ? "eager" : "lazy"} />}
      <div className="stack start gap-3 break-anywhere">
        <div className="cluster">
          <Badge>
            <Text>{displayName(article.category, words.categories)}</Text>
          </Badge>
          <p className="secondary small cluster">
            <PublishedDate article={article} />
            <ReadingTime article={article} words={words} />
          </p>
        </div>
        <h2 className={large ? "title-3" : "title-4"}>
          <Text>{article.title}</Text>
        </h2>
        <p className="secondary measure">
          <Text>{article.excerpt}</Text>
        </p>
        <CardLink to={pathOf("article", article.slug)} about={article.title}>
          {words.readMore}
        </CardLink>
      </div>
    </article>
  );
}
