import { useCallback } from "react";
import { ButtonLink } from "~/components/controls/button.tsx";
import { Loading } from "~/components/indicators/loading.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import { LoadError } from "../../session/load-error.tsx";
import { useStaff } from "../../session/staff-context.ts";
import { useLoadedValue } from "../../session/use-loaded-value.ts";
import { editorPath } from "../article-address.ts";
import { readArticleList } from "../read-articles.ts";
import { ArticleTabs } from "./article-tabs.tsx";

export interface ArticlesScreenProps {
  title: string;
  words: StaffArticlesWords;
  dayParts: HoursWords["dayParts"];
  loading: string;
}

/** Every article of the site and every draft, with its state (REQ-STAFF-50). */
export function ArticlesScreen({ title, words, dayParts, loading }: ArticlesScreenProps) {
  const { api } = useStaff();
  const { value: entries, reload } = useLoadedValue(useCallback(() => readArticleList(api), [api]));
  const { create, unreadable } = words.list;
  return (
    <>
      <div className="cluster spread">
        <h1>
          <Text>{title}</Text>
        </h1>
        <ButtonLink to={editorPath()} icon="pen-line">
          {create}
        </ButtonLink>
      </div>
      {entries === undefined && <Loading>{loading}</Loading>}
      {entries === null && <LoadError onRetry={reload}>{unreadable}</LoadError>}
      {entries && <ArticleTabs {...{ entries, words, dayParts }} />}
    </>
  );
}
