import { Section } from "~/components/layout/section.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { InlineText, Text } from "~/components/text/text.tsx";
import runs from "~/components/text/text-runs.module.css";
import type { BranchSelectorWords, BranchWords } from "~/content/branches.types.ts";
import { bookingBranchIds } from "~/content/data/branch-facts.ts";
import { type BranchId, branches } from "~/content/data/branches.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { weekRows } from "~/opening-hours/week-rows.ts";
import { type HoursTableName, hoursIn } from "~/opening-hours/weekly-hours.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./printed-branches.module.css";

export interface PrintedBranchesProps {
  branchWords: Readonly<Record<BranchId, Pick<BranchWords, "name" | "address">>>;
  words: BranchSelectorWords;
  table: HoursTableName;
  hours: HoursWords;
  now: number;
}

/**
 * The printed list, where nothing can be selected and the time is unknown: every branch with address, number and
 * week.
 */
export function PrintedBranches({ branchWords, words, table, hours, now }: PrintedBranchesProps) {
  const { locale } = useLanguage();
  const exceptionalHours = useExceptionalHours();
  const separator = listSeparator(locale);
  return (
    <Section flush="both" className="print-only">
      <table className={classNames("table below-5", styles.list)}>
        <caption>
          <Text>{`${words.hours}${separator}${hours.clock}`}</Text>
        </caption>
        <tbody>
          {bookingBranchIds.map((id) => (
            <tr key={id}>
              <th scope="row">
                <Text>{branchWords[id].name}</Text>
              </th>
              <td>
                <Text>{branchWords[id].address.join(separator)}</Text>
              </td>
              <td className={runs.whole}>
                <PhoneNumber>{branches[id].phone.value}</PhoneNumber>
              </td>
              <td>
                {listDays(weekRows(hoursIn(table, id, exceptionalHours), now, hours, locale)).map(
                  ({ days, lines }) => (
                    <p key={lines.join()}>
                      <Text>{`${days.join(separator)}: `}</Text>
                      {lines.map((line, at) => (
                        <span key={line} className={runs.whole}>
                          {at > 0 && separator}
                          <InlineText>{line}</InlineText>
                        </span>
                      ))}
                    </p>
                  ),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Groups the days of a week with the same hours. */
function listDays(rows: ReturnType<typeof weekRows>) {
  const groups: { days: string[]; lines: readonly string[] }[] = [];
  for (const { day, lines } of rows) {
    const same = groups.find((group) => group.lines.join() === lines.join());
    if (same) same.days.push(day);
    else groups.push({ days: [day], lines });
  }
  return groups;
}
