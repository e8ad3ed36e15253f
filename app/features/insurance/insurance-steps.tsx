import { RuledRow } from "~/components/layout/ruled-row.tsx";
import type { InsuranceWords } from "~/content/services.types.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import styles from "./insurance-steps.module.css";

/** Numbered steps from the first call to the decision, in one ruled row. */
export function InsuranceSteps({ steps }: Pick<InsuranceWords["how"], "steps">) {
  const { locale } = useLanguage();
  return (
    <RuledRow
      list="ol"
      entries={steps.map(({ title, text }, index) => ({
        mark: (
          <span className={styles.number} aria-hidden="true">
            {formatNumber(index + 1, locale)}
          </span>
        ),
        title,
        text,
      }))}
    />
  );
}
