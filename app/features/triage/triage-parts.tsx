import type { ReactNode } from "react";
import { ButtonLink } from "~/components/controls/button.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { emergencyNumber } from "~/content/data/triage.ts";
import type { TriageWords } from "~/content/triage.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./triage-parts.module.css";

/** What to do, in one or two sentences, as the first line below the heading. */
export function ActionText({ children }: { children: ReactNode }) {
  return (
    <p className={classNames("medium", styles.action)}>
      <Text>{children}</Text>
    </p>
  );
}

/** The button that calls the emergency number, and the owner of the number. */
export function CallEmergency({
  words: { call, answeredBy },
}: {
  words: Pick<TriageWords["now"], "call" | "answeredBy">;
}) {
  return (
    <div className={classNames("stack gap-2", styles.call)}>
      <ButtonLink href={telephoneLink(emergencyNumber.value)} icon="phone" wide>
        <span>
          {`${call} `}
          <PhoneNumber>{emergencyNumber.value}</PhoneNumber>
        </span>
      </ButtonLink>
      <p className="secondary">
        <Text>{answeredBy}</Text>
      </p>
    </div>
  );
}

/** The link to the booking page. */
export function BookVisit({ words: { button } }: { words: Pick<TriageWords["book"], "button"> }) {
  return (
    <ButtonLink to={pathOf("booking")} icon="calendar-days" variant="secondary" wide>
      {button}
    </ButtonLink>
  );
}

/** Warning signs as bullets. */
export function SignList({ signs }: { signs: readonly string[] }) {
  return <BulletList items={signs} className={styles.signs} />;
}
