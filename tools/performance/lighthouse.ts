import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { benchmarkFlags, chromiumPath } from "./browser.ts";
import { median } from "./statistics.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const program = `${here}node_modules/.bin/lighthouse`;
const run = promisify(execFile);

/** Lighthouse's figures of one page on a simulated phone: scores from 0 to 100, times in milliseconds. */
export interface Speed {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  /** First and largest contentful paint, and total blocking time. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Time of scripts on the main thread: parsing, evaluation and garbage collection. */
  script: number;
  /** Bytes of all responses. */
  bytes: number;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { group?: string; duration?: number }[] } }
  >;
}

/** Installs Lighthouse and autocannon into this folder unless they are installed. */
export function installTools(): void {
  if (existsSync(program) && existsSync(`${here}node_modules/.bin/autocannon`)) return;
  console.error("Installing Lighthouse and autocannon …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: here,
    stdio: "inherit",
  });
}

/** Lighthouse's names for the work of scripts. */
const scriptWork = new Set(["scriptEvaluation", "scriptParseCompile", "garbageCollection"]);

/**
 * The phone's network and processor: computed from an unthrottled load, or applied to the load by the browser. Computed
 * times count a style sheet as blocking when it arrives before the first paint, which is always so without latency.
 */
type Throttling = "simulate" | "devtools";

/** The median of each figure over several runs, each in a new browser. */
export async function measureSpeed(
  address: string,
  runs: number,
  throttling: Throttling = "simulate",
): Promise<Speed> {
  const all: Speed[] = [];
  while (all.length < runs) all.push(await measureWithRetry(address, throttling));
  const middle = (figure: keyof Speed) => median(all.map((speed) => speed[figure]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    practices: middle("practices"),
    seo: middle("seo"),
    fcp: middle("fcp"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    script: middle("script"),
    bytes: middle("bytes"),
  };
}

/** Retries twice, because Chromium sometimes loses the start of a trace. */
async function measureWithRetry(address: string, throttling: Throttling): Promise<Speed> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(address, throttling);
    } catch (error) {
      if (attempt === 3) throw new Error(`Lighthouse failed on ${address}`, { cause: error });
    }
  }
}

async function measureOnce(address: string, throttling: Throttling): Promise<Speed> {
  const { stdout } = await run(
    program,
    [
      address,
      "--output=json",
      "--quiet",
      `--throttling-method=${throttling}`,
      "--only-categories=performance,accessibility,best-practices,seo",
      `--chrome-flags=${benchmarkFlags.join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    script: (audits["mainthread-work-breakdown"]?.details?.items ?? [])
      .filter(({ group = "" }) => scriptWork.has(group))
      .reduce((sum, { duration = 0 }) => sum + duration, 0),
  };
}
