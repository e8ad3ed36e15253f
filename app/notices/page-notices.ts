import { branchIds } from "~/content/data/branches.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { NoticesWords } from "~/content/notices.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import type { NoticeData } from "~/opening-hours/hours-data.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import { type BranchNotice, noticesBesideBranch, type PageNotices } from "./branch-notice.ts";
import { lengthOfFirstSentence } from "./first-sentence.ts";

/** A notice as staff have written it, in one language. */
export interface WrittenNotice extends Omit<NoticeData, "text"> {
  text: string;
}

export interface NoticeStyle {
  notices: NoticesWords;
  hours: Pick<HoursWords, "weekdays" | "dayParts">;
  locale: Locale;
}

/**
 * Returns the notices of a page with their dates in words; undefined without any, so that a page without notices stays
 * the same to the byte (REQ-STAFF-20).
 */
export function pageNotices(
  written: readonly WrittenNotice[],
  style: NoticeStyle,
): PageNotices | undefined {
  if (written.length === 0) return undefined;
  const list = written.map((notice) => branchNotice(notice, style)).sort(compareByEnd);
  const further = Math.max(0, list.length - noticesBesideBranch);
  const more = Array.from({ length: further }, (_, index) =>
    pluralize(index + 1, style.notices.more, style.locale),
  );
  return { list, more };
}

/** Returns a notice with its dates in words. The form of staff shows its draft in the same way. */
function branchNotice(
  { branches, updatedAt, ...notice }: WrittenNotice,
  style: NoticeStyle,
): BranchNotice {
  const { notices: words, hours, locale } = style;
  const { firstDay, lastDay } = notice;
  const first = dayAndDate(firstDay, hours.weekdays, locale);
  const last = dayAndDate(lastDay, hours.weekdays, locale);
  const oneDay = interpolate(words.on, { day: last });
  const days =
    firstDay === lastDay
      ? { ahead: oneDay, begun: oneDay }
      : {
          ahead: interpolate(words.fromTo, { first, last }),
          begun: interpolate(words.until, { last }),
        };
  return {
    ...notice,
    firstSentence: lengthOfFirstSentence(notice.text),
    branches: branchIds.every((id) => branches.includes(id)) ? "all" : branches,
    days,
    updated: interpolate(words.updated, {
      date: formatDateLong(omanDay(updatedAt).date, locale),
      time: timeText(omanMinute(updatedAt), { words: hours, locale }),
    }),
  };
}

function compareByEnd(one: BranchNotice, other: BranchNotice): number {
  return one.lastDay < other.lastDay ? -1 : one.lastDay > other.lastDay ? 1 : 0;
}
