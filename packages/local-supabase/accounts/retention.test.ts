import { afterEach, expect, test, vi } from "vitest";
import { createAccount, startTestBackend, type TestBackend } from "../backend-fixture.ts";

/** In milliseconds. */
const day = 86_400_000;

afterEach(() => vi.useRealTimers());

const countRows = ({ query }: TestBackend) =>
  query(`select (select count(*) from "auth.sessions") as sessions,
    (select count(*) from "auth.refresh_tokens") as tokens`);

test("ended sessions are deleted from the database at the start and every day", async () => {
  const email = "noor@clinic.example";
  const first = await startTestBackend();
  await createAccount(first, email, "abc472");
  await first.signIn(email, "abc472");
  await first.close();
  vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
  vi.setSystemTime(Date.now() + 31 * day);
  const second = await startTestBackend({ dataDirectory: first.dataDirectory });
  expect(countRows(second)).toEqual([{ sessions: 0, tokens: 0 }]);
  await second.signIn(email, "abc472");
  await vi.advanceTimersByTimeAsync(29 * day);
  expect(countRows(second)).toEqual([{ sessions: 1, tokens: 1 }]);
  await vi.advanceTimersByTimeAsync(2 * day);
  await vi.waitFor(() => expect(countRows(second)).toEqual([{ sessions: 0, tokens: 0 }]));
  await second.close();
});

test("unconfirmed accounts and stored mails are deleted after 30 days, also at the next start", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const first = await startTestBackend();
  await createAccount(first, "confirmed@clinic.example", "abc472");
  await first.signUp("early@clinic.example", "abc472");
  await first.mailsTo("early@clinic.example", 1);
  await vi.advanceTimersByTimeAsync(29 * day);
  await first.signUp("late@clinic.example", "abc472");
  const [late] = await first.mailsTo("late@clinic.example", 1);
  expect(await first.mailsTo("early@clinic.example", 1)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * day);
  await expect.poll(() => first.mailsTo("early@clinic.example", 0)).toEqual([]);
  expect(await first.mailsTo("late@clinic.example", 1)).toEqual([late]);
  await first.close();

  const emails = () =>
    first.query('select email from "auth.users" order by email').map(({ email }) => email);
  expect(emails()).toEqual(["confirmed@clinic.example", "late@clinic.example"]);
  vi.setSystemTime(Date.now() + 30 * day);
  const second = await startTestBackend({ dataDirectory: first.dataDirectory });
  expect(emails()).toEqual(["confirmed@clinic.example"]);
  expect(await second.listMails?.()).toEqual([]);
  await second.close();
});
