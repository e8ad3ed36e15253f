import { readFileSync } from "node:fs";

/** A system call that changes files, in the order in which the calls ended. `at` and `end` are line numbers. */
export type SystemCall = { at: number; end: number } & (
  | { kind: "open"; path: string; creates: boolean; truncates: boolean }
  | { kind: "write"; path: string; bytes: Buffer; offset: number | null }
  | { kind: "truncate"; path: string; size: number }
  | { kind: "sync"; path: string }
  | { kind: "rename"; path: string; target: string }
  | { kind: "unlink"; path: string }
  | { kind: "mkdir"; path: string }
);

type Change = SystemCall extends infer Call
  ? Call extends SystemCall
    ? Omit<Call, "at" | "end">
    : never
  : never;

/** The system calls that strace has to log. */
export const tracedCalls =
  "openat,write,pwrite64,writev,pwritev,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,link,linkat,fallocate";

/**
 * Reads a log of `strace -f -y -xx`. Failed calls are left out. Throws for a call of the list above that it cannot read,
 * because the files would be rebuilt wrongly.
 */
export function readSystemCalls(file: string): SystemCall[] {
  const unfinished = new Map<string, { at: number; text: string }>();
  const calls: SystemCall[] = [];
  readFileSync(file, "latin1")
    .split("\n")
    .forEach((line, index) => {
      const [, thread = "", text = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
      if (text === "" || text.startsWith("+++") || text.startsWith("---")) return;
      if (text.endsWith("<unfinished ...>")) {
        unfinished.set(thread, { at: index, text: text.slice(0, -"<unfinished ...>".length) });
        return;
      }
      const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(text);
      const start = resumed ? unfinished.get(thread) : undefined;
      const change = readChange(resumed ? `${start?.text ?? ""}${resumed[1]}` : text);
      if (change) calls.push({ ...change, at: start?.at ?? index, end: index });
    });
  return calls;
}

/** An argument in quotes, a number with a path in angle brackets, or anything up to a comma. */
const argumentPattern =
  / *(?:"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?|[\w-]+<((?:\\x[0-9a-f]{2})*)>[^,]*|[^,]+)/g;

interface Argument {
  text: string;
  /** The decoded bytes of a string, or the path of a file descriptor. */
  bytes: Buffer | null;
}

function readChange(text: string): Change | null {
  const [, name = "", list = "", result = ""] = /^(\w+)\((.*)\) += (-?\d+)/.exec(text) ?? [];
  if (result.startsWith("-")) return null;
  const args = [...list.matchAll(argumentPattern)].map((match): Argument => {
    if (match[2]) throw new Error(`strace has cut a string of ${name}`);
    const hex = match[1] ?? match[3];
    return { text: match[0].trim(), bytes: hex === undefined ? null : decode(hex) };
  });
  const path = (index: number) => args[index]?.bytes?.toString() ?? "";
  const bytes = (index: number) => args[index]?.bytes ?? Buffer.alloc(0);
  const number = (index: number) => Number(args[index]?.text);
  const at = (folder: number) =>
    path(folder + 1).startsWith("/") ? path(folder + 1) : `${path(folder)}/${path(folder + 1)}`;
  switch (name) {
    case "openat": {
      const flags = args[2]?.text ?? "";
      const creates = flags.includes("O_CREAT");
      return { kind: "open", path: at(0), creates, truncates: flags.includes("O_TRUNC") };
    }
    case "write":
      return { kind: "write", path: path(0), bytes: bytes(1), offset: null };
    case "pwrite64":
      return { kind: "write", path: path(0), bytes: bytes(1), offset: number(3) };
    case "fsync":
    case "fdatasync":
      return { kind: "sync", path: path(0) };
    case "ftruncate":
      return { kind: "truncate", path: path(0), size: number(1) };
    case "rename":
      return { kind: "rename", path: path(0), target: path(1) };
    case "unlink":
      return { kind: "unlink", path: path(0) };
    case "mkdir":
      return { kind: "mkdir", path: path(0) };
    default:
      throw new Error(`not a known system call: ${text.slice(0, 200)}`);
  }
}

function decode(text: string): Buffer {
  return Buffer.from(text.replaceAll("\\x", ""), "hex");
}
