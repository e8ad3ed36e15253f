import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pinned, processorTime, type Server } from "./servers.ts";
import { median } from "./statistics.ts";

const run = promisify(execFile);
const autocannon = fileURLToPath(new URL("node_modules/.bin/autocannon", import.meta.url));

/** One load of 32 connections on one URL. */
interface Load {
  perSecond: number;
  /** The 99th percentile of the response time, in milliseconds. */
  p99: number;
  /** Processor time of the server per response, in microseconds. */
  cpu: number;
}

/** The load of a page, and its ratio to the load of the static page. */
export interface Throughput extends Load {
  ratio: number;
}

/** The median of three pairs of loads, five seconds each. @throws Error when a response was not a success */
export async function measureThroughput(
  server: Server,
  path: string,
  reference: Server,
): Promise<Throughput> {
  await measureLoad(server, path, 2);
  const pairs: { site: Load; page: Load }[] = [];
  while (pairs.length < 3) {
    const site = await measureLoad(server, path, 5);
    pairs.push({ site, page: await measureLoad(reference, "/", 5) });
  }
  const medianOf = (figure: keyof Load) => median(pairs.map(({ site }) => site[figure]));
  return {
    perSecond: medianOf("perSecond"),
    p99: medianOf("p99"),
    cpu: medianOf("cpu"),
    ratio: median(pairs.map(({ site, page }) => site.perSecond / page.perSecond)),
  };
}

async function measureLoad({ origin, pid }: Server, path: string, seconds: number): Promise<Load> {
  const before = processorTime(pid);
  const [program = "", ...args] = pinned(1, [
    ...[autocannon, "--json", "--connections", "32", "--duration", String(seconds)],
    ...["--headers", "accept-encoding=br, gzip", origin + path],
  ]);
  const { stdout } = await run(program, args);
  const { errors, latency, non2xx, requests } = JSON.parse(stdout);
  if (errors + non2xx > 0) throw new Error(`${origin}${path}: ${errors} errors, ${non2xx} not 2xx`);
  return {
    perSecond: requests.average,
    p99: latency.p99,
    cpu: ((processorTime(pid) - before) / requests.total) * 1_000_000,
  };
}
