import { useClock } from "~/opening-hours/use-clock.ts";
import { BranchNotices, type BranchNoticesProps } from "./branch-notices.tsx";

export interface NoticesOnPageProps extends Omit<BranchNoticesProps, "now"> {
  serverInstant: number;
}

/** Notices on a part of a page that is no island itself; after the last day of one it hydrates and hides it. */
export function NoticesOnPage({ serverInstant, ...props }: NoticesOnPageProps) {
  return <BranchNotices {...props} now={useClock(serverInstant)} />;
}
