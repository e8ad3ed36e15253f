import type { Account } from "../accounts/account.ts";
import { newToken } from "../accounts/link-token.ts";
import { addressLimits } from "../limits/limits.ts";
import { mayMailExistingAccount, throttleMail } from "../limits/mail-throttle.ts";
import { minResponseTime, withMinDuration } from "../limits/min-duration.ts";
import { mailLink } from "../mail/mail-link.ts";
import { writeMail } from "../mail/mail-message.ts";
import { type RedirectTarget, readRedirectTarget } from "../mail/redirects.ts";
import { userJson } from "./account-json.ts";
import { mailAccountExists } from "./confirmation-mails.ts";
import { json, tooManyMails } from "./responses.ts";
import type { AuthCall, Uses } from "./services.ts";

type ChangeEmailServices = Uses<"accounts" | "limiter" | "mail" | "site">;

/**
 * Asks for an account to move to another address: both addresses have to confirm it. Answers with
 * the account as it is now, in the same time and words whether or not the new address has an
 * account; if it has, its owner is told and the move can never be completed.
 */
export async function changeEmail(
  { request, url }: AuthCall,
  services: ChangeEmailServices,
  account: Account,
  address: string,
): Promise<Response> {
  const { accounts, limiter, site } = services;
  const read = () => json(200, userJson(accounts.findByEmail(account.email) ?? account));
  if (address === account.email) return read();
  const wait =
    limiter.take(addressLimits.emailChange, account.id) || throttleMail(limiter, address);
  if (wait > 0) return tooManyMails(wait);
  const target = readRedirectTarget(request, url, site);
  await withMinDuration(minResponseTime, begin(services, account, address, target));
  return read();
}

async function begin(
  services: ChangeEmailServices,
  { id, email }: Account,
  address: string,
  target: RedirectTarget,
): Promise<void> {
  const { accounts, limiter, mail, site } = services;
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
  if (accounts.findByEmail(address)) {
    // The token for the new address is told to nobody.
    if (mayMailExistingAccount(limiter, address))
      await mailAccountExists(services, address, target);
    return;
  }
  await mail.add(
    writeMail({ name: "email_change", language, to: address, link: link(tokens.new), address }),
  );
}
