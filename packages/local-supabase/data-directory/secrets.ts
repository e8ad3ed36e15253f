import { randomBytes } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";
import { writeFileAtomically } from "./atomic-write.ts";

/** Their file in the data folder. */
export const secretsFile = "secrets.json";

/** The keys of one installation. `publishable` is public, the other two never leave the process. */
export interface Secrets {
  /** Signs the access tokens (HS256). */
  readonly jwt: string;
  /** The public anonymous key, `sb_publishable_…`: browsers send it with every call. */
  readonly publishable: string;
  /** The key that skips row-level security, `sb_secret_…`: nobody is ever given it. */
  readonly secret: string;
}

/**
 * Reads the keys of a data folder; null before its first start. Throws a StartError when the file is
 * damaged: new keys would silently sign everybody out, so that is the operator's decision.
 */
export function findSecrets(dataDirectory: string): Secrets | null {
  const file = join(dataDirectory, secretsFile);
  // A link that leads nowhere is there, and cannot be read.
  if (!lstatSync(file, { throwIfNoEntry: false })) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw unusable(file, "cannot be read", error);
  }
  if (!areSecrets(stored)) throw unusable(file, "does not hold the three keys");
  return stored;
}

/** The keys of a data folder that has been started on before. Throws a StartError when there are none, or damaged ones. */
export function getSecrets(dataDirectory: string): Secrets {
  const secrets = findSecrets(dataDirectory);
  if (!secrets) throw unusable(join(dataDirectory, secretsFile), "is missing");
  return secrets;
}

/** New keys, which no other installation has. */
export function createSecrets(): Secrets {
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  return {
    jwt: random(48),
    publishable: `sb_publishable_${random(24)}`,
    secret: `sb_secret_${random(24)}`,
  };
}

/**
 * Writes the keys (0600), whole or not at all. They come after the database, so that keys without
 * one mean that it was lost.
 */
export function storeSecrets(dataDirectory: string, secrets: Secrets): void {
  writeFileAtomically(join(dataDirectory, secretsFile), `${JSON.stringify(secrets)}\n`);
}

function areSecrets(value: unknown): value is Secrets {
  if (typeof value !== "object" || value === null) return false;
  const { jwt, publishable, secret } = value as Record<string, unknown>;
  return (
    typeof jwt === "string" &&
    jwt.length >= 32 && // what HS256 needs: as many bytes as its hash
    typeof publishable === "string" &&
    publishable.startsWith("sb_publishable_") &&
    typeof secret === "string" &&
    secret.startsWith("sb_secret_")
  );
}

function unusable(file: string, what: string, cause?: unknown): StartError {
  return new StartError(
    `The file ${file} ${what}: restore it from a backup, or delete it to make new keys ` +
      "(everybody then has to sign in again).",
    { cause },
  );
}
