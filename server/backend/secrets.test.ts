import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";

const folder = () => mkdtempSync(join(tmpdir(), "secrets-"));

test("keys are made once and only their owner can read them", () => {
  const dataDir = folder();
  const first = loadSecrets(dataDir);
  expect(first.publishable).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(first.secret).toMatch(/^sb_secret_[\w-]{32}$/);
  expect(first.jwt).toHaveLength(64);
  expect(loadSecrets(dataDir)).toEqual(first);
  expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("two installations have different keys", () => {
  expect(loadSecrets(folder())).not.toEqual(loadSecrets(folder()));
});

test.each(["", "{", "null", "{}", '{"jwt":"short","publishable":"sb_publishable_x","secret":"y"}'])(
  "a damaged file, %j, stops the start and is left as it is",
  (content) => {
    const file = join(folder(), "secrets.json");
    writeFileSync(file, content);
    expect(() => loadSecrets(join(file, ".."))).toThrow(StartError);
    expect(() => loadSecrets(join(file, ".."))).toThrow(/secrets\.json .*restore it from a backup/);
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);
