import { setTimeout as pause } from "node:timers/promises";
import bcrypt from "bcrypt";
import { afterAll, expect, test, vi } from "vitest";
import { createAccount, startTestBackend, type TestBackend } from "../backend-fixture.ts";
import { minResponseTime } from "../limits/min-duration.ts";

const hash = vi.spyOn(bcrypt, "hash");
const compare = vi.spyOn(bcrypt, "compare");

const backend = await startTestBackend({ rateFactor: 1000 });
await createAccount(backend, "known@clinic.example", "abc472");
await backend.signUp("waiting@clinic.example", "abc472");
await createAccount(backend, "prober@clinic.example", "abc472");
const session = (await backend.signIn("prober@clinic.example", "abc472")).json.access_token;
afterAll(() => {
  vi.restoreAllMocks();
  return backend.close();
});

let names = 0;
/** An address with an account, one with an unconfirmed account, and one without an account. */
const addresses = {
  known: () => "known@clinic.example",
  waiting: () => "waiting@clinic.example",
  unknown: () => `nobody${names++}@clinic.example`,
};

const put = (body: object) => backend.user(session, { method: "PUT", body });

/** Requests that an attacker could send to find out whether an account exists. */
const requests: [string, (email: string) => ReturnType<TestBackend["call"]>][] = [
  ["signing up", (email) => backend.signUp(email, "zzz999")],
  ["signing in", (email) => backend.signIn(email, "wrong1")],
  ["a lost password", (email) => backend.call("/auth/v1/recover", { body: { email } })],
  [
    "a new confirmation",
    (email) => backend.call("/auth/v1/resend", { body: { email, type: "signup" } }),
  ],
  ["a change of address", (email) => put({ email, current_password: "abc472" })],
  [
    "a guessed code",
    (email) =>
      backend.call("/auth/v1/verify", { body: { email, token: "1234567890", type: "signup" } }),
  ],
];

/** The names of all members of a response, without values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}

/** The requests that find an account and write mails. A minimum duration hides the time that this takes. */
const padded = ["signing up", "a lost password", "a new confirmation", "a change of address"];

/** Milliseconds: timers that were set one after the other may fire together. */
const timerTolerance = 50;

const kinds = ["known", "waiting", "unknown"] as const;

/** The costs of the passwords that were hashed or compared since the mocks were cleared. */
const passwordWork = () => [
  ...hash.mock.calls.map(([, cost]) => Number(cost)),
  ...compare.mock.calls.map(([, stored]) => Number(stored.split("$")[2])),
];

test.each(requests)(
  "%s gets the same response for every address, with the same number and cost of password hashes",
  async (name, ask) => {
    const responses: unknown[] = [];
    const works: number[][] = [];
    for (const kind of kinds) {
      const email = addresses[kind]();
      vi.clearAllMocks();
      const order: string[] = [];
      const [{ status, headers, json }] = await Promise.all([
        ask(email).finally(() => order.push("answer")),
        padded.includes(name) &&
          pause(minResponseTime - timerTolerance).then(() => order.push("time")),
      ]);
      expect(order[0]).toBe(padded.includes(name) ? "time" : "answer");
      const { msg, error_code } = json;
      responses.push([status, msg, error_code, [...headers.keys()], shapeOf(json)]);
      works.push(passwordWork());
    }
    expect(responses).toEqual(kinds.map(() => responses[0]));
    expect(works).toEqual(kinds.map(() => works[0]));
  },
);

test("a rate limit applies to every address, with or without an account", async () => {
  const limited = await startTestBackend();
  await createAccount(limited, "known@clinic.example", "abc472");
  const statuses = async (email: string) => {
    const recover = () => limited.call("/auth/v1/recover", { body: { email } });
    return [
      (await limited.signUp(email, "zzz999")).status,
      (await recover()).status,
      (await recover()).status,
      (await limited.signUp(email, "zzz999")).status,
    ];
  };
  expect(await statuses("known@clinic.example")).toEqual(await statuses("free@clinic.example"));
  await limited.close();
});
