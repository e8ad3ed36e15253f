import { Outlet } from "react-router";
import { bookingBranchIds } from "~/content/data/branch-facts.ts";
import { LoadingNote } from "~/features/articles/loading-note.tsx";
import { SiteFrame } from "~/layout/site-frame.tsx";
import { hoursIn } from "~/opening-hours/hours-table.ts";
import { steadyStanding } from "~/opening-hours/hours-validity.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/site-layout";

/** The bar of every page tells whether a branch is in session, so no page is kept beyond the next change. */
export function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const now = Date.now();
  const spans = (["contact", "booking"] as const).map((table) =>
    steadyStanding(bookingBranchIds, (id) => hoursIn(table, id), now),
  );
  const from = Math.max(...spans.map(([start]) => start));
  const until = Math.min(...spans.map(([, end]) => end));
  site.setMaxAge((until - now) / 1000);
  // The same as now, and the same page for as long as nothing changes.
  const { dayParts } = getPageContent(context).hours;
  return { now: from, during: [from, until] as const, dayParts };
}

/** Pages of the main layout. While an article or their list is on its way, the page says so (REQ-ARTICLE-4). */
export default function SiteLayout({ loaderData, matches }: Route.ComponentProps) {
  const data = matches[0].loaderData;
  return (
    <SiteFrame data={data} moment={loaderData}>
      <Outlet />
      <LoadingNote words={data.shell.loadingArticles} />
    </SiteFrame>
  );
}
