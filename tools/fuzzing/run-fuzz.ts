import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { startTestSite, stop } from "../test-servers/start-servers.ts";
import { findFaults } from "./assertions.ts";
import { createCases } from "./cases.ts";
import { send } from "./client.ts";
import { articleSlug, type FuzzCase } from "./fuzz-case.ts";

export interface FuzzOptions {
  /** A 32-bit integer. The same seed makes the same cases. */
  seed: number;
  cases: number;
  /** The origin at which the attacked site listens. */
  origin: string;
}

export interface FuzzReport {
  /** The smallest failing case with its faults and seed, or null. */
  failure: string | null;
  /** How many cases attacked each target. */
  targets: Partial<Record<FuzzCase["target"], number>>;
  /** How often each status came; 0 for a connection that was closed without a response. */
  statuses: Record<string, number>;
}

/** fast-check sends one case after the other, so several checks run at once. */
const concurrency = 4;

/** Starts a site with an empty embedded backend, sends it hostile requests, and checks every response. */
export async function runFuzz({ seed, cases, origin }: FuzzOptions): Promise<FuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  const server = await startTestSite(origin, {
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: "1000000",
    FRESHNESS_SECONDS: "5",
    TRUST_PROXY: "1",
  });
  const database = new DatabaseSync(join(folder, "app.db"), { timeout: 5000 });
  try {
    const publish = createPublisher(database);
    const report: FuzzReport = { failure: null, targets: {}, statuses: {} };
    const property = fc.asyncProperty(createCases(server.publicKey()), async (request) => {
      // A new slug for each case: a cached page of the one before must not be sent.
      const published = request.article ? publish(request.article) : null;
      const path = request.path.replace(articleSlug, published?.slug ?? "");
      const response = await send({ ...request, path }, origin);
      published?.withdraw();
      const status = response?.status ?? 0;
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      report.targets[request.target] = (report.targets[request.target] ?? 0) + 1;
      const faults = response ? findFaults(request, response, origin) : [];
      if (server.process.exitCode !== null) faults.push("the server has ended");
      if (faults.length > 0) throw new Error(faults.join("; "));
    });
    const checks = Array.from({ length: concurrency }, (_, index) =>
      fc.check(property, { seed: seed + index, numRuns: Math.ceil(cases / concurrency) }),
    );
    for (const details of await Promise.all(checks))
      if (details.failed)
        report.failure ??= `${details.errorInstance}\n${fc.defaultReportMessage(details)}`;
    return report;
  } finally {
    database.close();
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Publishes articles as an editor does. An article that breaks a constraint of the table is left out. */
function createPublisher(database: DatabaseSync) {
  const insert = database.prepare(
    `insert into articles (id, slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, category, author, published_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '2026-01-05')`,
  );
  const remove = database.prepare("delete from articles where slug = ?");
  let number = 0;
  return ({ title, excerpt, content, author }: NonNullable<FuzzCase["article"]>) => {
    number += 1;
    const slug = `fuzzed-${number}`;
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    try {
      insert.run(id, slug, title, title, excerpt, excerpt, content, content, author, author);
    } catch (error) {
      if (!(error as Error).message.includes("constraint")) throw error;
    }
    return { slug, withdraw: () => remove.run(slug) };
  };
}
