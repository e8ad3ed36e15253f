import type { Account } from "../accounts/account.ts";
import { createLinkToken } from "../accounts/link-token.ts";
import { accountLimits } from "../limits/limits.ts";
import { mayMailExistingAccount, throttleMail } from "../limits/mail-throttle.ts";
import { minResponseTime, withMinDuration } from "../limits/min-duration.ts";
import { mailLink } from "../mail/mail-link.ts";
import { renderMail } from "../mail/mail-message.ts";
import { type RedirectTarget, readRedirectTarget } from "../mail/redirects.ts";
import { userJson } from "./account-json.ts";
import { mailAccountExists } from "./confirmation-mails.ts";
import { json, tooManyMails } from "./responses.ts";
import type { AuthCall, Services } from "./services.ts";

type ChangeEmailServices = Pick<Services, "accounts" | "limiter" | "mail" | "site">;

/**
 * Starts a change of address, which both addresses have to confirm. Responds with the unchanged account. The response
 * and its duration do not reveal whether the new address has an account; if it has, its owner gets a notice, and the
 * change cannot be completed.
 */
export async function changeEmail(
  { request, url }: AuthCall,
  services: ChangeEmailServices,
  account: Account,
  address: string,
): Promise<Response> {
  const { accounts, limiter, site } = services;
  const respond = () => json(200, userJson(accounts.findAccount(account.email) ?? account));
  if (address === account.email) return respond();
  const wait =
    limiter.take(accountLimits.emailChange, account.id) || throttleMail(limiter, address);
  if (wait > 0) return tooManyMails(wait);
  const target = readRedirectTarget(request, url, site);
  await withMinDuration(minResponseTime, sendChangeLinks(services, account, address, target));
  return respond();
}

async function sendChangeLinks(
  services: ChangeEmailServices,
  { id, email }: Account,
  address: string,
  target: RedirectTarget,
): Promise<void> {
  const { accounts, limiter, mail, site } = services;
  const { language, redirectTo } = target;
  const tokens = { current: createLinkToken(), new: createLinkToken() };
  accounts.createEmailChangeLinks({ accountId: id, address, tokens });
  const link = (token: string) => mailLink(site, { token, kind: "email_change", redirectTo });
  await mail.add(
    renderMail({
      name: "email_change_current",
      language,
      to: email,
      link: link(tokens.current),
      address,
    }),
  );
  if (accounts.findAccount(address)) {
    // The token for the new address is never sent.
    if (mayMailExistingAccount(limiter, address))
      await mailAccountExists(services, address, target);
    return;
  }
  await mail.add(
    renderMail({ name: "email_change", language, to: address, link: link(tokens.new), address }),
  );
}
