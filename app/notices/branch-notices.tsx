import { DatedNotice } from "~/components/links/dated-notice.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchId } from "~/content/data/branches.ts";
import { classNames } from "~/styles/class-names.ts";
import { listNotices, noticesBesideBranch, type PageNotices } from "./branch-notice.ts";

export interface BranchNoticesProps {
  /** Undefined on a page without notices. */
  notices: PageNotices | undefined;
  place: BranchId | "all";
  now: number;
  /** One sentence and the days of each notice, instead of the whole text. */
  short?: boolean;
  /** The page with all notices of the place. */
  to?: string;
  className?: string | undefined;
}

/**
 * The notices of a branch, or of all branches. The full form shows each; the short form, and one that links to the page
 * with all, show two (REQ-STAFF-21).
 */
export function BranchNotices({ notices, place, now, short, to, className }: BranchNoticesProps) {
  const all = listNotices(notices, place, now);
  if (all.length === 0) return null;
  const shown = short || to ? all.slice(0, noticesBesideBranch) : all;
  const more = notices?.more[all.length - shown.length - 1];
  return (
    <div className={classNames("stack gap-2", className)}>
      {shown.map(({ id, updated, ...notice }) => (
        <DatedNotice key={id} {...notice} {...(short ? { to } : { updated })} />
      ))}
      {more &&
        (to ? (
          <AppLink to={to} className="target small">
            {more}
          </AppLink>
        ) : (
          <p className="small">
            <Text>{more}</Text>
          </p>
        ))}
    </div>
  );
}
