import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSupabaseConfig } from "./supabase-config.ts";

test("the settings of the repository are read", () => {
  const file = new URL("../../supabase/config.toml", import.meta.url).pathname;
  expect(readSupabaseConfig(file)).toEqual({
    maxRows: 200,
    jwtExpiry: 3600,
    refreshTokenReuseInterval: 10,
    minimumPasswordLength: 6,
    otpLength: 10,
    otpExpiry: 3600,
  });
});

test("a missing setting is named", () => {
  const file = join(mkdtempSync(join(tmpdir(), "config-")), "config.toml");
  writeFileSync(file, "[api]\nmax_rows = 200\n[auth]\njwt_expiry = '1h'\n");
  expect(() => readSupabaseConfig(file)).toThrow(
    `${file}: auth.jwt_expiry must be a whole number, not 1h.`,
  );
});
