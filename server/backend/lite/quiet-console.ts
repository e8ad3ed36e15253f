import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "../log.ts";

const CHATTER = ["debug", "info", "log", "warn"] as const;
const METHODS = [...CHATTER, "error"] as const;

const currentLog = new AsyncLocalStorage<Log>();
let installed = false;

/**
 * Runs work of @supabase/lite. lite prints straight to the console: progress, and failed SQL with
 * its parameters (addresses, password hashes). Whatever it prints while this work lasts, awaits
 * included, is kept back; of an error the log gets its kind. Console output of anybody else, at the
 * same time, goes through untouched.
 */
export function quietly<T>(log: Log, work: () => T): T {
  install();
  return currentLog.run(log, work);
}

/** lite takes no logger, so the methods of the console are wrapped, once for the process. */
function install(): void {
  if (installed) return;
  installed = true;
  for (const method of METHODS) {
    // biome-ignore lint/suspicious/noConsole: this is the one place that keeps the console quiet.
    const original = console[method].bind(console);
    console[method] = (...printed: unknown[]) => {
      const log = currentLog.getStore();
      if (!log) original(...printed);
      else if (method === "error") {
        const entry = { level: "warn", event: "backend", detail: printed.map(kind) };
        currentLog.exit(() => log(entry)); // outside, so that the log itself may print
      }
    };
  }
}

/**
 * What may be told of something printed: of an error its name and code, of a message the words
 * before the first value. `UNIQUE constraint failed: users.email` is `UNIQUE constraint failed`.
 */
function kind(printed: unknown): object | string {
  if (!(printed instanceof Error)) return typeof printed === "string" ? words(printed) : "…";
  const code = "code" in printed ? printed.code : undefined;
  return { name: printed.name, code, kind: words(printed.message) };
}

function words(message: string): string {
  return /^[A-Za-z \][_-]{0,60}/.exec(message)?.[0].trim() ?? "";
}
