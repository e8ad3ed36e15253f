import { RingLine } from "~/components/layout/ring-line.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StepWords } from "~/content/services.types.ts";
import styles from "./visit-steps.module.css";

/** Points in time as rings on a line; the last one, to which the others lead, is filled. */
export function VisitSteps({ steps }: { steps: readonly StepWords[] }) {
  return (
    <RingLine
      points={steps.map(({ when, text }, index) => ({
        key: when,
        filled: index === steps.length - 1,
        children: (
          <>
            <b className={styles.when}>
              <Text>{when}</Text>
            </b>
            <p className={styles.text}>
              <Text>{text}</Text>
            </p>
          </>
        ),
      }))}
    />
  );
}
