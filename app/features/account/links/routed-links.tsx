import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPlainClick } from "~/client/enhancements/links/is-plain-click.ts";
import { isAccountPath } from "~/content/data/pages.ts";
import { isLocale } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { withLocale } from "~/i18n/localized-path.ts";
import { storeLanguage } from "~/i18n/stored-language.ts";
import { useScrollPosition } from "./scroll-position.ts";

/**
 * Follows links between account pages with the router, and switches their language in place, so that
 * nothing that was typed is lost (REQ-LANG-8). Every other link is the browser's: it leads to a document.
 */
export function RoutedLinks(): null {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const storeScrollPosition = useScrollPosition(useLanguage().locale);
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
        // English has the clean address, unless the choice could not be stored and the address must carry it.
        const address = pathname + search;
        const to = withLocale(address, language === "en" && stored ? null : language);
        // The router takes the address it is at, with its hash, for a jump inside the page and would not fetch the words.
        void navigate(to === address ? to : to + hash, { replace: true, preventScrollReset: true });
        return;
      }
      if (!isAccountPath(link.pathname)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, storeScrollPosition, pathname, search, hash]);
  return null;
}
