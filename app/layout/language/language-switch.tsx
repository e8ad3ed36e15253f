import { Icon } from "~/components/indicators/icon.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { type Locale, languageNames, otherLocale } from "~/i18n/locale.ts";
import { withLocale } from "~/i18n/localized-path.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./language-switch.module.css";

/** Short names for narrow headers. */
const shortNames: Record<Locale, string> = { en: "English", ar: "عربي" };

/**
 * Links to the current page in the other language. In the browser it also stores the choice and preserves the scroll
 * position (REQ-LANG-8): by an enhancement on content pages, by the router on account pages.
 */
export function LanguageSwitch({
  short = false,
  className,
}: {
  short?: boolean;
  className?: string;
}) {
  const { locale } = useLanguage();
  const { pathname, search } = useCurrentUrl();
  const target = otherLocale(locale);
  return (
    <a
      href={withLocale(pathname + search, target)}
      hrefLang={target}
      lang={target}
      className={classNames("target gap-2 medium", styles.switch, className)}
      data-language={target}
      data-live="interaction"
    >
      {!short && <Icon icon="languages" />}
      {short ? shortNames[target] : languageNames[target]}
    </a>
  );
}
