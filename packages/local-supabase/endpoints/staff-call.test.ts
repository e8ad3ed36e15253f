import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { siteUrl, startTestBackend } from "../backend-fixture.ts";
import { giveSecondFactor, signInWithRole } from "../staff/staff-session-fixture.ts";
import { notice } from "../staff/staff-values-fixture.ts";

const backend = await startTestBackend();
const weak = await signInWithRole(backend, "noor@clinic.example", "editor");
const { token } = await giveSecondFactor(backend, weak);
const headers = { authorization: `Bearer ${token}` };
afterAll(() => backend.close());

const countLogEntries = () => backend.query("select count(*) as n from audit_log");

test("the client's calls return the row, and errors with field, problem and current row", async () => {
  const client = createClient(siteUrl, backend.anonKey, {
    accessToken: async () => token,
    global: { fetch: (input, init) => backend.handle(new Request(input, init), "192.0.2.9") },
  });
  const saved = await client.rpc("save_notice", notice(4, 0));
  expect(saved).toMatchObject({ error: null, data: { version: 1, branches: ["sohar"] } });
  const wrong = await client.rpc("save_notice", notice(4, 1, { text_ar: "" }));
  expect(wrong.error).toMatchObject({ code: "PT422", details: "text_ar", hint: "missing" });
  const late = await client.rpc("save_notice", notice(4, 0, { text_en: "Mine." }));
  expect(late.error).toMatchObject({ code: "PT409", hint: "version" });
  expect(JSON.parse(late.error?.details ?? "")).toEqual(saved.data);
  const read = await client.from("notices").select("*").eq("is_withdrawn", false).single();
  expect(read.data).toEqual(saved.data);
});

test("a call with missing, unknown, malformed or too large arguments changes nothing", async () => {
  const before = countLogEntries();
  const { text_en: _, ...short } = notice(3, 0);
  const large = { ...notice(3, 0), text_en: "a".repeat(33_000) };
  for (const [body, status, code] of [
    [short, 404, "PGRST202"],
    [{ ...notice(3, 0), updated_at: "2026-01-01" }, 404, "PGRST202"],
    [{ ...notice(3, 0), text_en: 1 }, 400, "22P02"],
    [large, 413, "413"],
  ] as const) {
    const response = await backend.call("/rest/v1/rpc/save_notice", { body, headers });
    expect([response.status, response.json.code]).toEqual([status, code]);
  }
  expect((await backend.call("/rest/v1/rpc/save_notice", { headers })).status).toBe(405);
  const forged = { authorization: "Bearer nonsense" };
  const refused = await backend.call("/rest/v1/rpc/save_notice", { body: {}, headers: forged });
  expect([refused.status, refused.json.code]).toEqual([401, "PGRST301"]);
  expect(countLogEntries()).toEqual(before);
});
