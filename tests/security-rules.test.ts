import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../tools/project-files.ts";

const running = ["app", "server", "packages"]
  .flatMap((folder) => listFiles(folder, ".ts", ".tsx"))
  .filter((path) => !/\.test\.tsx?$|fixture\.tsx?$|^server\/development/.test(path));

/** The files of the running site whose code, without comments, matches. */
function listFilesWith(pattern: RegExp, files: readonly string[] = running): string[] {
  return files.filter((path) =>
    pattern.test(readProjectFile(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")),
  );
}

test("the rules below read the running site", () => {
  expect(running.length).toBeGreaterThan(400);
  expect(listFilesWith(/createHash/).length).toBeGreaterThan(5);
});

test("the running site starts no other program and evaluates no text", () => {
  expect(listFilesWith(/child_process|node:vm|\beval\(|new Function\(/)).toEqual([]);
});

test("hashes are SHA-256, and no connection accepts an unverified certificate", () => {
  expect(listFilesWith(/createHash\((?!"sha256"\))/)).toEqual([]);
  expect(listFilesWith(/rejectUnauthorized|NODE_TLS_REJECT/)).toEqual([]);
});

test("random values of server and backend that have to be secret come from the system", () => {
  const server = running.filter((path) => !path.startsWith("app/"));
  // The duration of a response gets a random part, which is no secret.
  expect(listFilesWith(/Math\.random/, server)).toEqual([
    "packages/local-supabase/limits/min-duration.ts",
  ]);
});

test("a field accepts pasted text", () => {
  expect(listFilesWith(/onPaste|["']paste["']/)).toEqual([]);
});
