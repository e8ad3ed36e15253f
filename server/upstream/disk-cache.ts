import { mkdirSync, readFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "local-supabase/error-code";
import type { Log } from "local-supabase/log";
import { z } from "zod";
import type { CacheEntry } from "./response-cache.ts";

const snapshotShape = z.array(
  z.tuple([
    z.string().startsWith("/"),
    z.object({
      body: z.string(),
      rowCount: z.number().int().positive(),
      slugs: z.array(z.string()),
      total: z.number().int().nonnegative().nullable(),
      receivedAt: z.number().int().positive(),
    }),
  ]),
);

/**
 * A snapshot of the response cache on disk. A disk error has no effect other than a log message. Failed saves are logged
 * once until a save succeeds.
 */
export interface DiskCache {
  /** The snapshot of an earlier process; empty when there is none or it is damaged. */
  load(): CacheEntry[];
  /** Saves a snapshot within `saveDelay`. */
  scheduleSave(): void;
  /** Saves a scheduled snapshot now. */
  flush(): Promise<void>;
}

/** In milliseconds. Changes within this time are saved together; a killed process loses them. */
const saveDelay = 30_000;

/** Stores snapshots of `list()` at `path`, readable by the user of the process alone. */
export function createDiskCache(path: string, list: () => CacheEntry[], log: Log): DiskCache {
  let timer: NodeJS.Timeout | null = null;
  let saving = Promise.resolve();
  let isHealthy = true;
  const save = async () => {
    // Processes may share the folder: each writes its own file and renames it when complete.
    const draft = `${path}.${process.pid}.new`;
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(draft, JSON.stringify(list()), { mode: 0o600 });
      await rename(draft, path);
      isHealthy = true;
    } catch (error) {
      if (isHealthy) log("snapshot not saved", { level: "warn", cause: errorCode(error) });
      isHealthy = false;
      await rm(draft, { force: true }).catch(() => {});
    }
  };
  const flush = () => {
    if (timer) {
      clearTimeout(timer);
      timer = null;
      saving = saving.then(save);
    }
    return saving;
  };
  return {
    load() {
      try {
        return snapshotShape.parse(JSON.parse(readFileSync(path, "utf8")));
      } catch (error) {
        const cause = errorCode(error) ?? (error as Error).name;
        if (cause !== "ENOENT") log("snapshot not read", { level: "warn", cause });
        return [];
      }
    },
    scheduleSave() {
      timer ??= setTimeout(flush, saveDelay).unref();
    },
    flush,
  };
}
