/**
 * The session that an access token belongs to; undefined for a text that is none. Nothing is proven
 * by it: for tokens that lite has just made or accepted.
 */
export function sessionIdOf(accessToken: string | null | undefined): string | undefined {
  try {
    const payload = (accessToken ?? "").split(".")[1] ?? "";
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    const id = typeof claims === "object" && claims !== null && Reflect.get(claims, "session_id");
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The token of the `Authorization` header. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}
