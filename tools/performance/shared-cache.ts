import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { installPackages } from "../../scripts/environment/browsers.mjs";
import { ensureNginx } from "../../scripts/environment/nginx.mjs";
import { getFreePort } from "../test-servers/free-port.ts";
import { nginxHost, startNginx } from "../test-servers/nginx.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import { pinned, type Server } from "./servers.ts";
import { median } from "./statistics.ts";

const run = promisify(execFile);

/** Debian's load generator: autocannon sends fewer requests than nginx can respond to. */
const wrk = "/usr/bin/wrk";

/** Responses a second over TLS, and their ratio. */
interface SharedCacheLoad {
  cached: number;
  file: number;
  ratio: number;
}

/**
 * The median of five pairs of loads, three seconds each: a page from the cache of nginx, and the same bytes as a file
 * of the same nginx. @throws Error when a response was no success
 */
export async function measureSharedCache(site: Server, path: string): Promise<SharedCacheLoad> {
  await ensureNginx();
  if (!existsSync(wrk)) await installPackages(["wrk"], "it measures the shared cache");
  const folder = createTemporaryFolder("bench-");
  const [tls, plain, files] = [await getFreePort(), await getFreePort(), await getFreePort()];
  const nginx = await startNginx({
    folder,
    ports: { tls, plain },
    site: Number(new URL(site.origin).port),
    further: fileServer(folder, files),
    prefix: pinned(0, []),
  });
  try {
    const page = nginx.origin + path;
    const file = `https://127.0.0.1:${files}/page.html`;
    // After this time the cache has the page in its best compression.
    await measureLoad(page, 12);
    writeFileSync(join(folder, "page.html"), await readCompressed(site.origin + path));
    const pairs: Omit<SharedCacheLoad, "ratio">[] = [];
    while (pairs.length < 5) {
      pairs.push({ cached: await measureLoad(page, 3), file: await measureLoad(file, 3) });
    }
    return {
      cached: median(pairs.map(({ cached }) => cached)),
      file: median(pairs.map((pair) => pair.file)),
      ratio: median(pairs.map((pair) => pair.cached / pair.file)),
    };
  } finally {
    await nginx.stop();
  }
}

/** A second server of the same nginx, with the same certificate. */
function fileServer(folder: string, port: number): string {
  return `server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/fullchain.pem;
    ssl_certificate_key ${folder}/privkey.pem;
    location / {
      root ${folder};
      types { text/html html; }
      add_header Content-Encoding br;
    }
  }`;
}

function readCompressed(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br" } }, (response) =>
      resolve(buffer(response)),
    ).once("error", reject);
  });
}

async function measureLoad(address: string, seconds: number): Promise<number> {
  const headers = ["-H", `Host: ${nginxHost}`, "-H", "Accept-Encoding: br"];
  const load = ["-t1", "-c32", `-d${seconds}s`];
  const [program = "", ...args] = pinned(1, [wrk, ...load, ...headers, address]);
  const { stdout } = await run(program, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${address}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
