import { createHash } from "node:crypto";
import { basename, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("..", import.meta.url));

/**
 * The class of a name in the style sheet of a module. Short, because it keeps the HTML small; the same file and name
 * always give the same class, wherever the project lies, and in another file the name gives another one.
 */
export function scopedName(name: string, file: string, development: boolean): string {
  const [path = file] = file.split("?");
  const place = relative(project, path).split(sep).join("/");
  const hash = createHash("sha256").update(`${place}/${name}`).digest("base64url");
  const short = `_${hash.replaceAll("-", "").slice(0, 5)}`;
  return development ? `${basename(path, ".module.css")}_${name}${short}` : short;
}
