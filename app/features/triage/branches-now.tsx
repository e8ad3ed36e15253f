import { Phone } from "lucide";
import type { BranchWords } from "~/content/branches-shape.ts";
import { type BranchId, branches } from "~/content/facts/branches.ts";
import { chatLink, telephoneLink } from "~/content/facts/clinic.ts";
import type { HoursWords } from "~/content/hours-shape.ts";
import type { TriageWords } from "~/content/triage-shape.ts";
import { branchesIn, type HoursTable, hoursIn } from "~/hours/hours-table.ts";
import { briefStanding, type Standing, standingAt } from "~/hours/standing.ts";
import { useClock } from "~/hours/use-clock.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { whatsAppIcon } from "~/ui/signs/brand-icons.ts";
import { StatusDot } from "~/ui/signs/status-dot.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./branches-now.module.css";

export interface BranchesNowProps {
  words: Pick<TriageWords["today"], "openNow" | "allClosed" | "chat" | "cannotWait">;
  hours: Pick<HoursWords, "weekdays" | "dayParts" | "brief">;
  branchWords: Readonly<Record<BranchId, Pick<BranchWords, "name">>>;
  newTab: string;
  /** Whose hours: those of the page it stands on (D9). */
  table: HoursTable;
  serverInstant: number;
}

interface BranchNow {
  id: BranchId;
  name: string;
  standing: Standing;
  /** Until when, or from when on. */
  text: string;
}

/** Whom to call at this moment: the branches in session with their numbers, else the one that opens first (D47). */
export function BranchesNow({
  words,
  hours,
  branchWords,
  newTab,
  table,
  serverInstant,
}: BranchesNowProps) {
  const { locale } = useLanguage();
  const now = useClock(serverInstant);
  const all = branchesIn[table].map((id): BranchNow => {
    const own = hoursIn(table, id);
    const standing = standingAt(own, now);
    // One notation for all of them: they stand in one list.
    const style = { words: hours, locale, notation: "12-hour" as const };
    const text = briefStanding(standing, hours.brief, style);
    return { id, name: branchWords[id].name, standing, text };
  });
  const open = all.filter(({ standing }) => standing.open);
  const [first] = open;
  if (!first) {
    const [next] = [...all].sort((one, other) => wait(one.standing) - wait(other.standing));
    return (
      <div className={styles.now}>
        <p className={styles.status} data-shut="">
          <StatusDot open={false} />
          {words.allClosed}
        </p>
        {next && <BranchLine branch={next} />}
        <ButtonLink
          href={chatLink(branches.main.whatsapp.value)}
          newTabLabel={newTab}
          variant="secondary"
          icon={whatsAppIcon}
          wide
        >
          {words.chat}
        </ButtonLink>
        <p className={styles.cannotWait}>
          <Text>{words.cannotWait}</Text>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.now}>
      <p className={styles.status}>
        <StatusDot open />
        {words.openNow}
      </p>
      <BranchLine branch={first} />
      <ButtonLink href={telephoneLink(branches[first.id].phone.value)} icon={Phone} wide>
        <PhoneNumber>{branches[first.id].phone.value}</PhoneNumber>
      </ButtonLink>
      <ul className={styles.others}>
        {all
          .filter((branch) => branch !== first)
          .map((branch) => (
            <li key={branch.id} className={styles.other}>
              <BranchLine branch={branch} />
              {branch.standing.open && (
                <a className={styles.number} href={telephoneLink(branches[branch.id].phone.value)}>
                  <PhoneNumber>{branches[branch.id].phone.value}</PhoneNumber>
                </a>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}

function BranchLine({ branch: { name, text } }: { branch: BranchNow }) {
  return (
    <p className={styles.branch}>
      <b>
        <Text>{name}</Text>
      </b>{" "}
      <span>
        <Text>{text}</Text>
      </span>
    </p>
  );
}

/** How far off the next opening is, in minutes of days; endless where none is in sight. */
function wait(standing: Standing): number {
  if (standing.open) return 0;
  const { next } = standing;
  return next ? next.daysAhead * 24 * 60 + next.from : Number.POSITIVE_INFINITY;
}
