import { closeSync, fsyncSync, openSync } from "node:fs";

/**
 * Makes created, renamed and deleted names of a folder durable. Without it, a file whose content was synced can be
 * missing after a loss of power. Windows cannot open folders, and writes their names with its journal.
 */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
