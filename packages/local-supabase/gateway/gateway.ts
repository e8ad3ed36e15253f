import type { StorageHealth } from "../data-directory/storage-health.ts";
import { json, storageUnavailable, unexpectedFailure } from "../endpoints/responses.ts";
import type { Services } from "../endpoints/services.ts";
import { errorDetail } from "../errors/error-detail.ts";
import { clientKey } from "../limits/client-key.ts";
import type { Log } from "../log.ts";
import { handleAuth } from "./auth-routes.ts";
import { refuseInvalidKey } from "./public-key.ts";
import { handleRest, internalError, type RestServices } from "./rest-routes.ts";

/** Handles a request from outside. Never rejects. */
export type Gateway = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * The only access from the internet: a list of endpoints with rate limits. Every request needs the public key, except
 * mail links and the key set. Successful writes of account endpoints are on disk before the response; otherwise the
 * response is 503.
 */
export function createGateway(
  services: Services & RestServices,
  publicKey: string,
  storage: StorageHealth,
  log: Log,
): Gateway {
  return async (request, clientAddress) => {
    const url = new URL(request.url);
    const isAuth = url.pathname.startsWith("/auth/v1/");
    if (!isAuth && !url.pathname.startsWith("/rest/v1/"))
      return json(404, { message: "Not found" });
    const refused = isPublicEndpoint(request, url)
      ? undefined
      : refuseInvalidKey(request, publicKey);
    if (refused) return refused;
    const isWrite = changesData(request, url);
    if (isWrite && !storage.isHealthy()) return storageUnavailable();
    try {
      const route = isAuth ? handleAuth : handleRest;
      const response = await route(request, url, clientKey(clientAddress), services);
      if (isWrite && response.status < 400 && !storage.isHealthy()) return storageUnavailable();
      return response;
    } catch (error) {
      if (isWrite && !storage.isHealthy()) return storageUnavailable();
      log("backend request failed", { level: "error", ...errorDetail(error) });
      return isAuth ? unexpectedFailure() : internalError();
    }
  };
}

/** Reads do not need a healthy disk. */
function changesData({ method }: Request, { pathname }: URL): boolean {
  return !["GET", "HEAD"].includes(method) || pathname === "/auth/v1/verify";
}

function isPublicEndpoint({ method }: Request, { pathname }: URL): boolean {
  if (pathname === "/auth/v1/verify") return method === "GET" || method === "HEAD";
  return pathname === "/auth/v1/.well-known/jwks.json";
}
