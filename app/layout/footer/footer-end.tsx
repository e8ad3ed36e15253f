import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { clinic } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizeDigits } from "~/i18n/numerals.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./footer.module.css";

/**
 * Last row of the page: copyright with the current year, the approval number when it is set (REQ-CLAIM-3), legal
 * pages.
 */
export function FooterEnd({ words, year }: { words: ShellWords; year: number }) {
  const { locale } = useLanguage();
  const approval = clinic.advertisingApproval.value;
  return (
    <div className={classNames("cluster ruled", styles.end)}>
      <span>
        © <span data-year="">{localizeDigits(String(year), locale)}</span>
        <Text>{` ${words.brand}`}</Text>
      </span>
      {approval && (
        <span>
          <Text>{`${words.footer.advertisingApproval} ${approval}`}</Text>
        </span>
      )}
      <nav className={classNames("cluster", styles.legal)} aria-label={words.footer.legalTitle}>
        {(["privacy", "terms", "accessibility"] as const).map((page) => (
          <AppLink
            key={page}
            className={classNames("target quiet-link", styles.link)}
            to={pathOf(page)}
          >
            {words.footer.legal[page]}
          </AppLink>
        ))}
      </nav>
    </div>
  );
}
