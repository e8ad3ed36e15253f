import { ButtonLink } from "~/components/controls/button.tsx";
import { StatusDot } from "~/components/indicators/status-dot.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchWords } from "~/content/branches.types.ts";
import { type BranchId, branches } from "~/content/data/branches.ts";
import { chatLink, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { CallTodayWords } from "~/content/triage.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { branchCardPath } from "~/notices/branch-card-path.ts";
import type { PageNotices } from "~/notices/branch-notice.ts";
import { BranchNotices } from "~/notices/branch-notices.tsx";
import { type BranchStatus, listOpeningStatuses } from "~/opening-hours/branch-statuses.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { type OpeningStatus, shortOpeningStatus } from "~/opening-hours/opening-status.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import type { HoursTableName } from "~/opening-hours/weekly-hours.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branches-now.module.css";
import parts from "./triage-parts.module.css";
import { ActionText } from "./triage-parts.tsx";

export interface BranchesNowProps {
  words: CallTodayWords;
  hours: Pick<HoursWords, "weekdays" | "dayParts" | "brief">;
  branchWords: Readonly<Record<BranchId, Pick<BranchWords, "name">>>;
  /** The weekly table of the page (REQ-HOURS-2). */
  table: HoursTableName;
  /** Those of all branches are shown here unless the page has them above its branches. */
  notices?: PageNotices | undefined;
  serverInstant: number;
  /** Whether every branch is listed, and a chat is offered while all are closed. */
  isFull?: boolean | undefined;
  /** Label of links into a new tab, which only the full form has. */
  newTab?: string | undefined;
}

interface BranchNow extends BranchStatus {
  name: string;
  /** Time of the next change, in words. */
  text: string;
}

/**
 * The current advice for "today": call the open branch, the main branch first. While all are closed: when to go to an
 * emergency department, and the branch that opens first. The first line says what to do.
 */
export function BranchesNow({
  words,
  hours,
  branchWords,
  table,
  notices,
  serverInstant,
  isFull,
  newTab,
}: BranchesNowProps) {
  const { locale } = useLanguage();
  const exceptionalHours = useExceptionalHours();
  const now = useClock(serverInstant);
  const all = listOpeningStatuses(table, exceptionalHours, now).map(({ id, status }): BranchNow => {
    // All entries of the list share one notation.
    const style = { words: hours, locale };
    const text = shortOpeningStatus(status, hours.brief, style);
    return { id, name: branchWords[id].name, status, text };
  });
  const noticesOf = (place: BranchId | "all") =>
    notices && (
      <BranchNotices
        notices={notices}
        place={place}
        now={now}
        short
        to={place === "all" ? pathOf("branches") : branchCardPath(place)}
      />
    );
  const first = all.find(({ status }) => status.open);
  if (!first) {
    const [next] = [...all].sort(
      (one, other) => minutesUntilOpening(one.status) - minutesUntilOpening(other.status),
    );
    return (
      <>
        <ActionText>
          <span className="screen-only">{words.allClosed}</span>
          {` ${words.cannotWait}`}
        </ActionText>
        <div className={classNames("stack gap-2", parts.call)}>
          <p
            className={classNames("cluster gap-2 medium screen-only", styles.status)}
            data-closed=""
          >
            {words.otherwise}
          </p>
          {noticesOf("all")}
          {next && <BranchLine branch={next} />}
          {next && noticesOf(next.id)}
          {isFull && (
            <ButtonLink
              href={chatLink(branches.main.whatsapp.value)}
              newTabLabel={newTab}
              variant="secondary"
              icon="whatsapp"
              wide
            >
              {words.chat}
            </ButtonLink>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      <ActionText>{words.action}</ActionText>
      <div className={classNames("stack gap-2", parts.call)}>
        {isFull && (
          <p className={classNames("cluster gap-2 medium screen-only", styles.status)}>
            <StatusDot open />
            {words.openNow}
          </p>
        )}
        {noticesOf("all")}
        <BranchLine branch={first} />
        {noticesOf(first.id)}
        <ButtonLink {...callLink(first)} icon="phone" wide>
          <PhoneNumber>{branches[first.id].phone.value}</PhoneNumber>
        </ButtonLink>
        {isFull && (
          <ul className="above-3 screen-only">
            {all
              .filter((branch) => branch !== first)
              .map((branch) => (
                <li key={branch.id} className={classNames("cluster spread", styles.other)}>
                  <BranchLine branch={branch} />
                  {branch.status.open && (
                    <a className="target" {...callLink(branch)}>
                      <PhoneNumber>{branches[branch.id].phone.value}</PhoneNumber>
                    </a>
                  )}
                  {noticesOf(branch.id)}
                </li>
              ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** A phone link with the branch's name for screen readers, because a list of links gives no context. */
function callLink({ id, name }: BranchNow) {
  const phone = branches[id].phone.value;
  return { href: telephoneLink(phone), "aria-label": `${name} ${phone}` };
}

function BranchLine({ branch: { name, text } }: { branch: BranchNow }) {
  return (
    <p className={classNames("cluster secondary", styles.branch)}>
      <b>
        <Text>{name}</Text>
      </b>{" "}
      <Text>{text}</Text>
    </p>
  );
}

/** Minutes until the next opening; `Infinity` when there is none. */
function minutesUntilOpening(status: OpeningStatus): number {
  if (status.open) return 0;
  const { next } = status;
  return next ? next.daysAhead * minutesPerDay + next.from : Number.POSITIVE_INFINITY;
}
