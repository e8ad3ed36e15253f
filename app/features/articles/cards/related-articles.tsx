import { Section, SectionHead } from "~/components/layout/section.tsx";
import type { ArticlesWords } from "~/content/content.types.ts";
import type { Article } from "../article.ts";
import { ArticleCard } from "./article-card.tsx";

/** Up to two other articles below a body; renders nothing without any. */
export function RelatedArticles({
  articles,
  words,
}: {
  articles: readonly Article[];
  words: ArticlesWords;
}) {
  if (articles.length === 0) return null;
  return (
    <Section className="screen-only">
      <SectionHead title={[words.related]} small />
      <ul className="tiles pairs">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
