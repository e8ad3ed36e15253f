import { bookingBranchIds } from "~/content/data/branch-facts.ts";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { getContent } from "~/content/index.server.ts";
import { hoursData } from "~/opening-hours/hours-data.ts";
import { statusValidity } from "~/opening-hours/hours-validity.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { readPageExceptionalHours } from "~/server/exceptional-hours.server.ts";
import { readNotices } from "~/server/notices.server.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/hours-data";

/** Opening hours and notices as open data, which pages of other origins may read. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = getSite(context);
  const now = Date.now();
  const [notices, exceptionalHours] = await Promise.all([
    readNotices(site, now),
    readPageExceptionalHours(site, now, getContent("en").hours, "en"),
  ]);
  const [from, until] = statusValidity(
    bookingBranchIds,
    (id) => hoursIn("contact", id, exceptionalHours),
    now,
  );
  site.setMaxAge((until - now) / 1000);
  const [en, ar] = [getContent("en").branches, getContent("ar").branches];
  const names = branchIds.map((id) => [id, { en: en[id].name, ar: ar[id].name }]);
  const data = hoursData(
    Object.fromEntries(names) as Record<BranchId, { en: string; ar: string }>,
    notices,
    exceptionalHours,
    from,
  );
  return new Response(JSON.stringify(data), {
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Content-Type": "application/json; charset=utf-8",
    },
  });
}
