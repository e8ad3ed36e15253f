import { useCallback } from "react";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { type PluralForms, pluralize } from "~/i18n/plural.ts";
import { reviewPath } from "../articles/article-address.ts";
import { useStaff } from "../session/staff-context.ts";
import { useLoadedValue } from "../session/use-loaded-value.ts";

/** The articles that wait for the approval of this person, the oldest first. Renders nothing when there are none. */
export function WaitingArticles({ words }: { words: PluralForms }) {
  const { api, user, role } = useStaff();
  const { locale } = useLanguage();
  const { value } = useLoadedValue(
    useCallback(async () => {
      if (role !== "approver") return null;
      const submitted = await api.read((client) =>
        client
          .from("article_revisions")
          .select("id,title_en,title_ar,written_by")
          .eq("state", "submitted")
          .order("updated_at")
          .limit(100),
      );
      return submitted.value;
    }, [api, role]),
  );
  const waiting = value?.filter(({ written_by }) => written_by !== user.id) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="waiting-articles">
      <h2 id="waiting-articles" className="title-4">
        <Text>{pluralize(waiting.length, words, locale)}</Text>
      </h2>
      <ul>
        {waiting.map((revision) => (
          <li key={revision.id}>
            <ArrowLink to={reviewPath(revision.id)}>{revision[`title_${locale}`]}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
