import { AuthClient } from "@supabase/auth-js";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createAccount, siteUrl, startTestBackend } from "../backend-fixture.ts";
import { maxSessions } from "./sessions.ts";

/** In milliseconds. */
const day = 86_400_000;
const email = "noor@clinic.example";
const other = "busy@clinic.example";
const password = "abc472";

const backend = await startTestBackend({ rateFactor: Number.POSITIVE_INFINITY });
await createAccount(backend, email, password);
await createAccount(backend, other, password);
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => backend.close());

/** Only Date is faked; timers run normally. */
function moveClock(days: number) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + days * day);
}

async function signIn(as = email) {
  const { status, json } = await backend.signIn(as, password);
  expect(status).toBe(200);
  return json.refresh_token;
}

const refresh = (refreshToken: unknown) =>
  backend.call("/auth/v1/token?grant_type=refresh_token", {
    body: { refresh_token: refreshToken },
  });

test("a session lasts while it is used once in 30 days, and at most 180 days", async () => {
  let token = await signIn();
  for (let day = 29; day <= 174; day += 29) {
    moveClock(29);
    const { status, json } = await refresh(token);
    expect([day, status]).toEqual([day, 200]);
    token = json.refresh_token;
  }
  moveClock(6.1);
  const { status, json } = await refresh(token);
  expect([status, json.error_code, json.msg]).toEqual([
    400,
    "session_expired",
    "Invalid Refresh Token: Session Expired",
  ]);
});

test("a session ends after 30 days without use, and its owner can sign in again", async () => {
  const [used, unused] = [await signIn(), await signIn()];
  moveClock(29.9);
  expect((await refresh(used)).status).toBe(200);
  moveClock(0.2);
  const { status, json } = await refresh(unused);
  expect([status, json.error_code, json.msg]).toEqual([
    400,
    "session_expired",
    "Invalid Refresh Token: Session Expired (Inactivity)",
  ]);
  expect((await refresh(await signIn())).status).toBe(200);
});

test("the Supabase client drops an ended session and emits the event once", async () => {
  const stored = new Map<string, string>();
  const client = new AuthClient({
    url: `${siteUrl}/auth/v1`,
    headers: { apikey: backend.anonKey },
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: (url, init) => backend.handle(new Request(url, init), "192.0.2.1"),
  });
  await client.signInWithPassword({ email, password });
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  await vi.waitFor(() => expect(events).toEqual(["INITIAL_SESSION"]));
  moveClock(31);
  expect((await client.getSession()).data.session).toBeNull();
  expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
  expect([...stored.keys()]).toEqual([]);
});

test("beyond the maximum number of sessions, the least recently used one ends", async () => {
  const signIns = (count: number) =>
    Promise.all(Array.from({ length: count }, () => signIn(other)));
  const [first, second] = [await signIn(other), await signIn(other)];
  // The link of the sign-up has opened one too.
  const others = await signIns(maxSessions - 3);
  const used = (await refresh(first)).json.refresh_token;
  const newest = await signIns(2);
  const ended = await refresh(second);
  expect([ended.status, ended.json.error_code]).toEqual([400, "refresh_token_not_found"]);
  const responses = await Promise.all([used, ...others, ...newest].map(refresh));
  expect(responses.map(({ status }) => status)).toEqual(Array(maxSessions).fill(200));
});
