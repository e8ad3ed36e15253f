import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { mergeTests } from "@playwright/test";
import {
  launchServer,
  type ServerProcess,
  waitUntilListening,
} from "../../../tools/test-servers/server-process.ts";
import { articles } from "../articles.ts";
import { test as inSharedTab } from "../shared-tab.ts";
import { test as ownServer, sharedServerOrigin } from "./own-server.ts";

interface Fixtures {
  /** The server, without anything that staff have written. Accounts of earlier tests remain. */
  server: ServerProcess;
}

interface WorkerFixtures {
  sharedServer: ServerProcess;
}

/**
 * Tests in a shared tab with a server that the tests of a worker share, because a start takes a second of processor
 * time. Pages may stay in its cache for 40 seconds, so a test of what staff publish on pages starts its own server, and
 * opens it with `newVisitor`.
 */
export const test = mergeTests(inSharedTab, ownServer).extend<Fixtures, WorkerFixtures>({
  server: async ({ sharedServer }, use) => {
    deleteStaffRows(sharedServer);
    await use(sharedServer);
  },
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured, also when there are none.
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(join(tmpdir(), "shared-site-"));
      const { port } = new URL(sharedServerOrigin(parallelIndex));
      const server = launchServer({ PORT: port, DATA_DIR: folder });
      await waitUntilListening(server);
      await use(server);
      server.process.kill("SIGKILL");
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/** Leaves the articles of a new database. The audit log is append-only. */
function deleteStaffRows({ dataDirectory }: ServerProcess): void {
  const database = new DatabaseSync(join(dataDirectory, "app.db"), { timeout: 5000 });
  for (const table of ["notices", "opening_exceptions", "article_revisions", "fact_checks"])
    database.exec(`delete from ${table}`);
  const slugs = JSON.stringify(articles.map(({ slug }) => slug));
  database
    .prepare("delete from articles where slug not in (select value from json_each(?))")
    .run(slugs);
  database.close();
}
