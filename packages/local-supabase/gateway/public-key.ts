import { json } from "../endpoints/responses.ts";

/**
 * The error response for a request without the public key in its `apikey` header. The header prevents cross-site
 * requests.
 */
export function refuseInvalidKey({ headers }: Request, publicKey: string): Response | undefined {
  const sent = headers.get("apikey");
  if (sent === publicKey) return undefined;
  return json(
    401,
    sent === null
      ? { message: "No API key found in request", hint: "No `apikey` request header was found." }
      : { message: "Invalid API key", hint: "Double check your Supabase `apikey`" },
  );
}
