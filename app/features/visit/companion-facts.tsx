import type { ReactNode } from "react";
import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { DayLine } from "~/components/text/day-line.tsx";
import { Text } from "~/components/text/text.tsx";
import type { Session } from "~/content/data/hours.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { listNotices, noticesOn } from "~/notices/branch-notice.ts";
import { BranchNotices } from "~/notices/branch-notices.tsx";
import { sessionText } from "~/opening-hours/hours-text.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./companion-facts.module.css";
import { openRanges } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";

/** Where, the hours of that day, the notices of that day, what to bring, and who drives, in large letters. */
export function CompanionFacts({
  words: { companion },
  branchWords,
  hours,
  notices,
  state: { branch, date = "" },
  now,
  sessions,
}: VisitPartProps & { sessions: readonly Session[] }) {
  const { locale } = useLanguage();
  const separator = listSeparator(locale);
  const thatDay = noticesOn(notices, date);
  const places = ([branch, "all"] as const).filter(
    (place) => listNotices(thatDay, place, now).length > 0,
  );
  return (
    <dl className="rows measure full">
      <Fact icon="map-pin" label={companion.where}>
        <Text>{branchWords[branch].address.slice(0, 2).join(separator)}</Text>
      </Fact>
      {sessions.length > 0 && (
        <Fact icon="clock" label={companion.hours}>
          {sessions.map((session) => (
            <span key={session.from} className="block">
              <Text>{sessionText(session, { words: hours, locale })}</Text>
            </span>
          ))}
          <DayLine bars={openRanges(sessions)} />
        </Fact>
      )}
      {places.length > 0 && (
        <Fact icon="scroll-text" label={companion.notice}>
          {places.map((place) => (
            <BranchNotices
              key={place}
              notices={thatDay}
              place={place}
              now={now}
              className="above-3"
            />
          ))}
          <span className="small secondary">
            <Text>{companion.askFirst}</Text>
          </span>
        </Fact>
      )}
      <Fact icon="backpack" label={companion.bring}>
        <Text>{companion.bringText}</Text>
      </Fact>
      <Fact icon="car" label={companion.drive}>
        <Text>{companion.driveText}</Text>
      </Fact>
    </dl>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={classNames("with-icon links", styles.fact)}>
      <Icon icon={icon} className={styles.icon} />
      <dt className="small secondary">
        <Text>{label}</Text>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
