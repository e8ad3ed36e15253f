import { useLocation, useNavigate } from "react-router";
import { TabPanel, Tabs } from "~/components/controls/tabs.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffArticlesWords } from "~/content/staff-articles.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { pluralize } from "~/i18n/plural.ts";
import { useStaff } from "../../session/staff-context.ts";
import type { ArticleEntry } from "../revisions.ts";
import { ArticleRow } from "./article-row.tsx";

const tabs = ["waiting", "mine", "all"] as const;

/**
 * The articles that wait for approval, the person's own, and all, as tabs. The fragment of the address names the tab.
 * The first one is open when an article waits, else the last one.
 */
export function ArticleTabs({
  entries,
  words,
  dayParts,
}: {
  entries: readonly ArticleEntry[];
  words: StaffArticlesWords;
  dayParts: HoursWords["dayParts"];
}) {
  const { user } = useStaff();
  const { locale } = useLanguage();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const lists = {
    waiting: entries.filter(({ state }) => state.kind === "submitted"),
    mine: entries.filter(({ revision }) => revision?.written_by === user.id),
    all: entries,
  };
  const initial = lists.waiting.length > 0 ? "waiting" : "all";
  const selected = tabs.find((tab) => hash === `#${tab}`) ?? initial;
  const { tabs: labels, tabsLabel, count, noneOf } = words.list;
  return (
    <div className="stack gap-6">
      <Tabs
        id="articles"
        label={tabsLabel}
        selected={selected}
        onSelect={(tab) =>
          void navigate({ hash: tab }, { replace: true, preventScrollReset: true })
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
            <Text>{noneOf[selected]}</Text>
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
