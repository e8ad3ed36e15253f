import { useState } from "react";
import { ActionButton } from "~/components/controls/action-button.tsx";
import { DetailsSummary } from "~/components/controls/details-summary.tsx";
import { Badge } from "~/components/indicators/badge.tsx";
import { DayLine } from "~/components/text/day-line.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { type BranchId, branches } from "~/content/data/branches.ts";
import { exceptionalHours } from "~/content/data/exceptional-hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffTodayWords } from "~/content/staff-today.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { sessionsOn } from "~/opening-hours/branch-hours.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import { getOpeningStatus, shortOpeningStatus } from "~/opening-hours/opening-status.ts";
import { pageExceptionalHours } from "~/opening-hours/page-exceptional-hours.ts";
import { weekRows } from "~/opening-hours/week-rows.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { classNames } from "~/styles/class-names.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { failureText } from "../session/staff-failure.ts";
import { useToast } from "../session/toast.tsx";
import { oldAfter } from "./age-dial.tsx";
import { BranchEntries } from "./branch-entries.tsx";
import styles from "./branch-row.module.css";
import { daysSince, LastCheck } from "./last-check.tsx";
import type { Entry } from "./today-entries.ts";
import type { TodayRows } from "./use-today.ts";

export interface BranchRowProps {
  id: BranchId;
  name: string;
  rows: TodayRows;
  /** The entries of the branch; undefined when no branch has one, which the screen says once. */
  entries: readonly Entry[] | undefined;
  words: StaffTodayWords;
  hours: HoursWords;
  now: number;
  /** Called after a check was confirmed or undone. */
  onChanged: () => void;
}

/** A branch with its state now, its entries of the next 30 days, and the button that confirms its facts. */
export function BranchRow(props: BranchRowProps) {
  const { id, name, rows, entries, words, hours, now } = props;
  const { locale } = useLanguage();
  const exceptions = rows.exceptions.flatMap((row) => parseExceptionalHours(row) ?? []);
  const table = hoursIn(
    "booking",
    id,
    pageExceptionalHours([...exceptions, ...exceptionalHours], hours, locale),
  );
  const status = getOpeningStatus(table, now);
  const bars = sessionsOn(table, omanDay(now)).map(({ from, to }) => ({
    from: from / 60,
    to: to / 60,
  }));
  return (
    <li className={classNames("ruled gap-3", styles.row)}>
      <div>
        <BranchScene {...pictureOf(id)} className="branch-window" lazy />
      </div>
      <div className="stack gap-3">
        <div className="cluster gap-3">
          <h2 className="title-4">
            <Text>{name}</Text>
          </h2>
          <Badge kind={status.open ? "open" : "closed"}>
            {shortOpeningStatus(status, hours.brief, { words: hours, locale })}
          </Badge>
        </div>
        <DayLine bars={bars} now={omanMinute(now) / 60} />
        {entries && <BranchEntries entries={entries} words={words} locale={locale} />}
        <details>
          <DetailsSummary>
            <Text>{words.facts}</Text>
          </DetailsSummary>
          <ul>
            {weekRows(table, now, hours, locale).map(({ day, lines }) => (
              <li key={day}>
                <Text>{`${day}: ${lines.join(listSeparator(locale))}`}</Text>
              </li>
            ))}
            <li>
              <PhoneNumber>{branches[id].phone.value}</PhoneNumber>
            </li>
          </ul>
        </details>
      </div>
      <Confirmation {...props} check={rows.checks[id]} />
    </li>
  );
}

function Confirmation({
  id,
  name,
  words,
  now,
  check,
  onChanged,
}: BranchRowProps & { check: RowOf<"fact_checks"> | undefined }) {
  const { api, words: frame } = useStaff();
  const toast = useToast();
  const [pending, setPending] = useState(false);

  async function confirm(): Promise<void> {
    setPending(true);
    const row = crypto.randomUUID();
    const { failure } = await api.call("confirm_facts", { id: row, branch: id });
    setPending(false);
    if (failure) return toast({ text: failureText(failure, frame) });
    const undoCheck = async () => {
      const undone = await api.call("confirm_facts", { id: row, branch: id, undo: true });
      toast({ text: undone.failure ? failureText(undone.failure, frame) : words.undone });
      onChanged();
    };
    toast({
      text: interpolate(words.confirmed, { branch: name }),
      undo: { label: words.undo, run: () => void undoCheck() },
    });
    onChanged();
  }

  return (
    <div className="stack gap-3">
      <LastCheck check={check} words={words} now={now} />
      <ActionButton
        size="small"
        variant={check && daysSince(check.checked_at, now) > oldAfter ? "primary" : "secondary"}
        icon="check"
        wide
        busy={pending}
        busyLabel={words.confirming}
        aria-label={`${words.stillTrue}: ${name}`}
        onClick={() => void confirm()}
      >
        {words.stillTrue}
      </ActionButton>
    </div>
  );
}
