import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

/** The settings of `supabase/config.toml` that the backend uses, so that it agrees with the Supabase CLI. */
export interface SupabaseConfig {
  /** Maximum number of rows in a response. */
  readonly maxRows: number;
  /** Lifetime of an access token in seconds. */
  readonly jwtExpiry: number;
  /** Maximum lifetime of a session in seconds. */
  readonly sessionTimebox: number;
  /** Seconds without a refresh after which a session ends. */
  readonly sessionInactivity: number;
  readonly minimumPasswordLength: number;
  /** Lifetime of a mail link in seconds. */
  readonly otpExpiry: number;
}

/**
 * Reads the configuration file of the Supabase CLI, and ignores the keys that only the CLI uses. Throws an Error that
 * names the file and the key when a setting is missing.
 */
export function readSupabaseConfig(file: string): SupabaseConfig {
  const config: unknown = parse(readFileSync(file, "utf8"));
  const whole = (path: string): number => {
    const value = path.split(".").reduce(member, config);
    if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value;
    throw new Error(`${file}: ${path} must be a whole number, not ${String(value)}.`);
  };
  const hours = (path: string): number => {
    const value = path.split(".").reduce(member, config);
    const [, count] = /^([1-9]\d*)h$/.exec(String(value)) ?? [];
    if (count) return Number(count) * 3600;
    throw new Error(`${file}: ${path} must be hours such as "720h", not ${String(value)}.`);
  };
  return {
    maxRows: whole("api.max_rows"),
    jwtExpiry: whole("auth.jwt_expiry"),
    sessionTimebox: hours("auth.sessions.timebox"),
    sessionInactivity: hours("auth.sessions.inactivity_timeout"),
    minimumPasswordLength: whole("auth.minimum_password_length"),
    otpExpiry: whole("auth.email.otp_expiry"),
  };
}

function member(table: unknown, key: string): unknown {
  return typeof table === "object" && table !== null ? Reflect.get(table, key) : undefined;
}
