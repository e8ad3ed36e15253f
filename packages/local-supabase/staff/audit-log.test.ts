import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { siteUrl, startTestBackend } from "../backend-fixture.ts";
import { giveSecondFactor, signInWithRole } from "./staff-session-fixture.ts";
import { at, notice, revision } from "./staff-values-fixture.ts";

const backend = await startTestBackend();
const weak = await signInWithRole(backend, "noor@clinic.example", "editor");
const headers = { authorization: `Bearer ${(await giveSecondFactor(backend, weak)).token}` };
afterAll(() => backend.close());

const call = (name: string, body: object) =>
  backend.call(`/rest/v1/rpc/${name}`, { body, headers });
const readLog = async () =>
  JSON.parse((await backend.call("/rest/v1/audit_log?order=id.desc", { headers })).text);

test("the client's calls return the row, and errors with field, problem and current row", async () => {
  const client = createClient(siteUrl, backend.anonKey, {
    accessToken: async () => headers.authorization?.slice("Bearer ".length) ?? "",
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

test("the log says who has changed what, before and after", async () => {
  await call("save_notice", notice(1, 0));
  await call("withdraw_notice", at(1, 1));
  expect((await readLog()).slice(0, 2)).toMatchObject([
    {
      actor_email: "noor@clinic.example",
      action: "withdraw_notice",
      table_name: "notices",
      row_id: notice(1, 0).id,
      before: { version: 1, is_withdrawn: false },
      after: { version: 2, is_withdrawn: true },
    },
    {
      action: "save_notice",
      before: null,
      after: { branches: ["sohar"], text_ar: notice(1, 0).text_ar },
    },
  ]);
});

test("the log has the submission of an article, and neither its text nor every saved draft", async () => {
  await call("save_article_revision", revision(2, 0));
  await call("save_article_revision", revision(2, 1, { title_en: "Drier eyes" }));
  await call("submit_article_revision", at(2, 2));
  const entries = (await readLog()).filter(
    ({ row_id }: { row_id: string }) => row_id === at(2, 0).id,
  );
  expect(entries).toMatchObject([
    { action: "submit_article_revision", after: { title_en: "Drier eyes", state: "submitted" } },
    { action: "save_article_revision", after: { title_en: "Dry eyes", state: "draft" } },
  ]);
  expect(entries[0].after).not.toHaveProperty("content_en");
});

test("a call that is not in the list changes nothing", async () => {
  const before = (await readLog()).length;
  const { text_en: _, ...short } = notice(3, 0);
  const large = { ...notice(3, 0), text_en: "a".repeat(33_000) };
  for (const [body, status, code] of [
    [short, 404, "PGRST202"],
    [{ ...notice(3, 0), updated_at: "2026-01-01" }, 404, "PGRST202"],
    [{ ...notice(3, 0), text_en: 1 }, 400, "22P02"],
    [large, 413, "413"],
  ] as const) {
    const { status: answered, json } = await call("save_notice", body);
    expect([answered, json.code]).toEqual([status, code]);
  }
  expect((await backend.call("/rest/v1/rpc/save_notice", { headers })).status).toBe(405);
  const forged = { authorization: "Bearer nonsense" };
  const refused = await backend.call("/rest/v1/rpc/save_notice", { body: {}, headers: forged });
  expect([refused.status, refused.json.code]).toEqual([401, "PGRST301"]);
  expect(await readLog()).toHaveLength(before);
});

test("nothing changes or deletes an entry, and it stays when the account is deleted", async () => {
  for (const attempt of ["update audit_log set actor = ''", "delete from audit_log"])
    expect(() => backend.query(attempt)).toThrow("The audit log is append-only");
  const before = (await readLog()).length;
  await call("delete_own_account", {});
  expect(backend.query("select count(*) as n from audit_log")).toEqual([{ n: before }]);
});
