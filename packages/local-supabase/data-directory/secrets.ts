import { randomBytes } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";
import { writeFileAtomically } from "./atomic-write.ts";

/** The file of the secrets in the data directory. */
export const secretsFile = "secrets.json";

/** Begins every public key, as those of Supabase, so that it is not taken for an access token. */
export const publicKeyPrefix = "sb_publishable_";

/** The keys of one installation. `publishable` is public; the other one never leaves the process. */
export interface Secrets {
  /** Signs the access tokens (HS256). */
  readonly jwt: string;
  /** The public anonymous key, `sb_publishable_…`, which browsers send with every request. */
  readonly publishable: string;
}

/**
 * Reads the secrets of a data directory; null before the first start, and after the operator has deleted the file to get
 * new secrets. Throws a StartError when the file is damaged: new secrets would sign out all users, so the operator
 * decides.
 */
export function findSecrets(dataDirectory: string): Secrets | null {
  const file = join(dataDirectory, secretsFile);
  // A broken symbolic link exists but cannot be read.
  if (!lstatSync(file, { throwIfNoEntry: false })) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw unusableSecrets(file, "cannot be read", error);
  }
  if (!areSecrets(stored)) throw unusableSecrets(file, "does not contain the two keys");
  return stored;
}

/** Reads the secrets of a data directory. Throws a StartError when they are missing or damaged. */
export function getSecrets(dataDirectory: string): Secrets {
  const secrets = findSecrets(dataDirectory);
  if (!secrets) throw unusableSecrets(join(dataDirectory, secretsFile), "is missing");
  return secrets;
}

/** Creates random secrets. */
export function createSecrets(): Secrets {
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  return {
    jwt: random(48),
    publishable: `${publicKeyPrefix}${random(24)}`,
  };
}

/**
 * Writes the secrets atomically (mode 0600). They are written after the database, so that secrets without a database
 * mean a lost database.
 */
export function storeSecrets(dataDirectory: string, secrets: Secrets): void {
  writeFileAtomically(join(dataDirectory, secretsFile), `${JSON.stringify(secrets)}\n`);
}

function areSecrets(value: unknown): value is Secrets {
  if (typeof value !== "object" || value === null) return false;
  const { jwt, publishable } = value as Record<string, unknown>;
  return (
    typeof jwt === "string" &&
    jwt.length >= 32 && // HS256 needs as many bytes as its hash has
    typeof publishable === "string" &&
    publishable.startsWith(publicKeyPrefix)
  );
}

function unusableSecrets(file: string, what: string, cause?: unknown): StartError {
  return new StartError(
    `The file ${file} ${what}: restore it from a backup, or delete it to create new secrets ` +
      "(all users then have to sign in again).",
    { cause },
  );
}
