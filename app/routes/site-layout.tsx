import { Outlet } from "react-router";
import { bookingBranchIds } from "~/content/data/branch-facts.ts";
import { LoadingNote } from "~/features/articles/loading-note.tsx";
import { ExceptionalHoursData } from "~/layout/exceptional-hours-data.tsx";
import { SiteFrame } from "~/layout/site-frame.tsx";
import { pageNotices } from "~/notices/page-notices.ts";
import { ExceptionalHoursContext } from "~/opening-hours/exceptional-hours-context.ts";
import { statusValidity } from "~/opening-hours/hours-validity.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { readPageExceptionalHours } from "~/server/exceptional-hours.server.ts";
import { readNotices } from "~/server/notices.server.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/site-layout";
import "~/styles/aside-classes.css";

/**
 * The phone bar of every page shows the opening status, so this limits the cache to its next change. Notices, opening
 * exceptions and the page's own loader limit it further.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const now = Date.now();
  const content = getPageContent(context);
  const { locale } = site.language;
  const [rows, exceptionalHours] = await Promise.all([
    readNotices(site, now),
    readPageExceptionalHours(site, now, content.hours, locale),
  ]);
  const intervals = (["contact", "booking"] as const).map((table) =>
    statusValidity(bookingBranchIds, (id) => hoursIn(table, id, exceptionalHours), now),
  );
  const from = Math.max(...intervals.map(([start]) => start));
  const until = Math.min(...intervals.map(([, end]) => end));
  site.setMaxAge((until - now) / 1000);
  const written = rows.map(({ text, ...notice }) => ({ ...notice, text: text[locale] }));
  const notices = pageNotices(written, { notices: content.notices, hours: content.hours, locale });
  // `now` is the start of the interval, so that the page stays identical until the status changes.
  return { now: from, validity: [from, until] as const, notices, exceptionalHours };
}

/** Pages of the main layout. A loading status is shown while an article or the list is loading (REQ-ARTICLE-4). */
export default function SiteLayout({ loaderData, matches }: Route.ComponentProps) {
  const data = matches[0].loaderData;
  return (
    <ExceptionalHoursContext value={loaderData.exceptionalHours}>
      <SiteFrame data={data} renderTime={loaderData}>
        <Outlet />
        <LoadingNote words={data.shell.loadingArticles} />
      </SiteFrame>
      <ExceptionalHoursData exceptionalHours={loaderData.exceptionalHours} />
    </ExceptionalHoursContext>
  );
}
