import { isAccountPath, pages } from "~/content/data/pages.ts";

/** Where a sign-in leads when nothing else was asked for (REQ-ACCOUNT-4). */
const afterSignIn = pages.dashboard.path;

/**
 * The page somebody wanted before signing in. Paths of this site only: anything that a browser could read as
 * another host, and the account pages that one leaves by signing in, lead to the dashboard.
 * @example nextPath("/\\elsewhere") // "/dashboard"
 */
export function nextPath(asked: unknown): string {
  // A browser drops tabs and line breaks, and reads a backslash as a slash.
  if (typeof asked !== "string" || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(asked)) return afterSignIn;
  // A scheme without hosts: only the path can come of it.
  const url = addressOf(asked);
  if (url?.protocol !== "site:" || url.host || leavesOnSignIn(url.pathname)) return afterSignIn;
  // What resolves to two slashes would be another host the next time it is read.
  if (url.pathname.startsWith("//")) return afterSignIn;
  return url.pathname + url.search + url.hash;
}

/** Null for what is no address. (`URL.parse` is younger than the oldest browsers we serve.) */
function addressOf(text: string): URL | null {
  try {
    return new URL(text, "site:/");
  } catch {
    return null;
  }
}

function leavesOnSignIn(pathname: string): boolean {
  return pathname !== afterSignIn && isAccountPath(pathname);
}
