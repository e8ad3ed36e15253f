import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  fragmentOf,
  makeAccount,
  makeDataDir,
  startTestBackend,
  type TestBackend,
} from "../backend-fixture.ts";

const LITE = readFileSync(new URL("lite-folder.sql", import.meta.url), "utf8");

/** When the folder was left; its links are good for an hour from then. */
const LEFT = Date.parse("2026-11-22T21:40:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(LEFT);
});
afterEach(() => vi.useRealTimers());

/** A data folder as lite left it, after this was done to its database. */
function makeLiteFolder(change = "") {
  const dataDir = makeDataDir();
  const database = new DatabaseSync(join(dataDir, "app.db"));
  database.exec(LITE);
  database.exec(change);
  database.close();
  return dataDir;
}

function read(dataDir: string, sql: string) {
  const database = new DatabaseSync(join(dataDir, "app.db"), { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

const SCHEMA = "select type, name, tbl_name, sql from sqlite_schema order by name";

const refresh = (backend: TestBackend, refresh_token: string) =>
  backend.call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

const follow = async (backend: TestBackend, type: string, token: string) =>
  fragmentOf(
    (await backend.call(`/auth/v1/verify?${new URLSearchParams({ type, token })}`)).headers,
  );

test("a folder of lite has the same schema afterwards as a new one", async () => {
  const [old, fresh] = [makeLiteFolder(), makeDataDir()];
  for (const dataDir of [old, fresh]) await (await startTestBackend({ dataDir })).close();
  expect(read(old, SCHEMA)).toEqual(read(fresh, SCHEMA));
});

test("accounts of lite keep their passwords, and articles what was done to them", async () => {
  const backend = await startTestBackend({ dataDir: makeLiteFolder() });
  for (const name of ["settled", "forgot", "moving", "reset"]) {
    expect((await backend.signIn(`${name}@clinic.example`, "abc123")).status).toBe(200);
  }
  const waiting = await backend.signIn("waiting@clinic.example", "abc123");
  expect(waiting.json.error_code).toBe("email_not_confirmed");
  const { text } = await backend.call("/rest/v1/articles?select=slug,title_en");
  expect(JSON.parse(text)).toEqual([{ slug: "newer", title_en: "Edited by hand" }]);
  await backend.close();
});

test("sessions of lite go on, and a token that was used before ends its session", async () => {
  const backend = await startTestBackend({ dataDir: makeLiteFolder() });
  const [first, parent, newest] = [
    "01a2052b-70b8-729c-8a59-490192d36394",
    "01a2052b-70c8-766c-a054-c6dfd21a5c3d",
    "01a2052b-70e0-70be-967a-aab4c55eed10",
  ] as const;
  expect((await refresh(backend, parent)).json.refresh_token).toBe(newest);
  const next = (await refresh(backend, newest)).json;
  expect((await backend.user(next.access_token)).json.email).toBe("settled@clinic.example");
  expect((await refresh(backend, first)).json.error_code).toBe("refresh_token_already_used");
  expect((await refresh(backend, String(next.refresh_token))).status).toBe(400);
  await backend.close();
});

test("links that lite mailed still lead where they did", async () => {
  const backend = await startTestBackend({ dataDir: makeLiteFolder() });
  const waiting = "1fa13c3053f6dfa42d8301ce9dc9a6365c7da3ee00e2f48742fc9dc64b2ccefe";
  expect((await follow(backend, "signup", waiting)).type).toBe("signup");
  expect((await follow(backend, "signup", waiting)).error_code).toBe("otp_expired");
  const shared = "8a5c5b84ea19910f6ffba3f1b453c582b01eccd867539bfb9007695ef493e817";
  expect((await follow(backend, "signup", shared)).type).toBe("recovery");
  const forgot = "b14a4704c250c787922cc3f1074793df99475f0fcab9eca8fa5314c529101ce6";
  expect((await follow(backend, "recovery", forgot)).type).toBe("recovery");
  const moving = "7818f3238b682978e744d587fb84b21f1333b94d010e40a376b38f0504c35a96";
  const moved = await follow(backend, "email_change", moving);
  expect((await backend.user(moved.access_token)).json.email).toBe("moved@clinic.example");
  await backend.close();
});

test("who had opened a recovery link of lite still chooses a password without the old one", async () => {
  const backend = await startTestBackend({ dataDir: makeLiteFolder() });
  const { access_token } = (await refresh(backend, "01a2052b-803b-724a-ae18-f59aa53aaad3")).json;
  const put = { method: "PUT", body: { password: "new456" } };
  expect((await backend.user(access_token, put)).status).toBe(200);
  await backend.close();
});

test("rows that a later rule would refuse stay as they are", async () => {
  const change = "update articles set slug = 'Old_Slug' where slug = 'newer'";
  const backend = await startTestBackend({ dataDir: makeLiteFolder(change) });
  const { text } = await backend.call("/rest/v1/articles?select=slug");
  expect(JSON.parse(text)).toEqual([{ slug: "Old_Slug" }]);
  await backend.close();
});

test("an upgrade that fails half way leaves the folder as it was", async () => {
  // By then lite's tables are gone, and the accounts are not yet back.
  const dataDir = makeLiteFolder("create table refresh_tokens_one_is_live (x)");
  const before = [read(dataDir, SCHEMA), read(dataDir, 'select * from "auth.users"')];
  await expect(startTestBackend({ dataDir })).rejects.toThrow(/already a table named/);
  expect([read(dataDir, SCHEMA), read(dataDir, 'select * from "auth.users"')]).toEqual(before);
});

test("a first start of lite that was killed before it had articles is begun anew", async () => {
  const dataDir = makeLiteFolder(`delete from "auth.users"; drop table articles`);
  const backend = await startTestBackend({ dataDir });
  const { text } = await backend.call("/rest/v1/articles?select=slug");
  expect(JSON.parse(text)).toHaveLength(2);
  await backend.close();
});

test("a database of a later version of the site is left alone", async () => {
  const dataDir = makeDataDir();
  await (await startTestBackend({ dataDir })).close();
  const database = new DatabaseSync(join(dataDir, "app.db"));
  database.exec("pragma user_version = 99");
  database.close();
  await expect(startTestBackend({ dataDir })).rejects.toThrow(
    /made by a later version of the site/,
  );
});

test("of a pending link only its hash is on disk", async () => {
  const backend = await startTestBackend();
  await makeAccount(backend, "noor@clinic.example", "abc123");
  await backend.signUp("waits@clinic.example", "abc123");
  await backend.call("/auth/v1/recover", { body: { email: "noor@clinic.example" } });
  const mails = [
    ...(await backend.mailsTo("waits@clinic.example", 1)),
    ...(await backend.mailsTo("noor@clinic.example", 2)),
  ];
  const rows = JSON.stringify(read(backend.dataDir, 'select * from "auth.users"'));
  for (const { link } of mails) {
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token_hash");
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(rows).not.toContain(token);
  }
  await backend.close();
});
