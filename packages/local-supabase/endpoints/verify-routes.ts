import type { Confirmation } from "../accounts/confirm-link.ts";
import { readEmail } from "../accounts/email-address.ts";
import { refundClient } from "../limits/count-for-client.ts";
import { emailKey } from "../limits/email-key.ts";
import { accountLimits, clientLimits } from "../limits/limits.ts";
import { isLinkKind, siteLink } from "../mail/mail-link.ts";
import { renderMail } from "../mail/mail-message.ts";
import type { LinkKind } from "../mail/mail-texts.types.ts";
import { readRedirect, readRedirectTarget } from "../mail/redirects.ts";
import { sessionJson, sessionTokens } from "./account-json.ts";
import { stringOf } from "./request-body.ts";
import { authError, invalidEmail, json, tooManyRequests } from "./responses.ts";
import type { AuthCall, Services } from "./services.ts";

type VerifyServices = Pick<Services, "accounts" | "limiter" | "mail" | "site" | "tokens">;

const expiredMessage = "Email link is invalid or has expired";

/** The fragment for a used, expired or invalid link (REQ-ACCOUNT-13). */
const invalidLink = {
  error: "access_denied",
  error_code: "otp_expired",
  error_description: expiredMessage,
};

/** GoTrue's message after the first of the two confirmations of a change of address. */
const firstLinkUsedMessage =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/**
 * GET /verify: uses the link of a mail. Redirects to a page of the site with the tokens, a message or an error in the
 * fragment, also for a truncated link. The owner of an account without a password sets one, as after a recovery link.
 * HEAD is rejected, because link scanners must not use up a link.
 */
export async function verifyLink(call: AuthCall, services: VerifyServices): Promise<Response> {
  const { site } = services;
  const { searchParams } = call.url;
  const type = searchParams.get("type");
  const page = readRedirect(searchParams.get("redirect_to"), site) ?? `${site}/`;
  if (!isLinkKind(type)) return redirectWithFragment(page, invalidLink);
  const confirmation = await applyLink(call, services, type, searchParams.get("token") ?? "");
  if (confirmation.state === "unknown") return redirectWithFragment(page, invalidLink);
  if (confirmation.state === "first link used")
    return redirectWithFragment(page, { message: firstLinkUsedMessage });
  const { session, hasPassword } = confirmation;
  const members = await sessionTokens(session, services);
  if (hasPassword || type === "recovery") return redirectWithFragment(page, { ...members, type });
  const choosing = `${site}/reset-password${new URL(page).search}`;
  return redirectWithFragment(choosing, { ...members, type: "recovery" });
}

/** POST /verify: exchanges the token hash of a link for a session. Mails have no codes, so codes are always wrong. */
export async function verifyCode(call: AuthCall, services: VerifyServices): Promise<Response> {
  const { body } = call;
  const email = body.email === undefined ? undefined : readEmail(body.email);
  if (email === null) return invalidEmail();
  const type = stringOf(body, "type", 20) ?? null;
  if (!isLinkKind(type)) {
    return authError(400, "validation_failed", "Verify requires a verification type");
  }
  const limit = accountLimits.verification;
  const wait = email === undefined ? 0 : services.limiter.take(limit, emailKey(email));
  if (wait > 0) return tooManyRequests(wait);
  const token = stringOf(body, "token_hash", 100) ?? "";
  const confirmation = await applyLink(call, services, type, token);
  if (confirmation.state === "unknown") return authError(403, "otp_expired", expiredMessage);
  if (confirmation.state === "first link used")
    return json(200, { code: "200", msg: firstLinkUsedMessage });
  return json(200, await sessionJson(confirmation.session, services));
}

/**
 * Uses a link. Only wrong links count against a client. After a change of address the old address gets a notice, so
 * that a theft is noticed.
 */
async function applyLink(
  { client, request, url }: AuthCall,
  { accounts, limiter, mail, site }: VerifyServices,
  type: LinkKind,
  token: string,
): Promise<Confirmation> {
  const confirmation = accounts.useMailLink(type, token);
  if (confirmation.state === "unknown") return confirmation;
  refundClient(limiter, clientLimits.verify, client);
  if (type === "email_change" && confirmation.state === "confirmed") {
    const { language } = readRedirectTarget(request, url, site);
    const link = siteLink(site, "/branches", language);
    const { from: to, session } = confirmation;
    const address = session.account.email;
    await mail.add(renderMail({ name: "email_changed", language, to, link, address }));
  }
  return confirmation;
}

/** A redirect with parameters in the fragment, which is not sent to servers. */
function redirectWithFragment(page: string, fragment: object): Response {
  const members = Object.entries(fragment).map(([name, value]) => [name, String(value)]);
  const location = `${page}#${new URLSearchParams(members)}`;
  return new Response(null, {
    status: 303,
    headers: { location, "referrer-policy": "no-referrer" },
  });
}
