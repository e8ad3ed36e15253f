import { mailLinkKey as key } from "~/content/data/legal.ts";

/** From the button to the page the service answers with, also over a weak signal, in milliseconds. */
const lifetime = 600_000;

/**
 * Marks this tab as one that a reader's press on `/confirm` leads to the account service: the next account page that it
 * opens may take the session of its address over. A tab that another site opened has no mark, whatever its address says.
 */
export function markMailLink(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Blocked: then the link's session is not taken, and the page it leads to says what to do.
  }
}

/** Whether this tab was marked within the last ten minutes. The mark counts once. */
export function takeMailLinkMark(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(key) ?? Number.NaN);
    sessionStorage.removeItem(key);
    return age >= 0 && age < lifetime;
  } catch {
    return false;
  }
}
