import {
  readStoredValue,
  removeStoredValue,
  storeValue,
} from "~/client/enhancements/loading/web-storage.ts";
import { mailLinkKey as key } from "~/content/data/mail-link-key.ts";

/** Maximum time between the click and the page of the service, also on a slow network, in milliseconds. */
const lifetime = 120_000;

/**
 * Marks this tab when the button of `/confirm` opens the account service, which has just responded: the next account
 * page may take over the session in its address. A tab that another site opened has no mark. Where storage is blocked the
 * session is refused, and the next page explains it.
 */
export function markMailLink(): void {
  storeValue("sessionStorage", key, String(Date.now()));
}

/** Whether this tab was marked within the last two minutes. Reading removes the mark. */
export function takeMailLinkMark(): boolean {
  const age = Date.now() - Number(readStoredValue("sessionStorage", key) ?? Number.NaN);
  removeStoredValue("sessionStorage", key);
  return age >= 0 && age < lifetime;
}
