import { Text } from "~/components/text/text.tsx";
import { ArticleBody } from "~/features/articles/page/article-body.tsx";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./page-preview.module.css";

/** Title, summary and text of an article in one language, as on the page of patients. */
export function PagePreview({
  locale,
  title,
  excerpt,
  body,
}: {
  locale: Locale;
  title: string;
  excerpt: string;
  body: string;
}) {
  return (
    <LanguageProvider value={{ locale, explicit: true }}>
      <article lang={locale} dir={directionOf(locale)} className={classNames("stack", styles.page)}>
        <h3 className={classNames("title-2", styles.title)}>
          <Text>{title.trim() || "…"}</Text>
        </h3>
        {excerpt.trim() && (
          <p className="secondary">
            <Text>{excerpt}</Text>
          </p>
        )}
        <ArticleBody body={body} />
      </article>
    </LanguageProvider>
  );
}
