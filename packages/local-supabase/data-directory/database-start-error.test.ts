import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { databaseStartError, toStartError } from "./database-start-error.ts";

function errorOf(work: () => void): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("a start on a full disk fails with one sentence, also when the error is a nested cause", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA max_page_count = 1");
  const full = errorOf(() => database.exec("create table t (x text)"));
  const wrapped = new Error("Migration 1 failed and was undone", { cause: full });
  const missing = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  for (const error of [wrapped, missing, databaseStartError("app.db", full)]) {
    expect(toStartError("/data", error)).toBeInstanceOf(StartError);
    expect((toStartError("/data", error) as Error).message).toBe(
      "The disk of the data directory /data is full: free space on it.",
    );
  }
  const other = new Error("anything else");
  expect(toStartError("/data", other)).toBe(other);
  database.close();
});
