import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parse } from "smol-toml";
import { afterAll, expect, test } from "vitest";
import { createAccount, startTestBackend, type TestBackend } from "../backend-fixture.ts";
import { accountLimits, clientLimits } from "./limits.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

type Answer = Awaited<ReturnType<TestBackend["call"]>>;

/** Sends this many requests one after the other. */
async function repeat(times: number, call: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const responses: Answer[] = [];
  for (let turn = 0; turn < times; turn += 1) responses.push(await call(turn));
  return responses;
}

const refused = (responses: Answer[]) => responses.filter(({ status }) => status === 429);

test("the limits of the account endpoints are those of a hosted project", () => {
  const config = readFileSync(new URL("../../../supabase/config.toml", import.meta.url), "utf8");
  expect(parse(config)).toMatchObject({
    auth: {
      rate_limit: {
        sign_in_sign_ups: clientLimits.signUpAndIn.burst,
        token_verifications: clientLimits.verify.burst,
        token_refresh: clientLimits.refresh.burst,
      },
      email: { max_frequency: `${accountLimits.mail.seconds}s` },
    },
  });
});

const signIn = (email: string, password: string, from: string) =>
  backend.call("/auth/v1/token?grant_type=password", { body: { email, password }, from });

test("the wrong passwords of a client are limited for all accounts together", async () => {
  const times = clientLimits.signUpAndIn.burst + 2;
  const responses = await repeat(times, (turn) =>
    signIn(`no address ${turn}`, "wrong1", "192.0.2.1"),
  );
  const [first, ...others] = refused(responses);
  expect(others).toHaveLength(1);
  const seconds = Number(first?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(first?.json).toMatchObject({
    error_code: "over_request_rate_limit",
    msg: `Too many attempts. Please try again in ${seconds} seconds.`,
  });
});

test("an IPv6 /48 has the wrong passwords of eight clients, and other networks are not affected", async () => {
  const { burst } = clientLimits.signUpAndIn;
  const tries = Array.from({ length: 9 * burst }, (_, turn) =>
    signIn("no address", "wrong1", `2001:db8:0:${turn}::1`),
  );
  const late = refused(await Promise.all(tries));
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThanOrEqual(burst);
  expect((await signIn("no address", "wrong1", "2001:db8:1::1")).status).toBe(400);
});

test("correct passwords do not count, so many visitors can share an address", async () => {
  await createAccount(backend, "busy@clinic.example", "abc472");
  await repeat(clientLimits.signUpAndIn.burst - 1, (turn) =>
    signIn(`no address ${turn}`, "wrong1", "192.0.2.4"),
  );
  const responses = await repeat(3, () => signIn("busy@clinic.example", "abc472", "192.0.2.4"));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("an attacker who guesses passwords does not lock the owner out", async () => {
  const email = "victim@clinic.example";
  await createAccount(backend, email, "abc472");
  const times = accountLimits.wrongPasswordsFromClient.burst + 5;
  const guesses = await repeat(times, () => signIn(email, "wrong1", "192.0.2.50"));
  expect(refused(guesses)).toHaveLength(5);
  expect((await signIn(email, "abc472", "192.0.2.50")).status).toBe(429);
  expect((await signIn(email, "abc472", "192.0.2.60")).status).toBe(200);
});

test("concurrent attempts are all counted", async () => {
  const length = accountLimits.wrongPasswordsFromClient.burst + 5;
  const tries = Array.from({ length }, () =>
    signIn("parallel@clinic.example", "wrong1", "192.0.2.80"),
  );
  expect(refused(await Promise.all(tries))).toHaveLength(5);
});

test("the response to a second mail request within a minute has the seconds to wait", async () => {
  const ask = (email: string) => backend.call("/auth/v1/recover", { body: { email } });
  expect((await ask("full@clinic.example")).status).toBe(200);
  const { status, json, headers } = await ask("full@clinic.example");
  const seconds = Number(headers.get("retry-after"));
  expect([status, json.error_code]).toEqual([429, "over_email_send_rate_limit"]);
  expect(json.msg).toContain(`after ${seconds} seconds`);
});

test("a flood of correct passwords from one client does not delay other clients", async () => {
  await createAccount(backend, "stranger@clinic.example", "abc472");
  await createAccount(backend, "owner@clinic.example", "abc472");
  let served = 0;
  const flood = Array.from({ length: 60 }, async () => {
    const { status } = await signIn("stranger@clinic.example", "abc472", "192.0.2.90");
    if (status === 200) served += 1;
    return status;
  });
  const owner = await signIn("owner@clinic.example", "abc472", "192.0.2.91");
  expect(owner.status).toBe(200);
  // Next to the first task of the flood, and before its other tasks.
  expect(served).toBeLessThan(5);
  const statuses = await Promise.all(flood);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test("a response with 429 is delayed, so that immediate retries do not slow down other clients", async () => {
  await repeat(clientLimits.signUpAndIn.burst, (turn) =>
    signIn(`no address ${turn}`, "wrong1", "192.0.2.95"),
  );
  const order: string[] = [];
  await Promise.all([
    pause(400).then(() => order.push("400 ms")),
    signIn("no address", "wrong1", "192.0.2.95").then(({ status }) => order.push(`${status}`)),
  ]);
  expect(order).toEqual(["400 ms", "429"]);
});
