import { basename } from "node:path";
import type { Module } from "./modules.ts";

/** A file at the beginning of a node's label, before what is said of it. */
const node = /(\w+)\["([\w.-]+\.tsx?)[^"]*"\]/g;

/** Arrows that say that one file imports the other; a dotted one is a call, a request or a row. */
const importing = /(\w+)(?:\["[^"]*"\])? -->/g;

/**
 * What the drawn journeys of a page say that is not so: a file that is not there, or an arrow between two files of which
 * the first does not import the other. Files are named without their folders, so they may move.
 */
export function untrueSteps(text: string, modules: readonly Module[]): string[] {
  const drawings = [...text.matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].map(([, body = ""]) => body);
  return drawings.flatMap((body) => {
    const files = new Map([...body.matchAll(node)].map(([, id = "", file = ""]) => [id, file]));
    const gone = [...files.values()].filter((file) => !named(modules, file).length);
    return [
      ...gone.map((file) => `${file} is not there`),
      ...arrowsIn(body).flatMap(([from, to]) => {
        const [one, other] = [files.get(from), files.get(to)];
        if (!(one && other) || gone.includes(one) || gone.includes(other)) return [];
        return imports(modules, one, other) ? [] : [`${one} does not import ${other}`];
      }),
    ];
  });
}

/** Pairs of ids; a line may have several arrows, one after the other. */
function arrowsIn(body: string): [string, string][] {
  return body.split("\n").flatMap((line) =>
    [...line.matchAll(importing)].map(({ 0: arrow, 1: from = "", index }): [string, string] => {
      const rest = line.slice(index + arrow.length).replace(/^\|[^|]*\|/, "");
      return [from, /\w+/.exec(rest)?.[0] ?? ""];
    }),
  );
}

function named(modules: readonly Module[], file: string): Module[] {
  return modules.filter(({ path }) => basename(path) === file);
}

function imports(modules: readonly Module[], one: string, other: string): boolean {
  return named(modules, one).some((module) =>
    module.imports.some((path) => basename(path) === other),
  );
}
