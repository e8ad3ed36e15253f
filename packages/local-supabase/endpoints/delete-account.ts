import { matchesAccount } from "../accounts/account-mails.ts";
import { emailKey } from "../limits/email-key.ts";
import { siteLink } from "../mail/mail-link.ts";
import { renderMail } from "../mail/mail-message.ts";
import { readRedirectTarget } from "../mail/redirects.ts";
import { authenticate } from "./authenticate.ts";
import { methodNotAllowed, restError } from "./responses.ts";
import type { Services } from "./services.ts";

/** The function of the same name in the migrations for hosted projects. */
export const deleteAccountPath = "rpc/delete_own_account";

/** Milliseconds for which a sign-in counts as recent. The migration has the same value. */
const recentSignIn = 300_000;

/**
 * POST /rest/v1/rpc/delete_own_account: deletes the caller's account with all its data, and mails a notice. Needs a
 * sign-in within the last five minutes; the page asks for the password just before.
 */
export async function deleteAccount(
  request: Request,
  url: URL,
  services: Pick<Services, "accounts" | "limiter" | "mail" | "site" | "tokens">,
): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed(["POST"]);
  const caller = await authenticate(request, services);
  if (caller instanceof Response) {
    return restError(401, "42501", "permission denied for function delete_own_account");
  }
  const { account, startedAt } = caller;
  if (Date.now() - Date.parse(startedAt) >= recentSignIn) {
    return restError(403, "PT403", "Please sign in again to delete the account");
  }
  const { accounts, limiter, mail, site } = services;
  accounts.deleteAccount(account.id);
  await mail.deleteMails(matchesAccount(account));
  // The counters of the new address stay, because it may belong to somebody else.
  limiter.forget(emailKey(account.email));
  limiter.forget(account.id);
  const { language } = readRedirectTarget(request, url, site);
  const link = siteLink(site, "/branches", language);
  await mail.add(renderMail({ name: "account_deleted", language, to: account.email, link }));
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
