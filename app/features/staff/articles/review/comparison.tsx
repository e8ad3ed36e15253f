import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import type { StaffReviewWords } from "~/content/staff-review.types.ts";
import { LanguageProvider, useLanguage } from "~/i18n/language-context.tsx";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";
import { classNames } from "~/styles/class-names.ts";
import { type ComparedLine, compareTexts } from "./compare-texts.ts";
import styles from "./comparison.module.css";
import type { ArticleTexts } from "./reviewed-revision.ts";

export interface ComparisonProps {
  /** Language of the compared texts. */
  language: Locale;
  before: ArticleTexts;
  after: ArticleTexts;
  words: StaffReviewWords;
  fields: Pick<StaffArticleEditorWords, "title" | "summary" | "text">;
}

/** Shows the changes of title, summary and text in one language. It is readable without colour (REQ-STAFF-55). */
export function Comparison({ language, before, after, words, fields }: ComparisonProps) {
  const { locale } = useLanguage();
  const parts = (["title", "excerpt", "content"] as const)
    .map((part) => ({
      part,
      ...compareTexts(before[`${part}_${language}`], after[`${part}_${language}`], language),
    }))
    .filter(({ changes }) => changes > 0);
  const count = parts.reduce((sum, { changes }) => sum + changes, 0);
  const names = { title: fields.title, excerpt: fields.summary, content: fields.text };
  return (
    <section className="stack">
      <h2 className="title-3">
        <Text>
          {count === 0
            ? words.noChanges[language]
            : pluralize(count, words.changes[language], locale)}
        </Text>
      </h2>
      {parts.map(({ part, lines }) => (
        <div key={part} className="stack gap-3">
          <h3 className="title-4">
            <Text>{names[part]}</Text>
          </h3>
          <LanguageProvider value={{ locale: language, explicit: true }}>
            <div lang={language} dir={directionOf(language)} className="stack gap-3">
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one comparison never change their order.
                <Line key={index} line={line} words={words} spoken={locale} />
              ))}
            </div>
          </LanguageProvider>
        </div>
      ))}
    </section>
  );
}

function Line({
  line,
  words,
  spoken,
}: {
  line: ComparedLine;
  words: StaffReviewWords;
  /** Language of the hidden words. */
  spoken: Locale;
}) {
  if (line.kind === "same")
    return (
      <p className={classNames("with-icon secondary", styles.line)}>
        <span />
        <span>
          <Text>{line.text}</Text>
        </span>
      </p>
    );
  const Changed = line.kind === "removed" ? "del" : "ins";
  return (
    <p className={classNames("with-icon", styles.line, styles[line.kind])}>
      <span className={styles.sign} aria-hidden="true">
        {line.kind === "removed" ? "−" : "+"}
      </span>
      <span>
        <VisuallyHidden>
          <span lang={spoken}>{`${words[line.kind]}: `}</span>
        </VisuallyHidden>
        {line.words.map(({ text, changed }, index) =>
          changed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Changed key={index}>
              <Text>{text}</Text>
            </Changed>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Text key={index}>{text}</Text>
          ),
        )}
      </span>
    </p>
  );
}
