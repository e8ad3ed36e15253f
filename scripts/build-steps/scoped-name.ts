import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { project } from "../environment/project.mjs";

/** The index of every class and animation by its key, such as `app/components/controls/button.module.css/button`. */
const indexes = new Map(listKeys().map((key, index) => [key, index]));

/** Names the classes of the modules: short in a build, and by their file in development. */
export function scopedNames(): Plugin {
  return {
    name: "scoped-names",
    config: (_, { command }) => ({
      css: { modules: { generateScopedName: command === "build" ? scopedName : readableName } },
    }),
  };
}

/** The scoped name of a class in development. It does not change when another class is added. */
function readableName(name: string, file: string): string {
  const [path = file] = file.split("?");
  return `${relative(join(project, "app"), path).replace(".module.css", "").replaceAll(/\W/g, "-")}__${name}`;
}

/**
 * The scoped name of a class: its index. Every page contains its classes, and short similar names compress far better
 * than random ones.
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = file.split("?");
  const key = `${relative(project, path).split(sep).join("/")}/${name}`;
  const index = indexes.get(key);
  if (index === undefined) throw new Error(`${key} is not in the list of class names`);
  return `_${index.toString(36)}`;
}

/** The keys of all classes and animations, in the order of their indexes. */
function listKeys(): string[] {
  const files = readdirSync(join(project, "app"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".module.css"))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(project, "app", file), "utf8");
      return listClassNames(text).map((name) => `app/${file.split(sep).join("/")}/${name}`);
    });
}

/** The names of the classes and animations in the style sheet of a module. */
export function listClassNames(text: string): string[] {
  const names = text.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi);
  return [...new Set([...names].map(([, name = ""]) => name))];
}
