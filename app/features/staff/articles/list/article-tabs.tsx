import { useLocation, useNavigate } from "react-router";
import { TabPanel, Tabs } from "~/components/controls/tabs.tsx";
import { Text } from "~/components/text/text.tsx";
import { searchParameter } from "~/content/data/pages.ts";
import { sanitizeQuery } from "~/content/data/sanitize-query.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { pluralize } from "~/i18n/plural.ts";
import { useStaff } from "../../session/staff-context.ts";
import type { ArticleEntry } from "../revisions.ts";
import { ArticleRow } from "./article-row.tsx";
import { filterByTitle } from "./filter-by-title.ts";
import { TitleSearch } from "./title-search.tsx";

const tabs = ["waiting", "mine", "all"] as const;

/**
 * The articles that wait for approval, the person's own, and all, as tabs below a search of their titles. The fragment
 * of the address names the tab. The first one is open when an article waits, the last one otherwise and after a search.
 */
export function ArticleTabs({
  entries: all,
  words,
  dayParts,
}: {
  entries: readonly ArticleEntry[];
  words: StaffArticlesWords;
  dayParts: HoursWords["dayParts"];
}) {
  const { user } = useStaff();
  const { locale } = useLanguage();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const typed = sanitizeQuery(new URLSearchParams(search).get(searchParameter) ?? "");
  const entries = filterByTitle(all, typed);
  const lists = {
    waiting: entries.filter(({ state }) => state.kind === "submitted"),
    mine: entries.filter(({ revision }) => revision?.written_by === user.id),
    all: entries,
  };
  const initial = lists.waiting.length > 0 && !typed ? "waiting" : "all";
  const selected = tabs.find((tab) => hash === `#${tab}`) ?? initial;
  const { tabs: labels, tabsLabel, count, noneOf, search: searchWords } = words.list;
  return (
    <div className="stack gap-6">
      <TitleSearch
        typed={typed}
        result={pluralize(entries.length, searchWords.found, locale)}
        words={searchWords}
      />
      <Tabs
        id="articles"
        label={tabsLabel}
        selected={selected}
        onSelect={(tab) =>
          void navigate({ search, hash: tab }, { replace: true, preventScrollReset: true })
        }
        tabs={tabs.map((tab) => ({
          id: tab,
          label: labels[tab],
          count: {
            text: formatNumber(lists[tab].length, locale),
            label: pluralize(lists[tab].length, count, locale),
          },
        }))}
      />
      <TabPanel of="articles" selected={selected}>
        {lists[selected].length === 0 ? (
          <p>
            <Text>{typed ? searchWords.none : noneOf[selected]}</Text>
          </p>
        ) : (
          <ul className="rows terms">
            {lists[selected].map((entry) => (
              <ArticleRow
                key={entry.revision?.id ?? entry.slug}
                entry={entry}
                words={words}
                dayParts={dayParts}
              />
            ))}
          </ul>
        )}
      </TabPanel>
    </div>
  );
}
