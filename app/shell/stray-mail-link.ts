import { useEffect } from "react";
import { type PageEntry, pages, pathOf } from "~/content/facts/pages.ts";

/**
 * A mail's link that ends on a page without accounts (an account service sends whom it does not know where to send to
 * the home page) is taken to the page that can use it: its tokens must not stay in the address, nor be lost (D31, D34).
 */
export function useStrayMailLink(pathname: string): void {
  useEffect(() => {
    const { hash, search } = window.location;
    const to = accountPageFor(pathname, hash);
    if (to) window.location.replace(to + search + hash);
  }, [pathname]);
}

/** Path of the account page that an address with this fragment is meant for; null for any other address. */
export function accountPageFor(pathname: string, hash: string): string | null {
  const fragment = new URLSearchParams(hash.slice(1));
  if (!fragment.has("access_token") && !fragment.has("error_code")) return null;
  const isAccountPage = Object.values<PageEntry>(pages).some(
    ({ layout, path }) => layout === "plain" && path === pathname,
  );
  if (isAccountPage) return null;
  return pathOf(fragment.get("type") === "recovery" ? "reset-password" : "login");
}
