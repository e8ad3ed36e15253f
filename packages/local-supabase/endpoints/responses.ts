/** A JSON response that is never cached. */
export function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** An error of GoTrue. Client libraries identify it by `error_code`; `code` in the JSON is the status. */
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

/** An error of PostgREST. */
export function restError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(status, { code, details: null, hint: null, message }, headers);
}

/** PostgREST's form of a reached rate limit. */
export function tooManyRestRequests(seconds: number): Response {
  return restError(429, "429", "Too many requests", { "retry-after": String(seconds) });
}

/** A rate limit was reached. The message is shown to visitors. */
export function tooManyRequests(seconds: number): Response {
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  return authError(429, "over_request_rate_limit", message, { "retry-after": String(seconds) });
}

/** The limit of mails to an address was reached. */
export function tooManyMails(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return authError(429, "over_email_send_rate_limit", message, { "retry-after": String(seconds) });
}

/** Too many passwords are being compared. After 5 s the queue (`password-hasher.ts`, about 3 s) has space again. */
export function busy(): Response {
  return tooManyRequests(5);
}

/** The same response for an unknown address, a wrong password and an unconfirmed account. */
export function invalidCredentials(): Response {
  return authError(400, "invalid_credentials", "Invalid login credentials");
}

/** The e-mail address is invalid. */
export function invalidEmail(): Response {
  const message = "Unable to validate email address: invalid format";
  return authError(400, "validation_failed", message);
}

/** An unexpected error. Its details are in the log only. */
export function unexpectedFailure(): Response {
  const message = "Unexpected failure, please check server logs for more information";
  return authError(500, "unexpected_failure", message);
}

/** The path exists, but not for this method. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  return json(405, { message: "Method not allowed" }, { allow: allowed.join(", ") });
}

/** The data directory is missing or the disk is full. Nothing was written, and the client may retry. */
export function storageUnavailable(): Response {
  const message = "Nothing can be stored at the moment. Please try again later.";
  return authError(503, "unexpected_failure", message, { "retry-after": "30" });
}
