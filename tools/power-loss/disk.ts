import { dirname } from "node:path";
import type { SystemCall } from "./system-calls.ts";

/** Identifies the content of a file, also after a rename. */
type FileId = number;

/**
 * A change of the disk. `issued` and `durable` are line numbers of the log; `durable` is infinite when nothing synced
 * it.
 */
type Change = { issued: number; durable: number } & (
  | { kind: "write"; file: FileId; offset: number; bytes: Buffer }
  | { kind: "truncate"; file: FileId; size: number }
  | { kind: "add"; path: string; file: FileId | null }
  | { kind: "move"; path: string; target: string; file: FileId }
  | { kind: "remove"; path: string; file: FileId }
);

/** Which of the changes that no sync has made durable are on the disk after the loss of power. */
export interface Survival {
  /** Whether a change is on the disk. */
  survives(index: number): boolean;
  /** Whether a sector of 512 bytes of a surviving write is on the disk. */
  sectorSurvives(index: number, sector: number): boolean;
}

const sectorSize = 512;

/**
 * A disk that loses changes that were not synced. The content of a file is durable after `fsync` of the file, its name
 * after `fsync` of its folder: POSIX guarantees no more, although many file systems do.
 */
export class Disk {
  readonly #root: string;
  readonly #changes: Change[] = [];

  /** Replays the calls below a folder, which itself is durable. */
  constructor(root: string, calls: readonly SystemCall[]) {
    this.#root = root;
    const names = new Map<string, FileId>();
    const sizes: number[] = [];
    for (const call of calls) {
      if (!call.path.startsWith(`${root}/`) && call.path !== root) continue;
      this.#replay(call, names, sizes);
    }
  }

  /** The number of changes that are issued and not durable after a line of the log. */
  countPending(line: number): number {
    return this.#changes.filter(({ issued, durable }) => issued <= line && durable > line).length;
  }

  /** The lines of the log after which the disk differs. */
  get lines(): number[] {
    const lines = this.#changes.flatMap(({ issued, durable }) => [issued, durable]);
    return [...new Set(lines.filter(Number.isFinite))].sort((a, b) => a - b);
  }

  /** The files below the folder by relative path after a loss of power behind a line of the log. A folder is null. */
  stateAfter(line: number, survival: Survival): Map<string, Buffer | null> {
    const contents = new Map<FileId, Buffer>();
    const names = new Map<string, FileId | null>();
    this.#changes.forEach((change, index) => {
      if (change.issued > line) return;
      const isDurable = change.durable <= line;
      if (!isDurable && !survival.survives(index)) return;
      if (change.kind === "write") {
        const isOnDisk = (sector: number) => isDurable || survival.sectorSurvives(index, sector);
        contents.set(change.file, write(contents.get(change.file), change, isOnDisk));
      } else if (change.kind === "truncate") {
        contents.set(change.file, resize(contents.get(change.file), change.size));
      } else applyName(names, change);
    });
    const files = [...names].map(([path, file]): [string, Buffer | null] => [
      path.slice(this.#root.length + 1),
      file === null ? null : (contents.get(file) ?? Buffer.alloc(0)),
    ]);
    return new Map(files);
  }

  #replay(call: SystemCall, names: Map<string, FileId>, sizes: number[]): void {
    const { path, end } = call;
    const pending = { issued: end, durable: Number.POSITIVE_INFINITY };
    const file = names.get(path);
    if (call.kind === "sync") {
      this.#sync(path, file, call);
    } else if (call.kind === "mkdir") {
      this.#changes.push({ ...pending, kind: "add", path, file: null });
    } else if (call.kind === "open") {
      if (file === undefined && call.creates) {
        names.set(path, sizes.length);
        this.#changes.push({ ...pending, kind: "add", path, file: sizes.length });
        sizes.push(0);
      } else if (file !== undefined && call.truncates) {
        this.#changes.push({ ...pending, kind: "truncate", file, size: 0 });
        sizes[file] = 0;
      }
    } else if (file === undefined) {
      throw new Error(`${call.kind} of an unknown file: ${path}`);
    } else if (call.kind === "write") {
      const offset = call.offset ?? sizes[file] ?? 0;
      this.#changes.push({ ...pending, kind: "write", file, offset, bytes: call.bytes });
      sizes[file] = Math.max(sizes[file] ?? 0, offset + call.bytes.length);
    } else if (call.kind === "truncate") {
      this.#changes.push({ ...pending, kind: "truncate", file, size: call.size });
      sizes[file] = call.size;
    } else if (call.kind === "rename") {
      this.#changes.push({ ...pending, kind: "move", path, target: call.target, file });
      names.delete(path);
      names.set(call.target, file);
    } else {
      this.#changes.push({ ...pending, kind: "remove", path, file });
      names.delete(path);
    }
  }

  /** Makes the changes durable that had been issued when the sync began. */
  #sync(path: string, file: FileId | undefined, { at, end }: SystemCall): void {
    for (const change of this.#changes) {
      if (change.issued > at || change.durable <= end) continue;
      const isContent = change.kind === "write" || change.kind === "truncate";
      const isSynced = isContent
        ? change.file === file
        : file === undefined && dirname(change.path) === path;
      if (isSynced) change.durable = end;
    }
  }
}

function applyName(
  names: Map<string, FileId | null>,
  change: Exclude<Change, { kind: "write" | "truncate" }>,
): void {
  if (change.kind === "add") {
    names.set(change.path, change.file);
    return;
  }
  if (names.get(change.path) === change.file) names.delete(change.path);
  if (change.kind === "move") names.set(change.target, change.file);
}

function resize(content: Buffer | undefined, size: number): Buffer {
  const resized = Buffer.alloc(size);
  content?.copy(resized);
  return resized;
}

function write(
  content: Buffer | undefined,
  { offset, bytes }: { offset: number; bytes: Buffer },
  isOnDisk: (sector: number) => boolean,
): Buffer {
  const size = Math.max(content?.length ?? 0, offset + bytes.length);
  const written = content?.length === size ? content : resize(content, size);
  for (let start = 0; start < bytes.length; ) {
    const sector = Math.floor((offset + start) / sectorSize);
    const end = Math.min(bytes.length, (sector + 1) * sectorSize - offset);
    if (isOnDisk(sector)) bytes.copy(written, offset + start, start, end);
    start = end;
  }
  return written;
}
