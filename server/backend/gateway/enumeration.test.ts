import { afterAll, beforeAll, expect, test } from "vitest";
import { usualCost } from "../accounts/password-work.ts";
import { makeAccount, startTestBackend, type TestBackend } from "../backend-fixture.ts";
import { QUIET_MILLISECONDS } from "../limits/at-least.ts";

let backend: TestBackend;
let session: unknown;
beforeAll(async () => {
  backend = await startTestBackend({ rateFactor: 1000, passwordCost: usualCost });
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

/** The names of everything in an answer, without its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}

/** Those of them that look an account up and write mails, which takes no time that could be told. */
const QUIET = ["signing up", "a lost password", "a new confirmation", "a change of address"];

/** A timer may be a moment early. */
const EARLY = 2;

/** Of asking for all kinds, before the quickest of each counts. */
const MOST_TURNS = 15;

const KINDS = ["known", "waiting", "unknown"] as const;

/** How long a call took, and its answer. */
async function timed<Answer>(call: () => Promise<Answer>): Promise<[number, Answer]> {
  const started = performance.now();
  const answer = await call();
  return [performance.now() - started, answer];
}

test.each(QUESTIONS)(
  "%s answers alike for every address, in words and in time",
  async (name, ask) => {
    const times: Record<Kind, number[]> = { known: [], waiting: [], unknown: [] };
    const shapes: Record<Kind, unknown> = { known: null, waiting: null, unknown: null };
    const passwordWork: number[] = [];
    // Others on the machine make an answer later and never sooner: the quickest of each tells the work.
    const quickest = () => KINDS.map((kind) => Math.min(...times[kind])).sort((a, b) => a - b);
    // Nobody hears less than a part of the work that a password costs.
    const isAlike = () => {
      const [least = 0, , most = 0] = quickest();
      return most < 2 * least + Math.min(...passwordWork) / 4;
    };
    // All at once, so that what else the machine does meets all alike; each is the first to begin in some turns. On a busy
    // machine it takes more of them until each has had a quick one; work that is not done is never caught up with.
    for (let turn = 0; turn < KINDS.length || (turn < MOST_TURNS && !isAlike()); turn += 1) {
      const first = turn % KINDS.length;
      const order = [...KINDS.slice(first), ...KINDS.slice(0, first)];
      await Promise.all(
        order.map(async (kind) => {
          const email = ADDRESSES[kind]();
          const [took, { status, headers, json }] = await timed(() => ask(email));
          times[kind].push(took);
          const { msg, error_code } = json;
          shapes[kind] = [status, msg, error_code, [...headers.keys()], shapeOf(json)];
        }),
      );
      const [took] = await timed(() => backend.signIn(ADDRESSES.unknown(), "wrong1"));
      passwordWork.push(took);
    }
    expect(shapes.known).toEqual(shapes.unknown);
    expect(shapes.waiting).toEqual(shapes.unknown);
    expect(isAlike(), `${quickest()} ms`).toBe(true);
    if (QUIET.includes(name))
      expect(Math.min(...quickest())).toBeGreaterThan(QUIET_MILLISECONDS - EARLY);
  },
);

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
