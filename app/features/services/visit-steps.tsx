import type { StepWords } from "~/content/services-shape.ts";
import { Text } from "~/ui/text/text.tsx";
import styles from "./visit-steps.module.css";

/** Points in time as rings on a line; the last one, to which the others lead, is filled (design §8). */
export function VisitSteps({ steps }: { steps: readonly StepWords[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, text }) => (
        <li key={when} className={styles.step}>
          <b className={styles.when}>
            <Text>{when}</Text>
          </b>
          <p className={styles.text}>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ol>
  );
}
