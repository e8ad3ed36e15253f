import { type PageEntry, pages } from "~/content/data/pages.ts";

/** Default target of a sign-in (REQ-ACCOUNT-4). */
const afterSignIn = pages.dashboard.path;

/**
 * Returns the page that was requested before signing in. It accepts only paths of this site: anything that a browser
 * could read as another host, and the pages for signed-out users, become the dashboard.
 * @example nextPath("/\\elsewhere") // "/dashboard"
 */
export function nextPath(requested: unknown): string {
  // A browser drops tabs and line breaks, and reads a backslash as a slash.
  if (typeof requested !== "string" || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(requested))
    return afterSignIn;
  // A base without a host: only the path is used.
  const url = addressOf(requested);
  if (url?.protocol !== "site:" || url.host || isForSignedOut(url.pathname)) return afterSignIn;
  // A path that starts with two slashes would be read as another host.
  if (url.pathname.startsWith("//")) return afterSignIn;
  return url.pathname + url.search + url.hash;
}

/** Null for an invalid address. (The oldest supported browsers lack `URL.parse`.) */
function addressOf(text: string): URL | null {
  try {
    return new URL(text, "site:/");
  } catch {
    return null;
  }
}

function isForSignedOut(pathname: string): boolean {
  return Object.values<PageEntry>(pages).some(
    ({ layout, path }) => layout === "account" && path === pathname && path !== afterSignIn,
  );
}
