import { json } from "../endpoints/responses.ts";
import { refuseInvalidKey } from "./public-key.ts";
import { handleTable, type ReadServices } from "./rest-routes.ts";

/** The services of the internal client. */
interface InternalFetchOptions extends ReadServices {
  readonly publicKey: string;
}

/**
 * A `fetch` that reads tables inside this process, with the key and the rules of a request from outside but without
 * HTTP and rate limits. Ignores the host, and accepts paths below `/rest/v1/` only.
 */
export function createInternalFetch({
  publicKey,
  ...services
}: InternalFetchOptions): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/rest/v1/")) return json(404, { message: "Not found" });
    return refuseInvalidKey(request, publicKey) ?? handleTable(request, url, services);
  };
}
