// Finds nginx on this machine for the tests of the shared cache. Plain JavaScript for the machine's own Node (20 or
// newer), because the packages may not be installed yet.
import { existsSync } from "node:fs";
import { installPackages } from "./browsers.mjs";

/** Debian's packages, each with its program: openssl writes the certificate of the tests. */
const debian = { nginx: "/usr/sbin/nginx", openssl: "/usr/bin/openssl" };

/**
 * The program of Debian's nginx, or null when it or openssl is missing. Tests describe another machine.
 * @param {{ exists?: (path: string) => boolean }} machine
 */
export function findNginx({ exists = existsSync } = {}) {
  return Object.values(debian).every((program) => exists(program)) ? debian.nginx : null;
}

/**
 * The line that says that nginx is missing, or null.
 * @param {{ exists?: (path: string) => boolean }} machine
 */
export function describeMissingNginx(machine = {}) {
  if (findNginx(machine)) return null;
  return `Not run here: the shared cache in nginx (${Object.keys(debian).join(" or ")} is missing)`;
}

/** Installs nginx as root on Debian; elsewhere it is optional. */
export async function ensureNginx() {
  if (!findNginx()) await installPackages(Object.keys(debian), "the shared cache is tested in it");
}
