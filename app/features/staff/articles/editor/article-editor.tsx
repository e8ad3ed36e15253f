import { useState } from "react";
import { Loading } from "~/components/indicators/loading.tsx";
import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { DraftKey } from "../../session/draft-key.tsx";
import type { DraftSource } from "../../session/draft-store.ts";
import { useStaff } from "../../session/staff-context.ts";
import type { OneArticleProps } from "../article-props.ts";
import { BackLink } from "../back-link.tsx";
import { PagePreview } from "../page-preview.tsx";
import { stateOf } from "../revisions.ts";
import { StateBadge } from "../state-badge.tsx";
import { ArticleForm } from "./article-form.tsx";
import { ArticleNotes } from "./article-notes.tsx";
import { isArticle } from "./article-values.ts";
import { type OpenedArticle, openArticle } from "./opened-article.ts";

/** A new article, or the person's own draft of one; a revision that waits is only shown (REQ-STAFF-51). */
export function ArticleEditor(props: OneArticleProps) {
  const { history, author } = props;
  const { user } = useStaff();
  // Values that are read again must not replace those that are being written.
  const [opened] = useState(() => openArticle(history, user.id, author));
  return opened.waiting ? (
    <WaitingArticle {...props} opened={opened} />
  ) : (
    <DraftKey
      sources={sourcesOf(props, opened)}
      waiting={props.render(<Loading>{props.loading}</Loading>, null)}
    >
      {(draftKey) => <ArticleForm {...props} opened={opened} draftKey={draftKey} />}
    </DraftKey>
  );
}

/** The slug of a new article follows its title, so its draft may be stored with an earlier slug or without one. */
function sourcesOf(
  { slug, history }: OneArticleProps,
  { values }: OpenedArticle,
): [DraftSource, ...DraftSource[]] {
  if (!slug)
    return [{ form: "article", isWanted: (stored) => isArticle(stored) && stored.version === 0 }];
  const ids = [values.id, ...history.revisions.map(({ id }) => id)];
  return [
    { form: `article ${slug}`, isWanted: isArticle },
    {
      form: "article",
      withOthers: true,
      isWanted: (stored) => isArticle(stored) && ids.includes(stored.id),
    },
  ];
}

function WaitingArticle({ words, opened, render }: OneArticleProps & { opened: OpenedArticle }) {
  const { locale } = useLanguage();
  const { values, waiting } = opened;
  return render(
    <>
      <div className="stack gap-3">
        <BackLink>{words.editor.back}</BackLink>
        <h1>
          <Text>{values.title[locale]}</Text>
        </h1>
        <p>{waiting && <StateBadge state={stateOf(waiting, "")} words={words.states} />}</p>
      </div>
      <ArticleNotes opened={opened} words={words.editor} />
      <h2 className="title-3">
        <Text>{words.editor.preview}</Text>
      </h2>
      {(["en", "ar"] as const).map((language) => (
        <PagePreview
          key={language}
          locale={language}
          title={values.title[language]}
          excerpt={values.excerpt[language]}
          body={values.content[language]}
        />
      ))}
    </>,
    null,
  );
}
