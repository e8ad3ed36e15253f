import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { findPostgres } from "./scripts/environment/postgres.mjs";

/** Tests that want a page to work in. They add listeners and hooks to it, so each file needs one of its own. */
const withPage = globSync("app/**/*.test.{ts,tsx}").filter((file) =>
  readFileSync(file, "utf8").startsWith("// @vitest-environment"),
);

/** Unit tests stand beside their file, guarantees of the whole repository in tests/. Browser tests are Playwright's. */
export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    projects: [
      { extends: true, test: { name: "page", include: withPage } },
      {
        extends: true,
        test: {
          name: "app",
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: withPage,
          // See below.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          include: ["{server,packages,scripts,tools}/**/*.test.ts", "tests/**/*.test.{ts,tsx}"],
          // Where there is no PostgreSQL, the last lines of the run say so (scripts/environment/postgres.mjs).
          exclude: findPostgres() ? [] : ["tests/postgres/**"],
          // These leave nothing behind in the process; a new one for each file costs more than most of the tests.
          isolate: false,
        },
      },
    ],
    environment: "node",
    // Half of what they do is to wait, for clocks and processes.
    maxWorkers: availableParallelism() + 1,
    // Drawing and backends take their time on a busy machine; what hangs is found all the same.
    testTimeout: 20_000,
    // Class names stay as written, so a component test can name the ones it looks for.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "non-scoped" } },
  },
});
