import type { InsuranceWords } from "~/content/services-shape.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { Text } from "~/ui/text/text.tsx";
import styles from "./insurance-steps.module.css";

/** From the first call to the decision, as numbered steps on one ruled row. */
export function InsuranceSteps({ steps }: Pick<InsuranceWords["how"], "steps">) {
  const { locale } = useLanguage();
  return (
    <div className={styles.room}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(index + 1, locale)}
            </span>
            <h3 className={styles.title}>
              <Text>{title}</Text>
            </h3>
            <p className={styles.text}>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
