import { setTimeout } from "node:timers/promises";
import { startSite } from "../../server/bootstrap/start.ts";
import { readEnvironment } from "../../server/config/environment.ts";
import { judgedQueries } from "../judged-queries.ts";
import { createDataDirectory } from "./generated-articles.ts";
import { hostileQueries } from "./hostile-queries.ts";
import { processorTime, type Server, startBuiltSite } from "./servers.ts";
import { median, percentile } from "./statistics.ts";

/** Figures of one kind of queries, in milliseconds. */
interface SearchTimes {
  name: string;
  median: number;
  p99: number;
  worst: number;
}

export interface SearchLoad {
  queries: SearchTimes[];
  /** The response time of a cached page without searches. */
  alone: number;
  /** The same while queries are sent one after another on four connections. */
  beside: number;
}

const patientQueries = judgedQueries.map(({ query }) => query);

/** Measures searches among 10,000 articles. */
export async function measureSearch(progress: (text: string) => void): Promise<SearchLoad> {
  progress("search: writing 10,000 articles");
  const dataDirectory = await createDataDirectory();
  const environment = { DATA_DIR: dataDirectory };
  const queries = await measureQueries(environment, progress);
  progress("search: other visitors");
  const server = await startBuiltSite(environment);
  try {
    await waitUntilIdle(
      () => processorTime(server.pid),
      () => search(server, "eye"),
    );
    const alone = await readPages(server);
    let isDone = false;
    const typed = [...Object.values(hostileQueries), ...patientQueries.slice(0, 30)];
    const senders = Array.from({ length: 4 }, async (_, sender) => {
      for (let at = sender; !isDone; at += 1) await search(server, typed[at % typed.length] ?? "");
    });
    const beside = await readPages(server);
    isDone = true;
    await Promise.all(senders);
    return { queries, alone, beside };
  } finally {
    await server.stop();
  }
}

/** Runs the site in this process, so that the processor time of its thread is known for each response. */
async function measureQueries(
  variables: Record<string, string>,
  progress: (text: string) => void,
): Promise<SearchTimes[]> {
  const write = process.stdout.write;
  process.stdout.write = () => true;
  const site = await startSite(
    readEnvironment({ ...variables, RATE_LIMIT_FACTOR: "1000000", TRUST_PROXY: "1" }),
  );
  const sendQuery = async (query: string) => {
    const address = `http://127.0.0.1/search?${new URLSearchParams({ q: query.slice(0, 600) })}`;
    const headers = { "x-forwarded-for": "192.0.2.1", "accept-encoding": "br" };
    const response = await site.fetch(new Request(address, { headers }));
    if (!response.ok) throw new Error(`"${query}": ${response.status}`);
    await response.arrayBuffer();
  };
  const measure = async (name: string, all: readonly string[]): Promise<SearchTimes> => {
    const times: number[] = [];
    for (const query of all) {
      const before = process.threadCpuUsage();
      await sendQuery(query);
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1_000);
    }
    const [middle, p99] = [median(times), percentile(times, 99)];
    return { name, median: middle, p99, worst: Math.max(...times) };
  };
  try {
    await waitUntilIdle(
      () => process.cpuUsage().user / 1_000_000,
      () => sendQuery("eye"),
    );
    progress("search: queries");
    for (const query of patientQueries.slice(0, 100)) await sendQuery(query);
    const results = [await measure("judged queries", patientQueries)];
    for (const [name, query] of Object.entries(hostileQueries)) {
      results.push(
        await measure(
          name,
          Array.from({ length: 20 }, () => query),
        ),
      );
    }
    return results;
  } finally {
    process.stdout.write = write;
    await site.close();
  }
}

/** Begins the index with a search, and waits until it is complete: the processor rests for three seconds. */
async function waitUntilIdle(used: () => number, begin: () => Promise<void>): Promise<void> {
  await begin();
  for (let before = used(); ; ) {
    await setTimeout(3_000);
    const now = used();
    if (now - before < 0.3) return;
    before = now;
  }
}

async function search({ origin }: Server, query: string): Promise<void> {
  const response = await fetch(
    `${origin}/search?${new URLSearchParams({ q: query.slice(0, 600) })}`,
  );
  // Beyond the limit of a client, searches are refused.
  if (!response.ok && response.status !== 429) throw new Error(`"${query}": ${response.status}`);
  await response.arrayBuffer();
}

/** The median response time of a cached page, in milliseconds. */
async function readPages({ origin }: Server): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < 300; read += 1) {
    const start = performance.now();
    await (await fetch(`${origin}/services/lasik-surgery`)).arrayBuffer();
    times.push(performance.now() - start);
    await setTimeout(5);
  }
  return median(times);
}
