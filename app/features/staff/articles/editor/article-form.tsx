import { useState } from "react";
import { flushSync } from "react-dom";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { TabPanel } from "~/components/controls/tabs.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { ErrorSummary } from "../../form/error-summary.tsx";
import { useDraft } from "../../session/use-draft.ts";
import type { OneArticleProps } from "../article-props.ts";
import { BackLink } from "../back-link.tsx";
import { StateBadge } from "../state-badge.tsx";
import { ArticleFailure } from "./article-failure.tsx";
import { ArticleNotes } from "./article-notes.tsx";
import { ArticleFacts, LanguageTabs, Previews } from "./article-parts.tsx";
import { slugOf } from "./article-slug.ts";
import {
  type ArticleErrors,
  type ArticleField,
  type ArticleValues,
  errorOfRefusal,
  errorsOfDraft,
  isArticle,
  isLanguageWritten,
} from "./article-values.ts";
import { errorText } from "./error-text.ts";
import { LanguageFields } from "./language-fields.tsx";
import type { OpenedArticle } from "./opened-article.ts";
import { SaveNote } from "./save-note.tsx";
import { useArticleCalls } from "./use-article-calls.ts";
import { type ArticleSave, useArticleSave } from "./use-article-save.ts";

/** The draft of an article beside its page in both languages; it is saved while it is written (REQ-STAFF-52). */
export function ArticleForm(
  props: OneArticleProps & {
    opened: OpenedArticle;
    /** The key of the article in the storage of the device. */
    draftKey: string;
  },
) {
  const { title, words: area, dayParts, opened, draftKey, render } = props;
  const words = area.editor;
  const { locale } = useLanguage();
  const draft = useDraft(draftKey, opened.values, isArticle);
  const values = draft.value;
  const saving = useArticleSave(draft, opened.isNew, showAddress);
  const calls = useArticleCalls(draft, saving, words);
  const [language, setLanguage] = useState<Locale>(locale);
  const [problems, setProblems] = useState<readonly ArticleField[]>([]);
  const errors = errorsOf(values, saving);
  const reason = missingOf(values, words);
  const change = (next: ArticleValues) => saving.change(withSlug(next, opened.isNew));

  return render(
    <>
      <div className="stack gap-3">
        <BackLink>{words.back}</BackLink>
        <h1>
          <Text>{values.title[locale].trim() || title}</Text>
        </h1>
        <div className="cluster gap-3">
          <StateBadge state={{ kind: "draft" }} words={area.states} />
          <SaveNote status={saving.status} words={words} dayParts={dayParts} />
        </div>
      </div>
      <ArticleNotes opened={opened} words={words} />
      <ErrorSummary
        title={words.summaryOfErrors}
        problems={problems.flatMap((field) => {
          const error = errors[field];
          return error
            ? [{ field, text: errorText(field, error, values, words.errors, locale) }]
            : [];
        })}
        onFollow={(field) => flushSync(() => setLanguage(field.endsWith("_ar") ? "ar" : "en"))}
      />
      <ArticleFailure
        failure={saving.failure}
        words={words.conflict}
        onContinue={(theirs) => void calls.continueWith(theirs)}
        onRetry={() => void saving.save()}
      />
      <div className="beside">
        <form
          id="article-form"
          className="stack gap-5"
          noValidate
          // The draft has been sent: later input would be lost.
          inert={calls.pending}
          onSubmit={(event) => {
            event.preventDefault();
            const found = Object.keys(errors) as ArticleField[];
            setProblems(found);
            if (found.length === 0) void calls.submit();
          }}
        >
          <LanguageTabs values={values} words={words} selected={language} onSelect={setLanguage} />
          <TabPanel of="language" selected={language}>
            <LanguageFields
              key={language}
              language={language}
              values={values}
              errors={errors}
              words={words}
              onChange={(text, next) =>
                change({ ...values, [text]: { ...values[text], [language]: next } })
              }
            />
          </TabPanel>
          <ArticleFacts
            values={values}
            errors={errors}
            isNew={opened.isNew}
            words={words}
            categories={props.categories}
            onChange={change}
          />
        </form>
        <Previews values={values} heading={words.preview} />
      </div>
    </>,
    <section aria-label={words.submit} className="cluster gap-3">
      <ActionButton
        type="submit"
        form="article-form"
        disabled={reason !== null}
        busy={calls.pending}
        busyLabel={words.submitting}
        aria-describedby="submit-note"
      >
        {words.submit}
      </ActionButton>
      <p id="submit-note" className="small">
        <Text>{reason ?? words.note}</Text>
      </p>
    </section>,
  );
}

/** A reload opens the draft that the server has. */
function showAddress(slug: string): void {
  window.history.replaceState(window.history.state, "", `#${slug}`);
}

/** Until the person has chosen the slug of a new article, it follows the English title. */
function withSlug(values: ArticleValues, isNew: boolean): ArticleValues {
  return isNew && !values.hasOwnSlug ? { ...values, slug: slugOf(values.title.en) } : values;
}

function errorsOf(values: ArticleValues, { failure, isSlugTaken }: ArticleSave): ArticleErrors {
  return {
    ...(failure?.kind === "invalid" && errorOfRefusal(failure.field, failure.problem)),
    ...errorsOfDraft(values),
    ...(isSlugTaken && { slug: "slugTaken" as const }),
  };
}

/** The reason why the article cannot be submitted yet, or null. */
function missingOf(values: ArticleValues, words: StaffArticleEditorWords): string | null {
  if (!isLanguageWritten(values, "en")) return words.missing.en;
  if (!isLanguageWritten(values, "ar")) return words.missing.ar;
  return values.category ? null : words.missingCategory;
}
