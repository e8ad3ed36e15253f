import { expect, test } from "vitest";
import { readProjectFile } from "../tools/project-files.ts";

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  /** A workspace of this repository. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readProjectFile("package-lock.json")) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** True when a package at a path resolves another one as Node does: beside itself, then in parent folders. */
function finds(path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ""}node_modules/${name}`]) return true;
  if (path === "") return false;
  const outer = path.lastIndexOf("/node_modules/");
  return finds(outer < 0 ? "" : path.slice(0, outer), name);
}

test("the lockfile contains every package for every platform, so that npm ci works on all of them", () => {
  const missing = Object.entries(packages).flatMap(([path, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !finds(path, name))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every locked package has an integrity hash and no registry", () => {
  const loose = Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith("node_modules/") && !link)
    .filter(([, { integrity, resolved }]) => !integrity || resolved)
    .map(([path]) => path);
  expect(loose).toEqual([]);
});

test("an installation runs no script of a package, except for the one that the setup allows", () => {
  expect(readProjectFile(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  const allowed = readProjectFile("scripts/environment/packages.mjs").match(
    /"rebuild", .*"--ignore-scripts=false"/g,
  );
  expect(allowed).toEqual(['"rebuild", "node", "--ignore-scripts=false"']);
});

test("the packages of this repository are linked, not downloaded", () => {
  const links = Object.values(packages).filter(({ link }) => link);
  const folders = Object.keys(packages).filter((path) => path.startsWith("packages/"));
  expect(links.map(({ resolved }) => resolved)).toEqual(folders);
  expect(folders).not.toEqual([]);
});
