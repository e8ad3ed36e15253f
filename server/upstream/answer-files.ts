import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Log } from "../config/log.ts";
import { type Answer, longestAnswer, slugsIn } from "./answer.ts";

/** An answer and the question that it answers. */
type FiledAnswer = Answer & { key: string };

/** The answers on disk. A disk that fails is logged once, and nothing else: they are a copy of what is in memory. */
export interface AnswerFiles {
  /** What an earlier process has left, the oldest first. What cannot be read is as if it were not there. */
  load(): FiledAnswer[];
  write(answer: FiledAnswer): void;
  remove(key: string): void;
  /** Resolves when everything so far is on disk. */
  settled(): Promise<void>;
}

/** No more files than this are looked at, and none are written beyond what memory holds. */
const mostFiles = 2_000;

const fileShape = z.object({
  key: z.string().startsWith("/"),
  at: z.number().int().positive(),
  total: z.number().int().nonnegative().nullable(),
  rows: z.array(z.unknown()),
});

/** Keeps answers in `folder`, one file each, readable by the user of the process alone. */
export function createAnswerFiles(folder: string, log: Log): AnswerFiles {
  let healthy = true;
  let last = Promise.resolve();
  const report = (error: unknown) => {
    if (healthy) log("articles not kept on disk", { cause: codeOf(error) });
    healthy = false;
  };
  const pathOf = (key: string) =>
    join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`);
  const next = (work: () => Promise<void>) => {
    last = last.then(work).then(() => {
      healthy = true;
    }, report);
  };
  return {
    load() {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        return loadFrom(folder);
      } catch (error) {
        report(error);
        return [];
      }
    },
    write({ key, at, total, text }) {
      next(async () => {
        const path = pathOf(key);
        // Another process may write the same: each has a file of its own until it is whole.
        const draft = `${path}.${process.pid}.new`;
        const head = JSON.stringify({ key, at, total }).slice(0, -1);
        try {
          await writeFile(draft, `${head},"rows":${text}}`, { mode: 0o600 });
          await rename(draft, path);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      });
    },
    remove(key) {
      next(() => rm(pathOf(key), { force: true }));
    },
    settled: () => last,
  };
}

function loadFrom(folder: string): FiledAnswer[] {
  const answers: FiledAnswer[] = [];
  for (const name of readdirSync(folder).slice(0, mostFiles)) {
    const path = join(folder, name);
    const answer = /^[0-9a-f]{32}\.json$/.test(name) ? readFiled(path) : null;
    if (answer) answers.push(answer);
    else if (/\.(json|new)$/.test(name)) rmSync(path, { force: true, recursive: true });
  }
  return answers.sort((one, other) => one.at - other.at);
}

function readFiled(path: string): FiledAnswer | null {
  try {
    if (statSync(path).size > 2 * longestAnswer) return null;
    const { rows, ...rest } = fileShape.parse(JSON.parse(readFileSync(path, "utf8")));
    return { ...rest, text: JSON.stringify(rows), slugs: slugsIn(rows) };
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
}
