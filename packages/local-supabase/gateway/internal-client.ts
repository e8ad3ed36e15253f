import type { AccessTokens } from "../accounts/access-token.ts";
import type { ArticleStore } from "../articles/article-store.ts";
import { json } from "../routes/answers.ts";
import { refuseKey } from "./public-key.ts";
import { answerTable } from "./rest-routes.ts";

/** What our own server reads through. */
interface OwnReadParts {
  readonly articles: ArticleStore;
  readonly tokens: AccessTokens;
  readonly publicKey: string;
}

/**
 * A fetch that reads articles inside this process, whatever host the address names: with the key and the rules of a call
 * from outside, but without HTTP and limits. `/rest/v1/` only.
 */
export function createOwnReads({ articles, tokens, publicKey }: OwnReadParts): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/rest/v1/")) return json(404, { message: "Not found" });
    return refuseKey(request, publicKey) ?? answerTable(request, url, { articles, tokens });
  };
}
