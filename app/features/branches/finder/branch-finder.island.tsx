import { StatusDot } from "~/components/indicators/status-dot.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchWords } from "~/content/branches.types.ts";
import { type BranchId, branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { capitalize } from "~/i18n/capitalize.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { branchCardPath } from "~/notices/branch-card-path.ts";
import type { PageNotices } from "~/notices/branch-notice.ts";
import { BranchNotices } from "~/notices/branch-notices.tsx";
import { listOpeningStatuses } from "~/opening-hours/branch-statuses.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { shortOpeningStatus } from "~/opening-hours/opening-status.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branch-finder.module.css";

export interface BranchFinderProps {
  branchWords: Readonly<Record<BranchId, Pick<BranchWords, "city">>>;
  hours: Pick<HoursWords, "weekdays" | "dayParts" | "brief">;
  notices?: PageNotices | undefined;
  /** The whole text of each notice, for a page without a connection to the cards. */
  fullNotices?: boolean | undefined;
  serverInstant: number;
}

/**
 * The cities with a branch: each is a link to it, with its opening status and its phone number (REQ-LAYOUT-15).
 */
export function BranchFinder({
  branchWords,
  hours,
  notices,
  fullNotices,
  serverInstant,
}: BranchFinderProps) {
  const { locale } = useLanguage();
  const exceptionalHours = useExceptionalHours();
  const now = useClock(serverInstant);
  const style = { words: hours, locale };
  return (
    <>
      <BranchNotices
        notices={notices}
        place="all"
        now={now}
        to={pathOf("branches")}
        className="below-5"
      />
      <ul className={classNames("tiles", styles.cities)}>
        {/* Every page except /book-consultation uses the contact hours (REQ-HOURS-2). */}
        {listOpeningStatuses("contact", exceptionalHours, now).map(({ id, status }) => {
          const phone = branches[id].phone.value;
          return (
            <li key={id} className="ruled cluster spread links">
              <h3 className="title-4">
                <AppLink className="target" to={branchCardPath(id)}>
                  {branchWords[id].city}
                </AppLink>
              </h3>
              <p
                className={classNames("cluster medium small gap-2 screen-only", styles.status)}
                data-open={status.open}
              >
                <StatusDot open={status.open} />
                <Text>{capitalize(shortOpeningStatus(status, hours.brief, style))}</Text>
              </p>
              <a
                className="target medium"
                href={telephoneLink(phone)}
                aria-label={`${branchWords[id].city} ${phone}`}
              >
                <PhoneNumber>{phone}</PhoneNumber>
              </a>
              <BranchNotices
                notices={notices}
                place={id}
                now={now}
                short={!fullNotices}
                to={branchCardPath(id)}
                className="full"
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
