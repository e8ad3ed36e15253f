import { useCallback } from "react";
import { useLocation } from "react-router";
import { Button } from "~/components/controls/button.tsx";
import { Loading } from "~/components/indicators/loading.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { useStaff } from "../session/staff-context.ts";
import type { ArticleScreenProps } from "./article-props.ts";
import { ArticleEditor } from "./editor/article-editor.tsx";
import { type ArticleHistory, readArticleHistory } from "./revisions.ts";
import { useReading } from "./use-reading.ts";

const nothing: ArticleHistory = { revisions: [], article: null };

/** The article that the fragment of the address names, in the editor. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { words, loading, render } = props;
  const { api } = useStaff();
  const slug = useLocation().hash.slice(1) || null;
  const { value: history, reload } = useReading<ArticleHistory>(
    useCallback(
      () => (slug ? readArticleHistory(api, slug) : Promise.resolve(nothing)),
      [api, slug],
    ),
  );
  if (history === undefined) return render(<Loading>{loading}</Loading>, null);
  if (history === null)
    return render(
      <>
        <Banner kind="error">{words.editor.unreadable}</Banner>
        <p>
          <Button variant="secondary" onClick={reload}>
            {words.editor.retry}
          </Button>
        </p>
      </>,
      null,
    );
  return <ArticleEditor key={slug} {...props} {...{ slug, history, reload }} />;
}
