import { type PageId, pathOf } from "~/content/data/pages.ts";
import { type LinkLanguage, localizedPath } from "~/i18n/localized-path.ts";

/**
 * The absolute address on this site's own origin that a mail's link comes back to, in the language of the page that
 * asked (REQ-ACCOUNT-12: the recovery link returns to /reset-password).
 */
export function ownAddress(page: PageId, language: LinkLanguage): string {
  return new URL(localizedPath(pathOf(page), language), window.location.origin).href;
}
