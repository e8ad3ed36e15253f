import { readdirSync, watch } from "node:fs";
import { join } from "node:path";

/** An editor that saves tells of it more than once; it has said all after this long, in milliseconds. */
const pause = 40;

/**
 * Calls back with the files that were saved, made or taken away in these folders, each time some were. Every folder is
 * watched by itself: an editor that puts a new file in the place of the old one is noticed too.
 */
export function watchFiles(folders: readonly string[], callBack: (files: string[]) => void): void {
  const saved = new Set<string>();
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    callBack([...saved]);
    saved.clear();
  };
  const add = (folder: string) => {
    watched.add(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name));
    }
    const watcher = watch(folder, (_, name) => {
      const path = join(folder, name ?? "");
      // A folder that was taken away may come back.
      if (!isFolder(path)) watched.delete(path);
      else if (!watched.has(path)) add(path);
      saved.add(path);
      clearTimeout(timer);
      timer = setTimeout(tell, pause);
    });
    watcher.on("error", () => watched.delete(folder));
  };
  for (const folder of folders) add(folder);
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}
