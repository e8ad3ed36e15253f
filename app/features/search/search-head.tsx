import type { ReactNode } from "react";
import { PageHead } from "~/components/layout/page-head.tsx";
import { ChipList } from "~/components/links/chip.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf, searchParameter } from "~/content/data/pages.ts";
import type { SearchWords } from "~/content/search.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import styles from "./search-head.module.css";

export interface SearchHeadProps {
  words: Pick<SearchWords, "title" | "lead" | "count" | "often" | "oftenLabel">;
  typed: string;
  /** Number of results; null without a query. */
  total: number | null;
  /** The search field. */
  children: ReactNode;
}

/** The head of the search page: the field, and the number of results or frequent queries. */
export function SearchHead({ words, typed, total, children }: SearchHeadProps) {
  const { locale } = useLanguage();
  const often = words.often.map((text) => ({
    text,
    to: `${pathOf("search")}?${new URLSearchParams({ [searchParameter]: text })}`,
  }));
  return (
    <PageHead title={words.title} lead={typed ? undefined : words.lead} className={styles.head}>
      {children}
      {total === null && (
        <div className="stack gap-2">
          <p>{words.oftenLabel}</p>
          <ChipList items={often} label={words.oftenLabel} />
        </div>
      )}
      {total !== null && total > 0 && (
        <p className="lead break-anywhere">
          <Text>{interpolate(pluralize(total, words.count, locale), { words: typed })}</Text>
        </p>
      )}
    </PageHead>
  );
}
