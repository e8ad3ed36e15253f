import type { AccessTokens } from "../accounts/access-token.ts";
import type { ArticleStore } from "../articles/article-store.ts";
import { json } from "../endpoints/responses.ts";
import { refuseInvalidKey } from "./public-key.ts";
import { handleTable } from "./rest-routes.ts";

/** The services of the internal client. */
interface InternalFetchOptions {
  readonly articles: ArticleStore;
  readonly tokens: AccessTokens;
  readonly publicKey: string;
}

/**
 * A `fetch` that reads articles inside this process, with the key and the rules of a request from outside but without
 * HTTP and rate limits. Ignores the host, and accepts paths below `/rest/v1/` only.
 */
export function createInternalFetch({
  articles,
  tokens,
  publicKey,
}: InternalFetchOptions): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/rest/v1/")) return json(404, { message: "Not found" });
    return refuseInvalidKey(request, publicKey) ?? handleTable(request, url, { articles, tokens });
  };
}
