/**
 * The answers that the gateway gives itself, in the words and shapes of the services behind it.
 * None of them may be stored by a cache.
 */
export function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** An error of the account service (GoTrue): `code` is what the client library tells it by. */
export function authError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(
    status,
    { code: status, error_code: code, msg: message },
    { "x-sb-error-code": code, ...headers },
  );
}

/** An error of the data service (PostgREST). */
export function restError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(status, { code, details: null, hint: null, message }, headers);
}

/** Too many calls; `seconds` until the next one is welcome. In words for the person who reads it. */
export function tooManyRequests(seconds: number): Response {
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  return authError(429, "over_request_rate_limit", message, { "retry-after": String(seconds) });
}

/** Too many mails to one address. */
export function tooManyMails(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return authError(429, "over_email_send_rate_limit", message, { "retry-after": String(seconds) });
}

/** Too many passwords are being checked at the moment. */
export function busy(): Response {
  return tooManyRequests(5);
}

/** The one answer to an unknown address, a wrong password and an unconfirmed account. */
export function invalidCredentials(): Response {
  return authError(400, "invalid_credentials", "Invalid login credentials");
}

/** What was sent is not an e-mail address. */
export function invalidEmail(): Response {
  const message = "Unable to validate email address: invalid format";
  return authError(400, "validation_failed", message);
}

/** Something broke; what it was stands in the log only. */
export function unexpectedFailure(): Response {
  const message = "Unexpected failure, please check server logs for more information";
  return authError(500, "unexpected_failure", message);
}

/** The path exists, but not for this method. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  return json(405, { message: "Method not allowed" }, { allow: allowed.join(", ") });
}

/** The data folder is gone or full: nothing was kept, and the call may be made again later. */
export function storageUnavailable(): Response {
  const message = "Nothing can be kept at the moment. Please try again later.";
  return authError(503, "unexpected_failure", message, { "retry-after": "30" });
}
