import { useCallback } from "react";
import { useLocation } from "react-router";
import { Loading } from "~/components/indicators/loading.tsx";
import { LoadError } from "../session/load-error.tsx";
import { useStaff } from "../session/staff-context.ts";
import { useLoadedValue } from "../session/use-loaded-value.ts";
import type { ArticleScreenProps } from "./article-props.ts";
import { ArticleEditor } from "./editor/article-editor.tsx";
import { readArticleHistory } from "./read-articles.ts";
import type { ArticleHistory } from "./revisions.ts";

const nothing: ArticleHistory = { revisions: [], article: null };

/** The article that the fragment of the address names, in the editor. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { words, loading, render } = props;
  const { api } = useStaff();
  const slug = useLocation().hash.slice(1) || null;
  const { value: history, reload } = useLoadedValue<ArticleHistory>(
    useCallback(
      () => (slug ? readArticleHistory(api, slug) : Promise.resolve(nothing)),
      [api, slug],
    ),
  );
  if (history === undefined) return render(<Loading>{loading}</Loading>, null);
  if (history === null)
    return render(<LoadError onRetry={reload}>{words.editor.unreadable}</LoadError>, null);
  return <ArticleEditor key={slug} {...props} {...{ slug, history, reload }} />;
}
