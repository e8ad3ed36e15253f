import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { clinic } from "~/content/data/clinic.ts";
import type { ServicePageFrameWords, ServicePageWords } from "~/content/services.types.ts";
import styles from "./visit-sheet.module.css";

export interface VisitSheetProps {
  words: Pick<ServicePageWords, "visitSheet" | "facts">;
  frame: Pick<ServicePageFrameWords, "sheet" | "doctorDecides">;
}

/**
 * A printed page for the visit: preparation with checkboxes, the key facts, and lines for notes. It is shown only in
 * print, after a click on its button, and replaces the page.
 */
export function VisitSheet({ words: { visitSheet, facts }, frame }: VisitSheetProps) {
  const { sheet, doctorDecides } = frame;
  const [{ value: phone }] = clinic.phones;
  return (
    <section className={styles.sheet} data-sheet="">
      <p>
        <Text>{sheet.call}</Text> <PhoneNumber>{phone}</PhoneNumber>
      </p>
      <h2 className={styles.title}>
        <Text>{visitSheet.title}</Text>
      </h2>
      <dl className={styles.blanks}>
        {[sheet.appointment, sheet.branch].map((name) => (
          <div key={name} className={styles.blank}>
            <dt>
              <Text>{name}</Text>
            </dt>
            <dd />
          </div>
        ))}
      </dl>
      <ul className={styles.list}>
        {visitSheet.items.map((item) => (
          <li key={item} className={styles.item}>
            <span>
              <Text>{item}</Text>
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <Text>{label}</Text>
            </dt>
            <dd>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.notes}>
        <Text>{sheet.questions}</Text>
      </p>
      <p>
        <Text>{doctorDecides}</Text>
      </p>
    </section>
  );
}
