import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPlainClick } from "~/client/enhancements/links/is-plain-click.ts";
import { restoreLanguageCookie } from "~/client/enhancements/links/language-cookie.ts";
import { isInSameApplication } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { isLocale } from "~/i18n/locale.ts";
import { withLocale } from "~/i18n/localized-path.ts";
import { storeLanguage } from "~/i18n/stored-language.ts";
import { useScrollPosition } from "./use-scroll-position.ts";

/**
 * Navigates between account pages with the router and switches their language in place, so that typed text is not
 * lost (REQ-LANG-8). The browser handles all other links, which lead to content pages or to a part of the same page.
 */
export function RoutedLinks(): null {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const storeScrollPosition = useScrollPosition(useLanguage().locale);
  useEffect(restoreLanguageCookie, []);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
      const language = link.dataset.language;
      if (isLocale(language)) {
        event.preventDefault();
        const stored = storeLanguage(language);
        storeScrollPosition();
        // English has the address without a parameter, unless the choice could not be stored.
        const address = pathname + search;
        const to = withLocale(address, language === "en" && stored ? null : language);
        // With an unchanged address and a hash the router would only scroll, and would not load the texts.
        // The account session adds a hash to the address without the router.
        void navigate(to === address ? to : to + (hash || location.hash), {
          replace: true,
          preventScrollReset: true,
        });
        return;
      }
      // The browser moves the focus to the target of a fragment; the router would only scroll to it.
      const isFragment = link.hash && link.pathname + link.search === pathname + search;
      if (isFragment || !isInSameApplication(pathname, link.pathname)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, storeScrollPosition, pathname, search, hash]);
  return null;
}
