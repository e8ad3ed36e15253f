import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startSite, stop } from "../test-servers/start-servers.ts";
import { judge } from "./assertions.ts";
import { send } from "./client.ts";
import type { FuzzCase, Target } from "./fuzz-case.ts";
import { fuzzedSlug, makeCase } from "./make-case.ts";
import { Random } from "./random.ts";

export interface FuzzOptions {
  /** A whole number below 2^32; the same one makes the same cases. */
  seed: number;
  cases: number;
  /** Where the site that is attacked may listen. */
  origin: string;
  /** Told after each case how many there have been. */
  tell?(done: number): void;
}

/** One case that broke a promise. */
interface Breach {
  number: number;
  faults: string[];
  asked: FuzzCase;
}

export interface FuzzTotals {
  breaches: Breach[];
  targets: Partial<Record<Target, number>>;
  /** How often each status came; 0 for a connection that was closed without one. */
  statuses: Record<string, number>;
  /** The longest wait for an answer, in milliseconds. */
  longest: number;
}

/** So many requests are under way at once. */
const lanes = 8;

/** Breaches beyond so many tell nothing new. */
const mostBreaches = 50;

/** Starts a site with an empty embedded backend, sends it hostile requests, and judges every answer. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzTotals> {
  const { origin } = options;
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  const data = join(folder, "data");
  const child = await startSite(origin, {
    DATA_DIR: data,
    RATE_LIMIT_FACTOR: "1000000",
    // Lists of articles are made anew every five seconds; an article of a case is always asked for anew.
    FRESHNESS_SECONDS: "5",
    TRUST_PROXY: "1",
  });
  // Its log goes nowhere, but must not fill the pipe.
  child.stdout?.resume();
  const store = new DatabaseSync(join(data, "app.db"));
  try {
    const { publishable } = JSON.parse(readFileSync(join(data, "secrets.json"), "utf8"));
    const attack = {
      origin,
      key: String(publishable),
      store,
      ended: () => child.exitCode !== null,
    };
    return await attackWith(attack, options);
  } finally {
    store.close();
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Attack {
  origin: string;
  key: string;
  store: DatabaseSync;
  ended(): boolean;
}

async function attackWith(attack: Attack, { seed, cases, tell }: FuzzOptions): Promise<FuzzTotals> {
  const { key, origin, store } = attack;
  const totals: FuzzTotals = { breaches: [], targets: {}, statuses: {}, longest: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const publish = articleWriter(store);
  let next = 0;
  const lane = async () => {
    while (next < cases && totals.breaches.length < mostBreaches && !attack.ended()) {
      const at = next;
      next += 1;
      // Each case has a stream of its own, so that one of them can be made again without those before it.
      const asked = makeCase(new Random(seed + at * 0x9e37_79b9), key, at);
      const started = performance.now();
      const faults = await tryOne(asked, at);
      totals.longest = Math.max(totals.longest, performance.now() - started);
      totals.targets[asked.target] = (totals.targets[asked.target] ?? 0) + 1;
      tell?.(at + 1);
      if (faults.length > 0) totals.breaches.push({ number: at, faults, asked });
    }
  };
  const tryOne = async (asked: FuzzCase, number: number): Promise<string[]> => {
    const withdraw = asked.article ? publish(number, asked.article) : null;
    try {
      const answer = await send(asked, origin, agent);
      const status = String(answer?.status ?? 0);
      totals.statuses[status] = (totals.statuses[status] ?? 0) + 1;
      return answer ? judge(asked, answer, origin) : [];
    } catch (error) {
      return [(error as Error).message];
    } finally {
      withdraw?.();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
  if (attack.ended()) throw new Error("the site has ended under the attack");
  return totals;
}

/**
 * Publishes a case's article, as an editor may, and hands over what takes it back. One that the table refuses is left
 * out.
 */
function articleWriter(store: DatabaseSync) {
  store.exec("pragma busy_timeout = 5000");
  const insert = store.prepare(
    `insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, category, author, published_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '2026-01-05')`,
  );
  const remove = store.prepare("delete from articles where slug = ?");
  return (number: number, article: NonNullable<FuzzCase["article"]>) => {
    const { title, excerpt, content, author } = article;
    const slug = fuzzedSlug(number);
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    try {
      insert.run(id, slug, title, title, excerpt, excerpt, content, content, author, author);
    } catch (error) {
      if (!(error as Error).message.includes("constraint")) throw error;
    }
    return () => remove.run(slug);
  };
}
