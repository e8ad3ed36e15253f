/**
 * A claim of an access token; undefined when it has none as text, or is no token. Nothing is proven
 * by it: lite checks signatures.
 */
export function claimOf(accessToken: string | null | undefined, name: string): string | undefined {
  try {
    const payload = (accessToken ?? "").split(".")[1] ?? "";
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    const claim = typeof claims === "object" && claims !== null && Reflect.get(claims, name);
    return typeof claim === "string" ? claim : undefined;
  } catch {
    return undefined;
  }
}

/** The token of the `Authorization` header. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}
