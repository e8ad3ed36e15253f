import { expect, test } from "vitest";
import { createAccount, startTestBackend, tokenHashOf } from "../backend-fixture.ts";

test("the database contains only the hash of a pending link", async () => {
  const backend = await startTestBackend();
  await createAccount(backend, "noor@clinic.example", "abc472");
  await backend.signUp("waits@clinic.example", "abc472");
  await backend.call("/auth/v1/recover", { body: { email: "noor@clinic.example" } });
  const mails = [
    ...(await backend.mailsTo("waits@clinic.example", 1)),
    ...(await backend.mailsTo("noor@clinic.example", 2)),
  ];
  const rows = JSON.stringify(backend.query(`select * from "auth.users"`));
  for (const mail of mails) {
    const token = tokenHashOf(mail);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(rows).not.toContain(token);
  }
  await backend.close();
});
