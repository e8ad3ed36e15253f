import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createDiskCache } from "./disk-cache.ts";
import { article, list, openTestProject, twoRows } from "./hosted-project-fixture.ts";
import { closeConnection, startUpstream } from "./upstream-fixture.ts";

const upstream = await startUpstream();
const folder = mkdtempSync(join(tmpdir(), "disk-cache-"));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await upstream.close();
});
const openProject = (projectFolder: string) => openTestProject(upstream, { folder: projectFolder });

test.each([
  ["no text", "", "SyntaxError"],
  ["text that is no JSON", "{", "SyntaxError"],
  ["null", "null", "ZodError"],
  ["JSON of another shape", '[["/articles", {}]]', "ZodError"],
])("a snapshot with %s is not used, and the log has the cause", (_, text, cause) => {
  const path = join(folder, "articles.json");
  writeFileSync(path, text);
  const log = vi.fn();
  expect(createDiskCache(path, () => [], log).load()).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith("snapshot not read", {
    level: "warn",
    cause,
  });
});

test("a missing snapshot is no fault", () => {
  const log = vi.fn();
  expect(createDiskCache(join(folder, "none.json"), () => [], log).load()).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test("the next process starts with the snapshot, which only the process's user can read", async () => {
  const project = openProject(join(folder, "new"));
  await project.read(list);
  await project.close();
  const modes = [project.folder, project.snapshot].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
  const next = openProject(project.folder);
  upstream.respondWith(closeConnection);
  const { text, total, staleSince } = await next.read(list);
  expect([text, total]).toEqual([twoRows, "2"]);
  expect(staleSince).toBeLessThanOrEqual(Date.now());
});

test("a disk error of reading and of saving is logged once each, and visitors are not affected", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const project = openProject(file);
  for (const path of [list, article]) {
    await project.read(path);
    await project.close();
  }
  expect(project.events()).toEqual(["snapshot not read", "snapshot not saved"]);
  expect(existsSync(project.snapshot)).toBe(false);
  upstream.respondWith(closeConnection);
  expect((await project.read(list)).text).toBe(twoRows);
});
