import { setTimeout as pause } from "node:timers/promises";
import {
  challengeFactor,
  enrollFactor,
  unenrollFactor,
  verifyFactor,
} from "../endpoints/factor-routes.ts";
import { recover, resend } from "../endpoints/mail-routes.ts";
import { readJsonBody } from "../endpoints/request-body.ts";
import { authError, json, methodNotAllowed, tooManyRequests } from "../endpoints/responses.ts";
import type { AuthRoute, Services } from "../endpoints/services.ts";
import { readUser, signOut, token } from "../endpoints/session-routes.ts";
import { signUp } from "../endpoints/sign-up.ts";
import { updateUser } from "../endpoints/update-user.ts";
import { verifyCode, verifyLink } from "../endpoints/verify-routes.ts";
import { countForClient } from "../limits/count-for-client.ts";
import { clientLimits } from "../limits/limits.ts";
import type { Limit } from "../limits/rate-limit.ts";

/** GoTrue's settings: e-mail and password, confirmed by mail, are the only way to sign in. */
const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
};

/** The list of all account endpoints, by path and method. */
export const endpoints: Record<string, Partial<Record<string, AuthRoute>>> = {
  "/signup": { POST: signUp },
  "/token": { POST: token },
  "/user": { GET: readUser, PUT: updateUser },
  "/logout": { POST: signOut },
  "/recover": { POST: recover },
  "/resend": { POST: resend },
  "/verify": { GET: verifyLink, POST: verifyCode },
  "/factors": { POST: enrollFactor },
  "/factors/:id": { DELETE: unenrollFactor },
  "/factors/:id/challenge": { POST: challengeFactor },
  "/factors/:id/verify": { POST: verifyFactor },
  "/health": { GET: () => json(200, { name: "GoTrue", description: "The accounts of this site" }) },
  "/settings": { GET: () => json(200, settings) },
  // The tokens are signed with a secret, so there is no public key.
  "/.well-known/jwks.json": { GET: () => json(200, { keys: [] }) },
};

/** Milliseconds. The delay slows down clients that retry at once. */
const rejectionDelay = 500;

/** Handles a request below `/auth/v1`. Rate limits count by `client`. */
export async function handleAuth(
  ...call: Parameters<typeof handleWithinLimits>
): Promise<Response> {
  const response = await handleWithinLimits(...call);
  if (response.status === 429) await pause(rejectionDelay);
  return response;
}

async function handleWithinLimits(
  request: Request,
  url: URL,
  client: string,
  services: Services,
): Promise<Response> {
  const path = url.pathname.slice("/auth/v1".length);
  const { wait } = countForClient(services.limiter, limitOf(path, url), client);
  if (wait > 0) return tooManyRequests(wait);
  const pattern = path.replace(/^\/factors\/[^/]+/, "/factors/:id");
  const methods = Object.hasOwn(endpoints, pattern) ? endpoints[pattern] : undefined;
  if (!methods) return disabledEndpoint(path);
  const route = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
  if (!route) return methodNotAllowed(Object.keys(methods));
  const body = request.method === "GET" ? {} : await readJsonBody(request);
  if (body === "too large") {
    return authError(413, "request_too_large", "Request body too large");
  }
  if (body === "not JSON") {
    return authError(400, "bad_json", "Could not parse request body as JSON");
  }
  return bufferBody(await route({ request, url, body, client }, services));
}

/** Buffers the body and sets its length, so that responses of one kind have the same framing. */
async function bufferBody(response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  if (!response.body) return new Response(null, { status, headers });
  const body = await response.text();
  headers.set("content-length", String(Buffer.byteLength(body)));
  return new Response(body, { status, headers });
}

function limitOf(path: string, url: URL): Limit {
  if (path === "/signup") return clientLimits.signUpAndIn;
  if (path === "/token") {
    const password = url.searchParams.get("grant_type") === "password";
    return password ? clientLimits.signUpAndIn : clientLimits.refresh;
  }
  if (path.endsWith("/verify")) return clientLimits.verify;
  return path === "/recover" || path === "/resend"
    ? clientLimits.mail
    : clientLimits.otherEndpoints;
}

/** GoTrue's errors for features that are disabled. */
function disabledEndpoint(path: string): Response {
  if (path.startsWith("/user/identities")) {
    return authError(404, "manual_linking_disabled", "Manual linking is disabled");
  }
  return authError(404, "not_found", "This endpoint is not enabled");
}
