import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { clinic } from "~/content/data/clinic.ts";
import type { ServicePageFrameWords, ServicePageWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./visit-sheet.module.css";

export interface VisitSheetProps {
  words: Pick<ServicePageWords, "visitSheet" | "facts">;
  frame: Pick<ServicePageFrameWords, "sheet" | "doctorDecides">;
}

/**
 * The sheet for the visit, an address of its own that prints on one page: preparation with checkboxes, the key facts,
 * and lines for notes.
 */
export function VisitSheet({ words: { visitSheet, facts }, frame }: VisitSheetProps) {
  const { sheet, doctorDecides } = frame;
  const [{ value: phone }] = clinic.phones;
  return (
    <section className={classNames("stack", styles.sheet)}>
      <h1 className="title-3">
        <Text>{visitSheet.title}</Text>
      </h1>
      <dl className={classNames("tiles pairs", styles.blanks)}>
        {[sheet.appointment, sheet.branch].map((name) => (
          <div key={name}>
            <dt>
              <Text>{name}</Text>
            </dt>
            <dd />
          </div>
        ))}
      </dl>
      <ul className={classNames("stack gap-3", styles.list)}>
        {visitSheet.items.map((item) => (
          <li key={item}>
            <Text>{item}</Text>
          </li>
        ))}
      </ul>
      <dl className="tiles">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="small">
              <Text>{label}</Text>
            </dt>
            <dd className="medium">
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.notes}>
        <Text>{sheet.questions}</Text>
      </p>
      <p>
        <Text>{sheet.call}</Text> <PhoneNumber>{phone}</PhoneNumber>
      </p>
      <p>
        <Text>{doctorDecides}</Text>
      </p>
    </section>
  );
}
