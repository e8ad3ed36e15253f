import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathOf } from "~/content/data/pages.ts";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { useStaff } from "../../session/staff-context.ts";
import { useToast } from "../../session/toast.tsx";
import type { Draft } from "../../session/use-draft.ts";
import { readArticleHistory } from "../read-articles.ts";
import { baseOf } from "../revisions.ts";
import type { ArticleText, ArticleValues } from "./article-values.ts";
import type { ArticleSave } from "./use-article-save.ts";

export interface ArticleCalls {
  pending: boolean;
  /** Saves the draft and submits it; then the list is shown. */
  submit: () => Promise<void>;
  /** After a conflict: goes on with the text of the form, or with other texts. Nothing is overwritten on the server. */
  continueWith: (texts: Pick<ArticleValues, ArticleText> | null) => Promise<void>;
}

export function useArticleCalls(
  draft: Draft<ArticleValues>,
  saving: ArticleSave,
  words: StaffArticleEditorWords,
): ArticleCalls {
  const { api } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  async function submit(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    const saved = await saving.save();
    const answer =
      saved &&
      (await api.call("submit_article_revision", {
        id: saved.id,
        expected_version: saved.version,
      }));
    busy.current = false;
    setPending(false);
    if (!answer) return;
    if (answer.failure) return saving.setFailure(answer.failure);
    draft.clear();
    toast({ text: words.submitted });
    await navigate(localizedPath(pathOf("staff-articles"), language));
  }

  async function continueWith(texts: Pick<ArticleValues, ArticleText> | null): Promise<void> {
    const { value } = draft;
    const history = await readArticleHistory(api, value.slug);
    if (!history) return saving.setFailure({ kind: "unreachable" });
    const baseId = baseOf(history.revisions)?.id ?? null;
    const own = history.revisions.find(({ id }) => id === value.id);
    const row =
      own?.state === "draft" ? { version: own.version } : { id: crypto.randomUUID(), version: 0 };
    saving.setFailure(null);
    saving.change({ ...value, ...texts, ...row, baseId });
  }

  return { pending, submit, continueWith };
}
