import type { ArticleStore } from "../articles/article-store.ts";
import type { StorageHealth } from "../data-directory/storage-health.ts";
import { json, storageUnavailable, unexpectedFailure } from "../endpoints/responses.ts";
import type { Services } from "../endpoints/services.ts";
import { errorDetail } from "../errors/error-detail.ts";
import { clientKey } from "../limits/client-key.ts";
import type { Log } from "../log.ts";
import { handleAuth } from "./auth-routes.ts";
import { refuseInvalidKey } from "./public-key.ts";
import { handleRest, internalError } from "./rest-routes.ts";

/** Answers one call from outside. Never rejects. */
export type Gateway = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * The only way from the internet to the stores: an allow-list of calls, and limits. Every call
 * carries the public key, except the link of a mail and the keys.
 * What the account service does is on disk before it is answered, or the answer says that it is not.
 */
export function createGateway(
  services: Services & { readonly articles: ArticleStore },
  publicKey: string,
  guard: StorageHealth,
  log: Log,
): Gateway {
  return async (request, clientAddress) => {
    const url = new URL(request.url);
    const isAuth = url.pathname.startsWith("/auth/v1/");
    if (!isAuth && !url.pathname.startsWith("/rest/v1/"))
      return json(404, { message: "Not found" });
    const refused = isOpen(request, url) ? undefined : refuseInvalidKey(request, publicKey);
    if (refused) return refused;
    const hasStoredValue = keeps(request, url);
    if (hasStoredValue && !guard.isSound()) return storageUnavailable();
    try {
      const route = isAuth ? handleAuth : handleRest;
      const answer = await route(request, url, clientKey(clientAddress), services);
      if (hasStoredValue && answer.status < 400 && !guard.isSound()) return storageUnavailable();
      if (answer.status >= 500)
        log("backend request failed", { level: "error", status: answer.status });
      return answer;
    } catch (error) {
      if (hasStoredValue && !guard.isSound()) return storageUnavailable();
      log("backend request failed", { level: "error", ...errorDetail(error) });
      return isAuth ? unexpectedFailure() : internalError();
    }
  };
}

/** Whether something is written down for this call: reading goes on without a disk. */
function keeps({ method }: Request, { pathname }: URL): boolean {
  return !["GET", "HEAD"].includes(method) || pathname === "/auth/v1/verify";
}

function isOpen({ method }: Request, { pathname }: URL): boolean {
  if (pathname === "/auth/v1/verify") return method === "GET" || method === "HEAD";
  return pathname === "/auth/v1/.well-known/jwks.json";
}
