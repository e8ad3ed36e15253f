import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { project } from "../environment/project.mjs";

/**
 * Every class and animation of the modules, such as `app/components/controls/button.module.css/button`, by its index.
 */
const places = new Map(listNames().map((name, place) => [name, place]));

/** Names the classes of the modules: short in a build, and by their file in development. */
export function scopedNames(): Plugin {
  return {
    name: "scoped-names",
    config: (_, { command }) => ({
      css: { modules: { generateScopedName: command === "build" ? scopedName : readableName } },
    }),
  };
}

/** The class of a name in development. It stays the same when another class is added. */
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
  const origin = `${relative(project, path).split(sep).join("/")}/${name}`;
  const place = places.get(origin);
  if (place === undefined) throw new Error(`${origin} is not in the list of class names`);
  return `_${place.toString(36)}`;
}

/** The keys of all classes, in the order of their indexes. */
function listNames(): string[] {
  const files = readdirSync(join(project, "app"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".module.css"))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(project, "app", file), "utf8");
      return classNamesIn(text).map((name) => `app/${file.split(sep).join("/")}/${name}`);
    });
}

/** The names of the classes and animations in the style sheet of a module. */
export function classNamesIn(text: string): string[] {
  const names = text.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi);
  return [...new Set([...names].map(([, name = ""]) => name))];
}
