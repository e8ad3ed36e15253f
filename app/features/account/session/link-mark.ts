import { mailLinkKey as key } from "~/content/data/legal.ts";

/** Maximum time between the click and the page of the service, also on a slow network, in milliseconds. */
const lifetime = 120_000;

/**
 * Marks this tab when the button of `/confirm` opens the account service, which has just answered: the next account
 * page may take over the session in its address. A tab that another site opened has no mark.
 */
export function markMailLink(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is blocked: the session is refused, and the next page explains it.
  }
}

/** Whether this tab was marked within the last two minutes. Reading removes the mark. */
export function takeMailLinkMark(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(key) ?? Number.NaN);
    sessionStorage.removeItem(key);
    return age >= 0 && age < lifetime;
  } catch {
    return false;
  }
}
