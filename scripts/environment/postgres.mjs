// Finds PostgreSQL on this machine for the tests of row-level security. Plain JavaScript for the machine's own Node (20
// or newer), because the packages may not be installed yet.
import { existsSync, readdirSync } from "node:fs";
import { installPackages } from "./browsers.mjs";

/** Debian's package, and the folder of its versions. */
const debian = { name: "postgresql", folder: "/usr/lib/postgresql" };

/** This machine. Tests describe another one. */
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

/** The line that says that PostgreSQL is missing, or null. */
export function describeMissingPostgres(machine = {}) {
  if (findPostgres(machine)) return null;
  return `Not run here: row-level security on PostgreSQL (${debian.name} is missing)`;
}

/** Installs PostgreSQL as root on Debian; elsewhere it is optional. */
export async function ensurePostgres() {
  if (!findPostgres()) await installPackages([debian.name], "row-level security is tested on it");
}
