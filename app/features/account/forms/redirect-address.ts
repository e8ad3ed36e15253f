import { type PageId, pathOf } from "~/content/data/pages.ts";
import { type LinkLanguage, localizedPath } from "~/i18n/localized-path.ts";

/**
 * Returns the absolute redirect address of a mail link, on this site's origin and in the language of the requesting
 * page (REQ-ACCOUNT-12: the recovery link returns to /reset-password).
 */
export function redirectAddress(page: PageId, language: LinkLanguage): string {
  return new URL(localizedPath(pathOf(page), language), window.location.origin).href;
}
