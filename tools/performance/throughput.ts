import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { freePort, pinned, type Server, startServer, temporaryFolder } from "./servers.ts";
import { median } from "./statistics.ts";

const run = promisify(execFile);

/** Debian's place for the module; without it nginx would send more bytes than we do. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** One load of 32 connections on one address. */
interface Load {
  perSecond: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: number;
  /** Processor time of the server per answer, in microseconds. */
  cpu: number;
}

/** How many answers a second a page of ours gets, beside nginx with the same bytes in a file. */
export interface Throughput extends Load {
  ratio: number;
}

/** The median of three pairs of loads, five seconds each. @throws Error when an answer was no success. */
export async function measureThroughput(server: Server, path: string): Promise<Throughput> {
  const answer = await fetch(server.origin + path, { headers: { "accept-encoding": "identity" } });
  const nginx = await startNginx(await answer.text());
  try {
    await load(server, path, 2);
    const pairs: { ours: Load; theirs: Load }[] = [];
    while (pairs.length < 3) {
      pairs.push({ ours: await load(server, path, 5), theirs: await load(nginx, "/", 5) });
    }
    const middle = (figure: keyof Load) => median(pairs.map(({ ours }) => ours[figure]));
    return {
      perSecond: middle("perSecond"),
      p99: middle("p99"),
      cpu: middle("cpu"),
      ratio: median(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
    };
  } finally {
    await nginx.stop();
  }
}

async function load({ origin, pid }: Server, path: string, seconds: number): Promise<Load> {
  const before = processorTime(pid);
  const [program = "", ...args] = pinned(1, [
    "wrk",
    "--threads=1",
    "--connections=32",
    `--duration=${seconds}s`,
    "--latency",
    "--header=Accept-Encoding: br, gzip",
    origin + path,
  ]);
  const { stdout } = await run(program, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${origin}${path}: ${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, amount = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(amount) * (milliseconds[unit] ?? Number.NaN),
    cpu: ((processorTime(pid) - before) / requests) * 1_000_000,
  };
}

/** Seconds a process has worked, its threads included; the kernel counts in hundredths. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function startNginx(html: string): Promise<Server> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www", "index.html"), html);
  writeFileSync(join(folder, "www", "index.html.br"), brotliCompressSync(html));
  const port = await freePort();
  const brotli = existsSync(brotliModule);
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `${brotli ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
  ${brotli ? "brotli_static on;" : ""} gzip_static on;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/www; }
}
`,
  );
  return startServer(["nginx", "-p", folder, "-c", configuration], {}, port);
}
