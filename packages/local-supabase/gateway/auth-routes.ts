import { setTimeout as pause } from "node:timers/promises";
import { countOfClient } from "../limits/client-limits.ts";
import { CLIENT_LIMITS } from "../limits/limits.ts";
import type { Limit } from "../limits/rate-limit.ts";
import {
  authError,
  json,
  methodNotAllowed,
  tooManyRequests,
  unexpectedFailure,
} from "../routes/answers.ts";
import type { AuthRoute, GatewayParts } from "../routes/gateway-parts.ts";
import { recover, resend } from "../routes/mail-routes.ts";
import { readJsonBody } from "../routes/request-body.ts";
import { readUser, signOut, token } from "../routes/session-routes.ts";
import { signUp } from "../routes/sign-up.ts";
import { updateUser } from "../routes/update-user.ts";
import { verifyCode, verifyLink } from "../routes/verify-routes.ts";

/** What GoTrue tells a client about itself: an address and a password, confirmed by mail, and nothing else. */
const SETTINGS = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
};

/** Everything that may be asked of the account service. */
const ROUTES: Record<string, Partial<Record<string, AuthRoute>>> = {
  "/signup": { POST: signUp },
  "/token": { POST: token },
  "/user": { GET: readUser, PUT: updateUser },
  "/logout": { POST: signOut },
  "/recover": { POST: recover },
  "/resend": { POST: resend },
  "/verify": { GET: verifyLink, POST: verifyCode },
  "/health": { GET: () => json(200, { name: "GoTrue", description: "The accounts of this site" }) },
  "/settings": { GET: () => json(200, SETTINGS) },
  // The tokens are signed with a secret, so there is no key to show.
  "/.well-known/jwks.json": { GET: () => json(200, { keys: [] }) },
};

/** Milliseconds. Refused at once, a program asks again at once, and a thousand refusals a second slow everybody. */
const REFUSAL = 500;

/** Answers one call below `/auth/v1`; `client` is what the limits count it by. */
export async function answerAuth(
  ...call: Parameters<typeof answerWithinLimits>
): Promise<Response> {
  const answer = await answerWithinLimits(...call);
  if (answer.status === 429) await pause(REFUSAL);
  return answer;
}

async function answerWithinLimits(
  request: Request,
  url: URL,
  client: string,
  parts: GatewayParts,
): Promise<Response> {
  const path = url.pathname.slice("/auth/v1".length);
  const { wait } = countOfClient(parts.limiter, limitOf(path, url), client);
  if (wait > 0) return tooManyRequests(wait);
  const methods = Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
  if (!methods) return closed(path);
  const route = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
  if (!route) return methodNotAllowed(Object.keys(methods));
  const body = request.method === "GET" ? {} : await readJsonBody(request);
  if (body === "too large") {
    return authError(413, "request_too_large", "Request body too large");
  }
  if (body === "not JSON") {
    return authError(400, "bad_json", "Could not parse request body as JSON");
  }
  const answer = await route({ request, url, body, client }, parts);
  if (answer.status >= 500) return unexpectedFailure();
  return complete(answer);
}

/** An answer with its whole body at hand and its length, so that all of one kind are written in the same way. */
async function complete(answer: Response): Promise<Response> {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.set("cache-control", "no-store");
  if (!answer.body) return new Response(null, { status, headers });
  const body = await answer.text();
  headers.set("content-length", String(Buffer.byteLength(body)));
  return new Response(body, { status, headers });
}

function limitOf(path: string, url: URL): Limit {
  if (path === "/signup") return CLIENT_LIMITS.signUpAndIn;
  if (path === "/token") {
    const password = url.searchParams.get("grant_type") === "password";
    return password ? CLIENT_LIMITS.signUpAndIn : CLIENT_LIMITS.refresh;
  }
  if (path === "/verify") return CLIENT_LIMITS.verify;
  return path === "/recover" || path === "/resend" ? CLIENT_LIMITS.mail : CLIENT_LIMITS.account;
}

/** What GoTrue says where a feature is switched off. */
function closed(path: string): Response {
  if (path.startsWith("/factors")) {
    return authError(422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
  }
  if (path.startsWith("/user/identities")) {
    return authError(404, "manual_linking_disabled", "Manual linking is disabled");
  }
  return authError(404, "not_found", "This endpoint is not enabled");
}
