// Which PostgreSQL is on this machine, for the test of row-level security on the database of hosted projects. Plain
// JavaScript for the machine's own Node (20 or newer): the packages may not be there yet.
import { existsSync, readdirSync } from "node:fs";
import { installPackages } from "./browsers.mjs";

/** Debian's package, and where it keeps each version. */
const debian = { name: "postgresql", folder: "/usr/lib/postgresql" };

/** This machine. A test describes another one. */
const here = {
  versions: () => (existsSync(debian.folder) ? readdirSync(debian.folder) : []),
  exists: existsSync,
};

/** The folder with the server and the client of Debian's newest PostgreSQL, or null. */
export function findPostgres(machine = {}) {
  const { versions, exists } = { ...here, ...machine };
  const folders = versions()
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${debian.folder}/${version}/bin`);
  return folders.find((folder) => exists(`${folder}/initdb`)) ?? null;
}

/** The line for who has no PostgreSQL here, or null. */
export function postgresNotRunHere(machine = {}) {
  if (findPostgres(machine)) return null;
  return `Not run here: row-level security on PostgreSQL (${debian.name} is missing)`;
}

/** As root on Debian a missing PostgreSQL is installed; elsewhere it may be missing. */
export async function ensurePostgres() {
  if (!findPostgres()) await installPackages([debian.name], "row-level security is tested on it");
}
