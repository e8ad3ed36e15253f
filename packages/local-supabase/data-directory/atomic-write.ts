import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.ts";

/** Writes a file (mode 0600) atomically: after a crash the file is either complete and on disk, or unchanged. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  const draft = `${path}.draft`;
  rmSync(draft, { force: true });
  const file = openSync(draft, "wx", 0o600);
  try {
    const bytes = Buffer.from(content);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
}
