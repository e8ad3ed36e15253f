import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createAccount, startTestBackend } from "../backend-fixture.ts";

test("the database contains only the hash of a pending link", async () => {
  const backend = await startTestBackend();
  await createAccount(backend, "noor@clinic.example", "abc472");
  await backend.signUp("waits@clinic.example", "abc472");
  await backend.call("/auth/v1/recover", { body: { email: "noor@clinic.example" } });
  const mails = [
    ...(await backend.mailsTo("waits@clinic.example", 1)),
    ...(await backend.mailsTo("noor@clinic.example", 2)),
  ];
  const database = new DatabaseSync(join(backend.dataDirectory, "app.db"), { readOnly: true });
  const rows = JSON.stringify(database.prepare(`select * from "auth.users"`).all());
  database.close();
  for (const { link } of mails) {
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token_hash");
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(rows).not.toContain(token);
  }
  await backend.close();
});
