import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { findPostgres } from "./scripts/environment/postgres.mjs";

/** Tests with a DOM. They add listeners and hooks to it, so each file needs a new one. */
const domTests = globSync("app/**/*.test.{ts,tsx}").filter((file) =>
  readFileSync(file, "utf8").startsWith("// @vitest-environment"),
);

/** Unit tests are beside their file, tests of the whole repository in tests/. Playwright runs the browser tests. */
export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    projects: [
      { extends: true, test: { name: "page", include: domTests } },
      {
        extends: true,
        test: {
          name: "app",
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: domTests,
          // As for the project `process`.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          include: ["{server,packages,scripts,tools}/**/*.test.ts", "tests/**/*.test.{ts,tsx}"],
          // The packages that tools/performance and tools/verification install have tests of their own. Without PostgreSQL
          // the last lines of the run say so (scripts/environment/postgres.mjs).
          exclude: ["**/node_modules/**", ...(findPostgres() ? [] : ["tests/postgres/**"])],
          // These tests do not change the process. A new one for each file would take longer than most of the tests.
          isolate: false,
        },
      },
    ],
    environment: "node",
    // The tests often wait for timers and processes.
    maxWorkers: availableParallelism() + 1,
    // Timeouts for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Class names are not scoped, so that component tests can name them.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "non-scoped" } },
  },
});
