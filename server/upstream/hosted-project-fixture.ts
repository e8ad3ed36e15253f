import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { openHostedProject } from "./hosted-project.ts";
import { createStaleTracker } from "./stale-tracking.ts";
import { sendRows, type TestUpstream } from "./upstream-fixture.ts";

/** In milliseconds. They are short for fast tests, and far apart for slow machines. */
export const slowAfter = 400;
const timeout = 3_000;

export const list = "/rest/v1/articles?select=slug&offset=0&limit=24";
export const article = "/rest/v1/articles?select=*&slug=eq.one";
export const relatedTo = (slug: string) => `/rest/v1/articles?select=*&slug=neq.${slug}&limit=2`;

export const twoRows = '[{"slug":"one"},{"slug":"two"}]';

/** Opens a project with this upstream, which first responds with two rows. */
export function openTestProject(
  upstream: TestUpstream,
  {
    folder = mkdtempSync(join(tmpdir(), "hosted-project-")),
    maxBytes,
    timeouts = { slowAfter, timeout },
  }: {
    folder?: string;
    maxBytes?: number;
    timeouts?: { slowAfter: number; timeout: number };
  } = {},
) {
  upstream.respondWith(sendRows(JSON.parse(twoRows), 2));
  const logged: unknown[][] = [];
  const log = (...line: unknown[]) => void logged.push(line);
  const options = { timeouts, ...(maxBytes ? { maxBytes } : {}) };
  const project = openHostedProject({ url: upstream.url, anonKey: "key" }, folder, log, options);
  const fetchPath = (path: string, init?: RequestInit) =>
    project.api.fetch(upstream.url + path, init);
  const events = () => logged.map(([event]) => event);
  return {
    ...project,
    fetchPath,
    folder,
    snapshot: join(folder, "articles.json"),
    events,
    isFailing: () => events().at(-1) === "hosted backend failing",
    /** The rows of a response, their total, and the date of a stale response. */
    async read(path: string, init?: RequestInit) {
      const { staleSince, run } = createStaleTracker();
      const response = await run(() => fetchPath(path, init));
      const total = response.headers.get("content-range")?.split("/")[1] ?? null;
      return { text: await response.text(), total, staleSince: staleSince() };
    },
    /** Lets the upstream recover and resolves with its first fresh response. */
    async recover(path: string) {
      upstream.respondWith(sendRows([{ slug: "new" }], 1));
      await expect.poll(async () => (await this.read(path)).staleSince).toBe(null);
    },
  };
}
