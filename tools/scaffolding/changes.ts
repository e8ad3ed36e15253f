import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** One change of one file. */
export interface Change {
  file: string;
  /** Returns the new text. The old text is empty for a new file. */
  write: (text: string) => string;
}

/** Inserts `lines` after the first match. */
export function after(place: RegExp, lines: string): Change["write"] {
  return changed(place, (found) => found + lines);
}

/** Inserts `lines` before the first match. */
export function before(place: RegExp, lines: string): Change["write"] {
  return changed(place, (found) => lines + found);
}

/** Replaces the first match. */
export function changed(place: RegExp, write: (found: string) => string): Change["write"] {
  return (text) => {
    if (!place.test(text)) throw new Error(`there is no match for ${place}`);
    return text.replace(place, (found) => write(found));
  };
}

/** Combines changes of one file. */
export function all(...writes: Change["write"][]): Change["write"] {
  return (text) => writes.reduce((before, write) => write(before), text);
}

/** A new file. Writing fails when it exists. */
export function created(text: string): Change["write"] {
  return (existing) => {
    if (existing) throw new Error("the file exists");
    return text;
  };
}

/** The same change in both languages' files of this name. */
export function inBoth(name: string, write: Change["write"]): Change[] {
  return (["en", "ar"] as const).map((language) => ({
    file: `app/content/${language}/${name}`,
    write,
  }));
}

/** The name of a constant for an id. */
export function camelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Writes changes into the project in a folder, all or none. @throws Error with the file name when a pattern has no match
 * or a new file exists
 */
export function applyChanges(folder: string, changes: readonly Change[]): void {
  const written = new Map<string, string>();
  for (const { file, write } of changes) {
    const path = join(folder, file);
    const before = written.get(path) ?? (existsSync(path) ? readFileSync(path, "utf8") : "");
    try {
      written.set(path, write(before));
    } catch (cause) {
      throw new Error(`${file}: ${(cause as Error).message}`, { cause });
    }
  }
  for (const [path, text] of written) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
