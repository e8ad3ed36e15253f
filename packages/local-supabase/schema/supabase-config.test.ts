import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSupabaseConfig } from "./supabase-config.ts";

test("the settings of the repository are valid", () => {
  const file = new URL("../../../supabase/config.toml", import.meta.url).pathname;
  expect(readSupabaseConfig(file)).toEqual({
    maxRows: 200,
    jwtExpiry: 3600,
    sessionTimebox: 180 * 86_400, // REQ-ACCOUNT-26
    sessionInactivity: 30 * 86_400,
    minimumPasswordLength: 6,
    otpExpiry: 3600,
  });
});

test("the error names a missing setting", () => {
  const file = join(mkdtempSync(join(tmpdir(), "config-")), "config.toml");
  writeFileSync(file, "[api]\nmax_rows = 200\n[auth]\njwt_expiry = '1h'\n");
  expect(() => readSupabaseConfig(file)).toThrow(
    `${file}: auth.jwt_expiry must be a whole number, not 1h.`,
  );
});

test("the error names a lifetime that is not in hours", () => {
  const file = join(mkdtempSync(join(tmpdir(), "config-")), "config.toml");
  const original = readFileSync(new URL("../../../supabase/config.toml", import.meta.url), "utf8");
  writeFileSync(file, original.replace('"720h"', '"30 days"'));
  expect(() => readSupabaseConfig(file)).toThrow(
    `${file}: auth.sessions.inactivity_timeout must be hours such as "720h", not 30 days.`,
  );
});
