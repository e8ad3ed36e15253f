import { CalendarDays, Phone } from "lucide";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/controls/button.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { emergencyNumber } from "~/content/data/triage.ts";
import type { TriageWords } from "~/content/triage.types.ts";
import styles from "./triage-line.module.css";

/** What to do, in one sentence or two: the first line under the heading. */
export function Action({ children }: { children: ReactNode }) {
  return (
    <p className={styles.action}>
      <Text>{children}</Text>
    </p>
  );
}

/** The button that rings the emergency number, and whose number it is. */
export function CallEmergency({
  words: { call, answeredBy },
}: {
  words: Pick<TriageWords["now"], "call" | "answeredBy">;
}) {
  return (
    <div className={styles.call}>
      <ButtonLink href={telephoneLink(emergencyNumber.value)} icon={Phone} wide>
        <span>
          {call} <PhoneNumber>{emergencyNumber.value}</PhoneNumber>
        </span>
      </ButtonLink>
      <p className={styles.answeredBy}>
        <Text>{answeredBy}</Text>
      </p>
    </div>
  );
}

/** The way to an appointment. */
export function BookVisit({ words: { button } }: { words: Pick<TriageWords["book"], "button"> }) {
  return (
    <ButtonLink to={pathOf("booking")} icon={CalendarDays} variant="secondary" wide>
      {button}
    </ButtonLink>
  );
}

/** The signs by which one knows. */
export function Signs({ signs }: { signs: readonly string[] }) {
  return (
    <ul className={styles.signs}>
      {signs.map((sign) => (
        <li key={sign}>
          <span>
            <Text>{sign}</Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
