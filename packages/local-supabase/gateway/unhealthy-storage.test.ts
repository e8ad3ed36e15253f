import { renameSync } from "node:fs";
import { expect, test } from "vitest";
import { createAccount, startTestBackend, type TestBackend } from "../backend-fixture.ts";

const faults = ({ entries }: TestBackend) =>
  entries.filter((entry) => "event" in entry && entry.event === "storage health");

test("without its data directory the backend is not ready, and a sign-up fails with 503", async () => {
  const backend = await startTestBackend();
  await createAccount(backend, "noor@clinic.example", "abc472");
  const session = (await backend.signIn("noor@clinic.example", "abc472")).json.access_token;
  const aside = `${backend.dataDirectory}-aside`;
  renameSync(backend.dataDirectory, aside);
  expect(await backend.isReady()).toBe(false);
  const refused = await backend.signUp("lost@clinic.example", "abc472");
  expect([refused.status, refused.json.error_code]).toEqual([503, "unexpected_failure"]);
  expect((await backend.signIn("noor@clinic.example", "abc472")).status).toBe(503);
  expect((await backend.call("/auth/v1/verify?token=1&type=signup")).status).toBe(503);
  expect((await backend.user(session)).status).toBe(200);
  for (const method of ["GET", "HEAD"])
    expect((await backend.call("/rest/v1/articles", { method })).status).toBe(200);
  expect(faults(backend)).toHaveLength(1);

  renameSync(aside, backend.dataDirectory);
  expect(await backend.isReady()).toBe(true);
  expect((await backend.signUp("maha@clinic.example", "abc472")).status).toBe(200);
  await backend.close();
  const emails = backend.query(`select email from "auth.users" order by email`);
  expect(emails.map(({ email }) => email)).toEqual(["maha@clinic.example", "noor@clinic.example"]);
});

test("a sign-up is not acknowledged when the directory disappears meanwhile", async () => {
  const backend = await startTestBackend();
  const signUp = backend.signUp("lost@clinic.example", "abc472");
  // Hashing the password takes longer than this.
  setTimeout(() => renameSync(backend.dataDirectory, `${backend.dataDirectory}-aside`), 10);
  expect((await signUp).status).toBe(503);
  await backend.close();
});
