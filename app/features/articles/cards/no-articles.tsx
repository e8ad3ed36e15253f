import { ButtonLink } from "~/components/controls/button.tsx";
import { EmptyState } from "~/components/layout/empty-state.tsx";
import type { ArticlesWords } from "~/content/content.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { EmptyPlate } from "~/illustrations/plates/empty-plate.tsx";

/**
 * The empty list. When the articles could not be loaded, it links to a retry at `retryAt`, a path (REQ-ARTICLE-6).
 */
export function NoArticles({
  words,
  retryAt,
}: {
  words: ArticlesWords;
  retryAt: string | undefined;
}) {
  // A plain link, so that a retry reaches the server and not the browser's cache.
  const language = useLanguage();
  return (
    <EmptyState
      figure={<EmptyPlate />}
      title={words.empty.title}
      text={words.empty.text}
      action={
        retryAt && (
          <ButtonLink
            href={localizedPath(retryAt, language)}
            variant="secondary"
            size="small"
            data-again=""
          >
            {words.empty.retry}
          </ButtonLink>
        )
      }
    />
  );
}
