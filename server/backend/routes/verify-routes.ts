import { claimOf } from "../accounts/access-token.ts";
import { readEmail } from "../accounts/email-address.ts";
import type { Confirmation } from "../accounts/email-changes.ts";
import { addressKey } from "../limits/address-key.ts";
import { giveBackToClient } from "../limits/client-limits.ts";
import { ADDRESS_LIMITS, CLIENT_LIMITS } from "../limits/limits.ts";
import type { LinkKind } from "../mail/mail-words.ts";
import { readRedirect } from "../mail/redirects.ts";
import { authError, invalidEmail, json, tooManyRequests } from "./answers.ts";
import { confirmEmailChange, finishEmailChange } from "./confirm-email-change.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";
import { textOf } from "./request-body.ts";

const EXPIRED = "Email link is invalid or has expired";

/** What the fragment says of a used, expired or broken link (D34). */
const INVALID_LINK = new URLSearchParams({
  error: "access_denied",
  error_code: "otp_expired",
  error_description: EXPIRED,
}).toString();

/** What GoTrue says when one of the two addresses has confirmed a change. */
const HALF = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/**
 * GET /verify: the link of a mail. Redirects to one of our pages with the tokens, the message or the
 * error in the fragment, a link that a mail program cut short included. HEAD is refused by the table
 * of routes: programs that only look a link over before its reader does must not use it up.
 */
export async function verifyLink(call: AuthCall, parts: GatewayParts): Promise<Response> {
  const { request, url } = call;
  const token = url.searchParams.get("token") ?? "";
  const type = url.searchParams.get("type");
  const page = readRedirect(url.searchParams.get("redirect_to"), parts.site) ?? `${parts.site}/`;
  const leadWith = (fragment: string, to = page) =>
    new Response(null, {
      status: 303,
      headers: { location: `${to}#${fragment}`, "referrer-policy": "no-referrer" },
    });
  if (!isLinkKind(type)) return leadWith(INVALID_LINK);
  const change = type === "email_change" ? await confirmEmailChange(token, parts) : undefined;
  if (change?.state === "half") {
    await succeed(call, parts, { type, change });
    return leadWith(new URLSearchParams({ message: HALF }).toString());
  }
  if (change?.state === "unknown") return leadWith(INVALID_LINK);
  if (type === "recovery") await parts.users.dropPassword("recovery_token", token);
  const path = `/auth/v1/verify?${new URLSearchParams({ token, type })}`;
  const answer = await parts.forward({ method: "GET", path, from: request });
  if (answer.status >= 500) return answer;
  const fragment = new URLSearchParams(
    answer.headers.get("location")?.split("#")[1] ?? INVALID_LINK,
  );
  const accessToken = fragment.get("access_token");
  if (accessToken === null) return leadWith(`${fragment}`);
  const { hasPassword } = await succeed(call, parts, { type, change, accessToken });
  if (hasPassword) return leadWith(`${fragment}`);
  fragment.set("type", "recovery");
  return leadWith(`${fragment}`, `${parts.site}/reset-password${new URL(page).search}`);
}

/** POST /verify: a code with its address, or the hash of a link, in exchange for a session. */
export async function verifyCode(call: AuthCall, parts: GatewayParts): Promise<Response> {
  const { request, body } = call;
  const email = body.email === undefined ? undefined : readEmail(body.email);
  if (body.email !== undefined && email === undefined) return invalidEmail();
  const type = textOf(body, "type", 20) ?? null;
  if (!isLinkKind(type)) {
    return authError(400, "validation_failed", "Verify requires a verification type");
  }
  const guess = ADDRESS_LIMITS.guess;
  const wait = email === undefined ? 0 : parts.limiter.take(guess, addressKey(email));
  if (wait > 0) return tooManyRequests(wait);
  const hash = textOf(body, "token_hash", 100);
  const change = type === "email_change" ? await confirmEmailChange(hash ?? "", parts) : undefined;
  if (change?.state === "half") {
    await succeed(call, parts, { type, change });
    return json(200, { code: "200", msg: HALF });
  }
  if (change?.state === "unknown") return authError(403, "otp_expired", EXPIRED);
  if (type === "recovery") await parts.users.dropPassword("recovery_token", hash ?? "");
  const token = textOf(body, "token", 100);
  const answer = await parts.forward({
    method: "POST",
    path: "/auth/v1/verify",
    from: request,
    body: { email, token, token_hash: hash, type },
  });
  if (!answer.ok) return answer;
  const session = (await answer.json()) as { access_token?: string };
  await succeed(call, parts, { type, change, accessToken: session.access_token });
  return json(200, session);
}

/**
 * What a link that was right leaves behind. Only wrong ones count against a client. Who confirms an
 * account without a password chooses one, like after a recovery link.
 */
async function succeed(
  call: AuthCall,
  parts: GatewayParts,
  {
    type,
    change,
    accessToken,
  }: { type: LinkKind; change?: Confirmation | undefined; accessToken?: string | undefined },
): Promise<{ hasPassword: boolean }> {
  giveBackToClient(parts.limiter, CLIENT_LIMITS.verify, call.client);
  if (accessToken !== undefined) await parts.sessions.bound(accessToken);
  const sessionId = claimOf(accessToken, "session_id");
  const account = await parts.users.find(claimOf(accessToken, "email") ?? "");
  const hasNone = type === "signup" && account?.passwordHash === null;
  if ((hasNone || type === "recovery") && sessionId) await parts.recoveries.add(sessionId);
  if (change?.state === "whole") await finishEmailChange(change, call, parts);
  return { hasPassword: !hasNone };
}

function isLinkKind(type: string | null): type is LinkKind {
  return type === "signup" || type === "recovery" || type === "email_change";
}
