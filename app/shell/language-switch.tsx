import { Languages } from "lucide";
import type { MouseEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type Locale, otherLocale } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { withLocale } from "~/i18n/localized-path.ts";
import { Icon } from "~/ui/icon.tsx";
import { useKeptPlace } from "./kept-place.ts";
import styles from "./language-switch.module.css";
import { storeLanguage } from "./stored-language.ts";

/** Each language in its own script, so that its readers find it (A§1). The short form is for narrow headers. */
const names: Record<Locale, { full: string; short: string }> = {
  en: { full: "English", short: "English" },
  ar: { full: "العربية", short: "عربي" },
};

/**
 * Switches between English and Arabic in place: language, direction, words, address and stored choice change together,
 * without a reload, and the reader keeps the place on the page (D3). Without JavaScript it is a link.
 */
export function LanguageSwitch({
  short = false,
  className = "",
}: {
  short?: boolean;
  className?: string;
}) {
  const { locale } = useLanguage();
  const here = useLocation();
  // A reader who switches while a page is on its way still goes there.
  const { pathname, search, hash } = useNavigation().location ?? here;
  const navigate = useNavigate();
  const keepPlace = useKeptPlace(locale);
  const target = otherLocale(locale);
  const address = pathname + search;

  const change = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const stored = storeLanguage(target);
    keepPlace();
    // English has the clean address, unless the choice could not be stored and the address must carry it.
    const to = withLocale(address, target === "en" && stored ? null : target);
    void navigate(
      // The router takes the address it is at, with its hash, for a jump inside the page and would not fetch the words.
      to === address ? to : to + hash,
      {
        replace: pathname === window.location.pathname,
        preventScrollReset: pathname === here.pathname,
      },
    );
  };

  return (
    <a
      href={withLocale(address, target)}
      hrefLang={target}
      lang={target}
      className={`${styles.switch} ${className}`}
      onClick={change}
      data-live=""
    >
      {!short && <Icon icon={Languages} />}
      {short ? names[target].short : names[target].full}
    </a>
  );
}
