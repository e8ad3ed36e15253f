import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../backend-fixture.ts";
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

test("nothing changes or deletes an entry, and it stays when the account is deleted", async () => {
  for (const attempt of ["update audit_log set actor = ''", "delete from audit_log"])
    expect(() => backend.query(attempt)).toThrow("The audit log is append-only");
  const before = (await readLog()).length;
  await call("delete_own_account", {});
  expect(backend.query("select count(*) as n from audit_log")).toEqual([{ n: before }]);
});
