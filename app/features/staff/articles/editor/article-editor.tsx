import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import type { OneArticleProps } from "../article-props.ts";
import { PagePreview } from "../page-preview.tsx";

/** The article in both languages. */
export function ArticleEditor({ title, words, history, render }: OneArticleProps) {
  const { locale } = useLanguage();
  const shown = history.revisions[0] ?? history.article;
  return render(
    <>
      <div>
        <GoLink to={pathOf("staff-articles")}>{words.editor.back}</GoLink>
        <h1>
          <Text>{shown?.[`title_${locale}`] || title}</Text>
        </h1>
      </div>
      {(["en", "ar"] as const).map((language) => (
        <PagePreview
          key={language}
          locale={language}
          title={shown?.[`title_${language}`] ?? ""}
          excerpt={shown?.[`excerpt_${language}`] ?? ""}
          body={shown?.[`content_${language}`] ?? ""}
        />
      ))}
    </>,
    null,
  );
}
