/**
 * Redirects a mail link that ends on a page without accounts to the account page that can use it: an account service
 * falls back to the home page. The tokens must not stay in the address, nor be lost
 * (REQ-ACCOUNT-23, REQ-ACCOUNT-13). The body names the two pages.
 */
export function redirectMailLink(): void {
  const { hash, search } = location;
  const to = accountPageFor(hash);
  const path = to && document.body.dataset[to];
  if (path) location.replace(path + search + hash);
  else if (/[?&](access|refresh)_token=/.test(search)) {
    // The site never writes a session into the query; it must not stay in the address and the history.
    const query = new URLSearchParams(search);
    query.delete("access_token");
    query.delete("refresh_token");
    history.replaceState(history.state, "", `?${query}${hash}`);
  }
}

/** The account page that an address with this fragment is meant for; null for any other address. */
export function accountPageFor(hash: string): "signIn" | "resetPassword" | null {
  if (!/[#&](access_token|error_code)=/.test(hash)) return null;
  return /[#&]type=recovery(&|$)/.test(hash) ? "resetPassword" : "signIn";
}
