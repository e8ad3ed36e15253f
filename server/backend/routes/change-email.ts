import { ADDRESS_LIMITS } from "../limits/limits.ts";
import { mayRemind, paceMail } from "../limits/mail-pace.ts";
import { mailLink } from "../mail/mail-link.ts";
import { writeMail } from "../mail/mail-message.ts";
import { type RedirectTarget, readTarget } from "../mail/redirects.ts";
import { tooManyMails } from "./answers.ts";
import { atLeast, QUIET_MILLISECONDS } from "./at-least.ts";
import { newToken, tellAccountExists } from "./confirmation.ts";
import type { AuthCall, GatewayParts, SignedIn } from "./gateway-parts.ts";

/**
 * Asks for an account to move to another address: both addresses have to confirm it. Answers with
 * the account as it is now, in the same time and words whether or not the new address has an
 * account; if it has, its owner is told and the move can never be completed.
 */
export async function changeEmail(
  call: AuthCall,
  parts: GatewayParts,
  account: SignedIn,
  address: string,
): Promise<Response> {
  const { request, url } = call;
  const read = () => parts.forward({ method: "GET", path: "/auth/v1/user", from: request });
  if (address === account.email) return read();
  const { limiter } = parts;
  const wait = limiter.take(ADDRESS_LIMITS.emailChange, account.id) || paceMail(limiter, address);
  if (wait > 0) return tooManyMails(wait);
  const target = readTarget(request, url, parts.site);
  await atLeast(QUIET_MILLISECONDS, begin(parts, account, address, target));
  return read();
}

async function begin(
  parts: GatewayParts,
  { id, email }: SignedIn,
  address: string,
  target: RedirectTarget,
): Promise<void> {
  const { emailChanges, limiter, mail, site, users } = parts;
  const { language, redirectTo } = target;
  const tokens = { current: newToken(), new: newToken() };
  await emailChanges.begin({ userId: id, address, tokens }, new Date());
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
  if (await users.find(address)) {
    // The token for the new address is told to nobody.
    if (mayRemind(limiter, address)) await tellAccountExists(parts, address, target);
    return;
  }
  await mail.add(
    writeMail({ name: "email_change", language, to: address, link: link(tokens.new), address }),
  );
}
