import { type BranchId, branches, branchIds } from "~/content/data/branches.ts";
import type { Session, Week } from "~/content/data/hours.ts";
import type { Locale } from "~/i18n/locale.ts";
import { bookingHoursOf } from "./branch-hours.ts";
import { clockTime } from "./clock-time.ts";
import { exceptionalPeriods } from "./exceptional-periods.ts";
import { getOpeningStatus, type OpeningStatus } from "./opening-status.ts";
import type { PageExceptionalHours } from "./page-exceptional-hours.ts";
import { branchesIn, hoursIn } from "./weekly-hours.ts";

type Bilingual = Readonly<Record<Locale, string>>;

/** A notice that staff have written, in both languages. */
export interface NoticeData {
  id: string;
  branches: readonly BranchId[];
  /** Calendar dates in Oman, both inclusive: "2026-11-20". */
  firstDay: string;
  lastDay: string;
  text: Bilingual;
  /** In milliseconds since 1970. */
  updatedAt: number;
}

/**
 * Returns the content of /hours.json (REQ-STAFF-23): hours, exceptional hours and opening status of each branch, and
 * the notices (docs/guides/use-opening-hours-data.md). Times are of Oman. `instant` is in milliseconds since 1970.
 */
export function hoursData(
  names: Readonly<Record<BranchId, Bilingual>>,
  notices: readonly NoticeData[],
  exceptionalHours: readonly PageExceptionalHours[],
  instant: number,
): object {
  return {
    version: 1,
    timeZone: "Asia/Muscat",
    statusAt: new Date(instant).toISOString(),
    branches: branchIds.map((id) => {
      const hours = hoursIn("contact", id, exceptionalHours);
      const hasContactHours = branchesIn.contact.includes(id);
      return {
        id,
        name: names[id],
        phone: branches[id].phone.value,
        contactHours: hasContactHours ? weekData(hours.week) : null,
        bookingHours: weekData(bookingHoursOf(id, exceptionalHours).week),
        exceptions: exceptionalPeriods(hours.exceptionalHours).map(({ first, last, sessions }) => ({
          firstDay: first,
          lastDay: last,
          sessions: sessions.map(sessionData),
        })),
        status: statusData(getOpeningStatus(hours, instant)),
      };
    }),
    notices: notices
      // A notice of a branch that was removed.
      .filter((notice) => notice.branches.length > 0)
      .map(({ updatedAt, ...notice }) => ({
        ...notice,
        updatedAt: new Date(updatedAt).toISOString(),
      })),
  };
}

function weekData(week: Week): object {
  const days = Object.entries(week).map(([day, sessions]) => [day, sessions.map(sessionData)]);
  return Object.fromEntries(days);
}

function sessionData({ from, to }: Session): { from: string; to: string } {
  return { from: clockTime(from), to: clockTime(to) };
}

function statusData(status: OpeningStatus): object {
  if (status.open) return { open: true, until: clockTime(status.until) };
  const { next } = status;
  return { open: false, opens: next ? { day: next.date, at: clockTime(next.from) } : null };
}
