import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount, startTestBackend, type TestBackend } from "./backend-fixture.ts";

let backend: TestBackend;
let session: unknown;
beforeAll(async () => {
  backend = await startTestBackend({ rateFactor: 1000 });
  await makeAccount(backend, "known@clinic.example", "abc123");
  await backend.signUp("waiting@clinic.example", "abc123");
  await makeAccount(backend, "prober@clinic.example", "abc123");
  session = (await backend.signIn("prober@clinic.example", "abc123")).json.access_token;
});
afterAll(() => backend.close());

let names = 0;
/** An address that has an account, one that waits for its confirmation, and one that nobody has. */
const ADDRESSES = {
  known: () => "known@clinic.example",
  waiting: () => "waiting@clinic.example",
  unknown: () => `nobody${names++}@clinic.example`,
};
type Kind = keyof typeof ADDRESSES;

const put = (body: object) => backend.user(session, { method: "PUT", body });

/** What somebody can ask who wants to know who has an account. */
const QUESTIONS: [string, (email: string) => ReturnType<TestBackend["call"]>][] = [
  ["signing up", (email) => backend.signUp(email, "zzz999")],
  ["signing in", (email) => backend.signIn(email, "wrong1")],
  ["a lost password", (email) => backend.call("/auth/v1/recover", { body: { email } })],
  [
    "a new confirmation",
    (email) => backend.call("/auth/v1/resend", { body: { email, type: "signup" } }),
  ],
  ["a change of address", (email) => put({ email, current_password: "abc123" })],
  [
    "a guessed code",
    (email) =>
      backend.call("/auth/v1/verify", { body: { email, token: "1234567890", type: "signup" } }),
  ],
];

/** Milliseconds that chance alone adds to an answer of less than one. */
const NOISE = 10;

/** The names of everything in an answer, without its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}

test.each(QUESTIONS)("%s answers alike for every address, in words and in time", async (_, ask) => {
  const times: Record<Kind, number[]> = { known: [], waiting: [], unknown: [] };
  const shapes: Record<Kind, unknown> = { known: null, waiting: null, unknown: null };
  for (let turn = 0; turn < 5; turn += 1) {
    for (const kind of ["known", "waiting", "unknown"] as const) {
      const email = ADDRESSES[kind]();
      const started = performance.now();
      const { status, headers, json } = await ask(email);
      times[kind].push(performance.now() - started);
      const { msg, error_code } = json;
      shapes[kind] = [status, msg, error_code, [...headers.keys()], shapeOf(json)];
    }
  }
  expect(shapes.known).toEqual(shapes.unknown);
  expect(shapes.waiting).toEqual(shapes.unknown);
  const median = (kind: Kind) => times[kind].sort((a, b) => a - b)[2] ?? 0;
  for (const kind of ["known", "waiting"] as const) {
    // A machine that does other things at the same time is noisy; an answer without the work is not this close.
    expect(median(kind)).toBeLessThan(2 * median("unknown") + NOISE);
    expect(median("unknown")).toBeLessThan(2 * median(kind) + NOISE);
  }
});

test("the rest of a call tells nothing either: a limit that was met is met for any address", async () => {
  const limited = await startTestBackend();
  await makeAccount(limited, "known@clinic.example", "abc123");
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
