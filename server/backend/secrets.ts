import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";
import { StartError } from "./start-error.ts";

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
 * Reads `secrets.json` of the data folder, and creates it (0600) at the first start. Of two
 * processes that start together one creates it and both use it. Throws a StartError when the file
 * is damaged: new keys would silently sign everybody out, so that is the operator's decision.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  try {
    // "wx" creates or fails: an existing file is never overwritten.
    writeFileSync(file, `${JSON.stringify(newSecrets())}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw unusable(file, "cannot be created", error);
  }
  let stored: unknown;
  try {
    stored = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw unusable(file, "cannot be read", error);
  }
  if (!areSecrets(stored)) throw unusable(file, "does not hold the three keys");
  return stored;
}

function newSecrets(): Secrets {
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  return {
    jwt: random(48),
    publishable: `sb_publishable_${random(24)}`,
    secret: `sb_secret_${random(24)}`,
  };
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
