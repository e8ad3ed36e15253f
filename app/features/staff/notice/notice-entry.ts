import { listSeparator } from "~/i18n/list-separator.ts";
import type { Locale } from "~/i18n/locale.ts";
import { daySpan } from "../form/day-span.ts";
import type { StaffListEntry } from "../form/staff-list.tsx";
import type { RowOf } from "../session/staff-api.ts";
import type { NoticeScreenProps } from "./notice-props.ts";
import { noticeOfRow } from "./notice-values.ts";

/** Returns a notice as an entry of the list. */
export function noticeEntry(
  row: RowOf<"notices">,
  branchWords: NoticeScreenProps["branchWords"],
  locale: Locale,
): StaffListEntry {
  const { branches, firstDay, lastDay, text } = noticeOfRow(row);
  const names = branches.map((branch) => branchWords[branch].shortName);
  return {
    branches: names.join(listSeparator(locale)),
    text: text[locale],
    days: daySpan(firstDay, lastDay, locale),
  };
}
