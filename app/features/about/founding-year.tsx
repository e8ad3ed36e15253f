import { useLanguage } from "~/i18n/language-context.tsx";
import { localizeDigits } from "~/i18n/numerals.ts";
import field from "~/illustrations/assets/founding-year.svg";
import arabicField from "~/illustrations/assets/founding-year-ar.svg";
import { classNames } from "~/styles/class-names.ts";
import styles from "./founding-year.module.css";

const fields: Readonly<Record<string, string>> = { "2007": field, "٢٠٠٧": arabicField };

/**
 * The founding year in a full-width field of dots, in the digits of the page (REQ-TYPE-1); `label` is its text
 * alternative.
 */
export function FoundingYear({ label }: { label: string }) {
  const { locale } = useLanguage();
  return (
    <img
      className={classNames("inverted-in-dark-theme full", styles.dots)}
      src={fields[localizeDigits("2007", locale)]}
      alt={label}
      width={1600}
      height={440}
      loading="lazy"
    />
  );
}
