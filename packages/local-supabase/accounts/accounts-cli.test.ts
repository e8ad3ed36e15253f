import { spawn } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { createAccount, createDataDir, startTestBackend } from "../backend-fixture.ts";
import { deleteAccountByEmail, listAccounts, setStaffRole } from "./accounts-cli.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

/** The output of the operator's command, and its exit code. */
async function accounts(words: string[], environment: Record<string, string>) {
  const script = new URL("../../../scripts/accounts.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env.PATH ?? "", ...environment },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, code: await ended };
}

test("a new site has no account", async () => {
  const site = await startTestBackend();
  await site.close();
  expect(listAccounts(site.dataDirectory)).toEqual([]);
});

test("the operator lists and deletes accounts while the site runs", async () => {
  await createAccount(backend, "goes@clinic.example", "abc472");
  await createAccount(backend, "stays@clinic.example", "abc472");
  const { access_token } = (await backend.signIn("goes@clinic.example", "abc472")).json;
  const here = { DATA_DIR: backend.dataDirectory };
  const listed = await accounts(["list"], here);
  expect([listed.stderr, listed.code]).toEqual(["", 0]);
  expect(listed.stdout).toMatch(/^goes@clinic\.example .*confirmed .*\nstays@/);

  expect((await accounts(["delete", "Goes@clinic.example"], here)).code).toBe(0);
  expect((await backend.user(access_token)).status).toBe(403);
  expect(await backend.mailsTo("goes@clinic.example", 0)).toEqual([]);
  expect((await accounts(["list"], here)).stdout).not.toContain("goes@");
  expect((await backend.signIn("stays@clinic.example", "abc472")).status).toBe(200);
  expect((await accounts(["delete", "goes@clinic.example"], here)).code).toBe(1);
});

test("the operator makes an account staff, and ends it again", async () => {
  const { access_token } = (await backend.signIn("stays@clinic.example", "abc472")).json;
  const here = { DATA_DIR: backend.dataDirectory };
  const role = async () =>
    ((await backend.user(access_token)).json.app_metadata as { role?: string }).role;
  expect((await accounts(["role", "Stays@clinic.example", "editor"], here)).code).toBe(0);
  expect(await role()).toBe("editor");
  expect((await accounts(["list"], here)).stdout).toContain("editor with 0 second factors");
  expect((await accounts(["factors", "stays@clinic.example", "remove"], here)).code).toBe(0);
  expect((await backend.user(access_token)).status).toBe(403);
  setStaffRole(backend.dataDirectory, "stays@clinic.example", null);
  const { json } = await backend.signIn("stays@clinic.example", "abc472");
  expect(json.user).toMatchObject({ app_metadata: { provider: "email", providers: ["email"] } });
  expect((await accounts(["role", "stays@clinic.example", "owner"], here)).stderr).toContain(
    "npm run",
  );
});

test("an account is deleted completely when its mails have disappeared meanwhile", async () => {
  const site = await startTestBackend();
  for (const name of ["one", "two"]) await createAccount(site, `${name}@clinic.example`, "abc472");
  await site.close();
  const waiting = join(site.dataDirectory, "mail", "waiting");
  // As if the site had sent the listed mail in the meantime.
  symlinkSync(join(site.dataDirectory, "sent"), join(waiting, "1-sent.json"));
  expect(await deleteAccountByEmail(site.dataDirectory, "one@clinic.example")).toBe(true);
  expect(await site.mailsTo("one@clinic.example", 0)).toEqual([]);
  rmSync(waiting, { recursive: true });
  expect(await deleteAccountByEmail(site.dataDirectory, "two@clinic.example")).toBe(true);
  expect(await site.mailsTo("two@clinic.example", 0)).toEqual([]);
});

test("with a hosted project or without a database the command prints what to do", async () => {
  const project = { SUPABASE_URL: "https://abc.supabase.example", SUPABASE_ANON_KEY: "public" };
  const { stdout, code } = await accounts(["delete", "noor@clinic.example"], project);
  expect(stdout).toContain("delete from auth.users where email");
  expect(code).toBe(1);
  const empty = await accounts(["list"], { DATA_DIR: createDataDir() });
  expect(empty.stderr).toMatch(/^There is no database in .*DATA_DIR\.\n$/);
});
