import type { ReactNode } from "react";
import { Badge } from "~/components/indicators/badge.tsx";
import { Icon } from "~/components/indicators/icon.tsx";
import { FirstScreenEnd } from "~/components/layout/first-screen-end.tsx";
import { Container } from "~/components/layout/section.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { ArticlesWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { displayName } from "~/i18n/display-name.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { directionOf } from "~/i18n/locale.ts";
import { classNames } from "~/styles/class-names.ts";
import type { FullArticle } from "../article.ts";
import { PublishedDate, ReadingTime } from "../cards/article-meta.tsx";
import { CoverPicture } from "../cards/cover-picture.tsx";
import { ArticleBody } from "./article-body.tsx";
import columns from "./article-columns.module.css";
import styles from "./article-view.module.css";

/** One article: back link, category, title, excerpt, author, date, reading time, body. */
export function ArticleView({
  article,
  words,
  note,
  children,
}: {
  article: FullArticle;
  words: ArticlesWords;
  /** Content below the excerpt. */
  note?: ReactNode;
  /** Content below the body, in its column. */
  children?: ReactNode;
}) {
  const { locale } = useLanguage();
  return (
    <article>
      <Container>
        <AppLink
          className={classNames("target gap-2 medium screen-only", styles.back)}
          to={pathOf("articles")}
        >
          <Icon icon="arrow-left" flip />
          {words.back}
        </AppLink>
        <header className={classNames("stack", styles.head)}>
          <Badge>
            <Text>{displayName(article.category, words.categories)}</Text>
          </Badge>
          <h1 className={styles.title}>
            <Text>{article.title}</Text>
          </h1>
          <p className="lead">
            <Text>{article.excerpt}</Text>
          </p>
          {note}
        </header>
        {article.image && (
          <CoverPicture
            image={article.image}
            className={classNames("screen-only", styles.cover)}
            loading="first"
          />
        )}
        <FirstScreenEnd />
        <div className="stack with-aside gap-6 page-body above-3">
          <ArticleFacts article={article} words={words} />
          <div dir={directionOf(locale)}>
            <ArticleBody body={article.body} />
            {children}
          </div>
        </div>
      </Container>
    </article>
  );
}

function ArticleFacts({ article, words }: { article: FullArticle; words: ArticlesWords }) {
  return (
    <ul className={classNames("cluster secondary small sticky ruled", columns.facts)}>
      <li className="with-icon">
        <Icon icon="pen-line" />
        <VisuallyHidden>{words.written.author} </VisuallyHidden>
        <span>
          <Text>{displayName(article.author, words.authors)}</Text>
        </span>
      </li>
      <li className="with-icon">
        <Icon icon="calendar-days" />
        <VisuallyHidden>{words.written.published} </VisuallyHidden>
        <PublishedDate article={article} />
      </li>
      <li className="with-icon">
        <Icon icon="clock" />
        <ReadingTime article={article} words={words} />
      </li>
    </ul>
  );
}
