import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { startSite } from "../../server/bootstrap/start.ts";
import { readEnvironment } from "../../server/config/environment.ts";
import { readSeedArticles, type SeedArticle } from "../articles/seed-articles.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import { processorTime, type Server, startOurs } from "./servers.ts";
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

const articleCount = 10_000;

/** A fixed sequence of numbers below one, so that two runs have the same articles. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Bilingual articles as long as those of the seed, of its words, with a rare word among twenty. */
function* generateArticles(): Generator<SeedArticle> {
  const seed = readSeedArticles();
  const random = createRandom(7);
  const texts = {
    en: { words: wordsOf(seed.map(({ content_en }) => content_en)), letters: "etaoinshrdlucmfw" },
    ar: { words: wordsOf(seed.map(({ content_ar }) => content_ar)), letters: "ايلمنوتربعدسكفقح" },
  };
  const rare = (letters: string) =>
    Array.from(
      { length: 4 + Math.floor(random() * 4) },
      () => letters[Math.floor(random() ** 2 * letters.length)],
    ).join("");
  const write = (language: "en" | "ar", length: number) => {
    const { words, letters } = texts[language];
    return Array.from({ length }, () =>
      random() < 0.05 ? rare(letters) : words[Math.floor(random() * words.length)],
    ).join(" ");
  };
  for (let number = 0; number < articleCount; number += 1) {
    yield {
      id: `b0000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
      slug: `measured-${number}`,
      title_en: write("en", 7).slice(0, 190),
      title_ar: write("ar", 6).slice(0, 190),
      excerpt_en: write("en", 28).slice(0, 590),
      excerpt_ar: write("ar", 25).slice(0, 590),
      featured_image: "",
      category: seed[number % seed.length]?.category ?? "",
      author: "Editorial Team",
      published_at: new Date(Date.UTC(2020, 0, 1 + (number % 2_000))).toISOString().slice(0, 10),
      content_en: write("en", 600),
      content_ar: write("ar", 500),
    };
  }
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** A data folder with 10,000 articles. */
async function createDataFolder(): Promise<string> {
  const folder = createTemporaryFolder("bench-");
  await (await startOurs({ DATA_DIR: folder })).stop();
  const database = new DatabaseSync(join(folder, "app.db"));
  database.exec("begin");
  for (const article of generateArticles()) {
    const columns = Object.keys(article);
    database
      .prepare(
        `insert into articles (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
      )
      .run(...Object.values(article).map((value) => (value === "" ? null : value)));
  }
  database.exec("commit");
  database.close();
  return folder;
}

const judged = readFileSync(
  new URL("../../app/features/search/judged-queries.md", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2)
  .map((line) => line.split("|")[1]?.trim() ?? "");

const common = wordsOf(readSeedArticles().flatMap((one) => [one.content_en, one.content_ar]));

/** Distinct words of a length. */
function distinct(length: number): string[] {
  return [...new Set(common.map((word) => word.toLowerCase().slice(0, length)))].filter(
    (word) => word.length === length,
  );
}

/** Queries at the limit of length, which a careless search takes long for. */
const hostile: Record<string, string> = {
  "one-letter words": distinct(1).join(" "),
  "two-letter words": distinct(2).join(" "),
  "two-letter Arabic words": distinct(2)
    .filter((word) => word > "ء")
    .join(" "),
  "three-letter words": distinct(3).join(" "),
  "frequent words":
    "eye the your and you can for with that are not may عينك من في على أن إلى العين هذا",
  "frequent words that match nothing together":
    "eye doctor see qqqq vision light surgery العين الطبيب zzzz",
  "unknown words": Array.from({ length: 20 }, (_, at) => `zq${at.toString(36)}x`).join(" "),
  "words with a slip":
    "catarcat glasess surgrey visoin docter treatmnet retnia cornae glacuoma pateint lenss",
  "one long word": "catarac".repeat(20),
  "one letter in a run": "a".repeat(500),
  diacritics: `عَ${"\u064B\u0651\u0670".repeat(60)}ين`,
  "stretching lines": `ع${"\u0640".repeat(400)}ين`,
  "right-to-left overrides": "\u202Ecataract\u202E lasik ".repeat(30),
  emoji: "👁️‍🗨️😢".repeat(60),
  "500 words": "cataract eye surgery ".repeat(167),
};

/** Measures searches among 10,000 articles. */
export async function measureSearch(progress: (text: string) => void): Promise<SearchLoad> {
  progress("search: writing 10,000 articles");
  const folder = await createDataFolder();
  const environment = { DATA_DIR: folder };
  const queries = await measureQueries(environment, progress);
  progress("search: other readers");
  const server = await startOurs(environment);
  try {
    await waitUntilIdle(
      () => processorTime(server.pid),
      () => search(server, "eye"),
    );
    const alone = await readPages(server);
    let isDone = false;
    const typed = [...Object.values(hostile), ...judged.slice(0, 30)];
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
  const ask = async (query: string) => {
    const address = `http://127.0.0.1/search?${new URLSearchParams({ q: query.slice(0, 600) })}`;
    const headers = { "x-forwarded-for": "192.0.2.1", "accept-encoding": "br" };
    const response = await site.fetch(new Request(address, { headers }));
    if (!response.ok) throw new Error(`"${query}": ${response.status}`);
    await response.arrayBuffer();
  };
  const measure = async (name: string, asked: readonly string[]): Promise<SearchTimes> => {
    const times: number[] = [];
    for (const query of asked) {
      const before = process.threadCpuUsage();
      await ask(query);
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1_000);
    }
    const [middle, p99] = [median(times), percentile(times, 99)];
    return { name, median: middle, p99, worst: Math.max(...times) };
  };
  try {
    await waitUntilIdle(
      () => process.cpuUsage().user / 1_000_000,
      () => ask("eye"),
    );
    progress("search: queries");
    for (const query of judged.slice(0, 100)) await ask(query);
    const results = [await measure("judged queries", judged)];
    for (const [name, query] of Object.entries(hostile)) {
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
