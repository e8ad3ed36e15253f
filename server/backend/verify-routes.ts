import { invalidEmail, tooManyRequests } from "./answers.ts";
import { readEmail } from "./email-address.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";
import { ADDRESS_LIMITS } from "./limits.ts";
import { readRedirect } from "./redirects.ts";
import { textOf } from "./request-body.ts";
import { addressKey } from "./user-store.ts";

/** What the fragment says of a used, expired or broken link (D34). */
const INVALID_LINK = new URLSearchParams({
  error: "access_denied",
  error_code: "otp_expired",
  error_description: "Email link is invalid or has expired",
});

/**
 * GET /verify: the link of a mail. Redirects to one of our pages with the tokens or the error in
 * the fragment, a link that a mail program cut short included. HEAD is refused by the table of
 * routes: programs that only look a link over before its reader does must not use it up.
 */
export async function verifyLink(
  { request, url }: AuthCall,
  { forward, site }: GatewayParts,
): Promise<Response> {
  const query = new URLSearchParams({
    token: url.searchParams.get("token") ?? "",
    type: url.searchParams.get("type") ?? "",
  });
  const { redirectTo } = readRedirect(url.searchParams.get("redirect_to"), site);
  if (redirectTo !== undefined) query.set("redirect_to", redirectTo);
  const answer = await forward({
    method: "GET",
    path: `/auth/v1/verify?${query}`,
    from: request,
  });
  if (answer.status >= 500) return answer;
  const location = answer.headers.get("location") ?? `${redirectTo ?? site}#${INVALID_LINK}`;
  return new Response(null, {
    status: 303,
    headers: {
      // The home page of lite has no slash: https://a.example#… instead of https://a.example/#…
      location: location.startsWith(`${site}#`) ? location.replace("#", "/#") : location,
      "referrer-policy": "no-referrer",
    },
  });
}

/** POST /verify: a code with its address, or the hash of a link, in exchange for a session. */
export function verifyCode(
  { request, body }: AuthCall,
  { forward, limiter }: GatewayParts,
): Response | Promise<Response> {
  const email = body.email === undefined ? undefined : readEmail(body.email);
  if (body.email !== undefined && email === undefined) return invalidEmail();
  const wait = email === undefined ? 0 : limiter.take(ADDRESS_LIMITS.guess, addressKey(email));
  if (wait > 0) return tooManyRequests(wait);
  return forward({
    method: "POST",
    path: "/auth/v1/verify",
    from: request,
    body: {
      email,
      token: textOf(body, "token", 100),
      token_hash: textOf(body, "token_hash", 100),
      type: textOf(body, "type", 20),
    },
  });
}
