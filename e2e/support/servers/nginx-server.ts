import { join } from "node:path";
import { type Nginx, nginxHost, startNginx } from "../../../tools/test-servers/nginx.ts";
import type { ServerProcess } from "../../../tools/test-servers/server-process.ts";
import { type HttpResponse, type RequestOptions, sendRequest } from "../requests/http-request.ts";
import { test as ownTest } from "./own-server.ts";

/** A site behind nginx. */
export interface NginxServer {
  server: ServerProcess;
  nginx: Nginx;
  /** Sends a request through nginx. */
  send(path: string, options?: RequestOptions): Promise<HttpResponse>;
  /** Sends the same request to the site. */
  sendDirectly(path: string, options?: RequestOptions): Promise<HttpResponse>;
  /** How many requests the site has answered. */
  countAnswered(): number;
}

/** Tests that start a site and the nginx of `deploy/nginx.conf` in front of it. */
export const test = ownTest.extend<{
  startBehindNginx(environment?: Record<string, string>): Promise<NginxServer>;
}>({
  startBehindNginx: async ({ startServer, origin, folder }, use) => {
    const started: Nginx[] = [];
    await use(async (environment = {}) => {
      const server = await startServer(0, { TRUST_PROXY: "1", ...environment });
      const [site, tls, plain] = [0, 1, 2].map((n) => Number(new URL(origin(n)).port));
      if (!site || !tls || !plain) throw new Error("a port is missing");
      const nginx = await startNginx({
        folder: join(folder, "nginx"),
        ports: { tls, plain },
        site,
      });
      started.push(nginx);
      return {
        server,
        nginx,
        send: (path, { headers, ...options } = {}) =>
          sendRequest(nginx.origin + path, {
            ...options,
            headers: { ...headers, host: nginxHost },
          }),
        sendDirectly: (path, options) => sendRequest(server.address + path, options),
        countAnswered: () => server.log().filter(({ event }) => event === "request").length,
      };
    });
    await Promise.all(started.map(({ stop }) => stop()));
  },
});
