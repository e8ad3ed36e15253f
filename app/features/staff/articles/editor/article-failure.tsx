import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { ConflictBanner } from "../../form/conflict-banner.tsx";
import { TextButton } from "../../form/text-button.tsx";
import { useStaff } from "../../session/staff-context.ts";
import { failureText, type StaffFailure } from "../../session/staff-failure.ts";
import type { Revision, SiteArticle } from "../revisions.ts";
import { type ArticleValues, textsOf } from "./article-values.ts";

/** A refusal that belongs to no field, or the revision of somebody else. `onContinue` gets its texts, or null for mine. */
export function ArticleFailure({
  failure,
  words,
  onContinue,
  onRetry,
}: {
  failure: StaffFailure | null;
  words: StaffArticleEditorWords["conflict"];
  onContinue: (theirs: Pick<ArticleValues, "title" | "excerpt" | "content"> | null) => void;
  /** Saves again, which asks to sign in when the session has ended. */
  onRetry: () => void;
}) {
  const { words: frame } = useStaff();
  if (!failure || failure.kind === "invalid") return null;
  if (failure.kind !== "conflict" || !failure.current)
    return (
      <ErrorBanner>
        {failureText(failure, frame)}
        {failure.kind === "signed-out" && (
          <>
            {" "}
            <TextButton onClick={onRetry}>{frame.failures.signIn}</TextButton>
          </>
        )}
      </ErrorBanner>
    );
  const theirs = textsOf(failure.current as Revision | SiteArticle);
  const { reason } = failure;
  const what = reason === "article" || reason === "state" ? words[reason] : words.version;
  const shown = (locale: "en" | "ar") =>
    `${theirs.title[locale]}\n\n${theirs.content[locale]}`.slice(0, 600);
  return (
    <ConflictBanner
      message={`${words.title} ${what}`}
      theirs={{ en: shown("en"), ar: shown("ar") }}
      words={words}
      onMine={() => onContinue(null)}
      onTheirs={() => onContinue(theirs)}
    />
  );
}
