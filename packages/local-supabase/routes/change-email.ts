import type { Account } from "../accounts/account.ts";
import { newToken } from "../accounts/link-token.ts";
import { ADDRESS_LIMITS } from "../limits/limits.ts";
import { mayRemind, paceMail } from "../limits/mail-throttle.ts";
import { atLeast, QUIET_MILLISECONDS } from "../limits/min-duration.ts";
import { mailLink } from "../mail/mail-link.ts";
import { writeMail } from "../mail/mail-message.ts";
import { type RedirectTarget, readTarget } from "../mail/redirects.ts";
import { userAnswer } from "./account-answers.ts";
import { json, tooManyMails } from "./answers.ts";
import { tellAccountExists } from "./confirmation.ts";
import type { AuthCall, Uses } from "./gateway-parts.ts";

type ChangeEmailParts = Uses<"accounts" | "limiter" | "mail" | "site">;

/**
 * Asks for an account to move to another address: both addresses have to confirm it. Answers with
 * the account as it is now, in the same time and words whether or not the new address has an
 * account; if it has, its owner is told and the move can never be completed.
 */
export async function changeEmail(
  { request, url }: AuthCall,
  parts: ChangeEmailParts,
  account: Account,
  address: string,
): Promise<Response> {
  const { accounts, limiter, site } = parts;
  const read = () => json(200, userAnswer(accounts.find(account.email) ?? account));
  if (address === account.email) return read();
  const wait = limiter.take(ADDRESS_LIMITS.emailChange, account.id) || paceMail(limiter, address);
  if (wait > 0) return tooManyMails(wait);
  const target = readTarget(request, url, site);
  await atLeast(QUIET_MILLISECONDS, begin(parts, account, address, target));
  return read();
}

async function begin(
  parts: ChangeEmailParts,
  { id, email }: Account,
  address: string,
  target: RedirectTarget,
): Promise<void> {
  const { accounts, limiter, mail, site } = parts;
  const { language, redirectTo } = target;
  const tokens = { current: newToken(), new: newToken() };
  accounts.offerEmailChange({ accountId: id, address, tokens });
  const link = (token: string) => mailLink(site, { token, kind: "email_change", redirectTo });
  await mail.add(
    writeMail({
      name: "email_change_current",
      language,
      to: email,
      link: link(tokens.current),
      address,
    }),
  );
  if (accounts.find(address)) {
    // The token for the new address is told to nobody.
    if (mayRemind(limiter, address)) await tellAccountExists(parts, address, target);
    return;
  }
  await mail.add(
    writeMail({ name: "email_change", language, to: address, link: link(tokens.new), address }),
  );
}
