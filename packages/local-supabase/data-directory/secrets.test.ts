import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { createSecrets, findSecrets, storeSecrets } from "./secrets.ts";

const folder = () => mkdtempSync(join(tmpdir(), "secrets-"));

test("each installation has its own secrets with mode 0600", () => {
  const dataDirectory = folder();
  expect(findSecrets(dataDirectory)).toBeNull();
  const keys = createSecrets();
  expect(keys.publishable).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(keys.jwt).toHaveLength(64);
  expect(createSecrets()).not.toEqual(keys);
  storeSecrets(dataDirectory, keys);
  expect(findSecrets(dataDirectory)).toEqual(keys);
  expect(statSync(join(dataDirectory, "secrets.json")).mode & 0o777).toBe(0o600);
});

test.each(["", "{", "null", "{}", '{"jwt":"short","publishable":"sb_publishable_x"}'])(
  "a damaged secrets file, %j, stops the start and is unchanged",
  (content) => {
    const file = join(folder(), "secrets.json");
    writeFileSync(file, content);
    expect(() => findSecrets(join(file, ".."))).toThrow(StartError);
    expect(() => findSecrets(join(file, ".."))).toThrow(/secrets\.json .*restore it from a backup/);
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);
