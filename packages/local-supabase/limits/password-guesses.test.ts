import { expect, test, vi } from "vitest";
import { accountLimits } from "./limits.ts";
import { countGuess } from "./password-guesses.ts";
import { RateLimiter } from "./rate-limit.ts";

const email = "noor@clinic.example";

/** The wait times of this many wrong guesses. */
function guess(limiter: RateLimiter, client: string, times: number): number[] {
  return Array.from({ length: times }, () => countGuess(limiter, email, client).wait);
}

/** One wrong password from each of so many clients that the account counts as attacked. */
function attack(limiter: RateLimiter, network: string): void {
  const { burst } = accountLimits.wrongPasswords;
  for (let client = 0; client < burst; client += 1) guess(limiter, `${network}.${client}`, 1);
}

/** A limiter after an attack on an account. */
function attacked(): RateLimiter {
  const limiter = new RateLimiter();
  attack(limiter, "192.0.2");
  return limiter;
}

const { wrongPasswordsFromClient, wrongPasswordsWhileAttacked } = accountLimits;

test("the wrong passwords of a client for an account are limited, and other clients are not affected", () => {
  const limiter = new RateLimiter();
  const { burst, seconds } = wrongPasswordsFromClient;
  const waits = guess(limiter, "192.0.2.1", burst + 2);
  expect(waits.slice(0, burst)).toEqual(Array(burst).fill(0));
  expect(waits.slice(burst)).toEqual(Array(2).fill(Math.ceil(seconds / burst)));
  expect(guess(limiter, "192.0.2.2", 1)).toEqual([0]);
  expect(countGuess(limiter, "salim@clinic.example", "192.0.2.1").wait).toBe(0);
});

test("a correct password is not counted", () => {
  const limiter = new RateLimiter();
  for (let turn = 0; turn < 30; turn += 1) {
    const { wait, refund } = countGuess(limiter, email, "192.0.2.1");
    expect(wait).toBe(0);
    refund();
  }
});

test("while an account is attacked, the wrong passwords of each client are limited further", () => {
  vi.useFakeTimers({ now: 0 });
  const limiter = attacked();
  const { burst, seconds } = wrongPasswordsWhileAttacked;
  const waits = guess(limiter, "203.0.113.1", burst + 1);
  expect(waits).toEqual([...Array(burst).fill(0), Math.ceil(seconds / burst)]);
  vi.advanceTimersByTime(seconds * 1000);
  // The attack continues.
  attack(limiter, "198.51.100");
  expect(guess(limiter, "203.0.113.1", 1)).toEqual([0]);
  vi.useRealTimers();
});

test("the owner's first attempt is always allowed, however many clients attack", () => {
  const limiter = attacked();
  for (let client = 0; client < 200; client += 1) guess(limiter, `198.51.100.${client}`, 3);
  expect(guess(limiter, "203.0.113.7", 1)).toEqual([0]);
});

test("rejected attempts do not make an account count as attacked", () => {
  const limiter = new RateLimiter();
  guess(limiter, "192.0.2.1", 500);
  const { burst } = wrongPasswordsFromClient;
  expect(guess(limiter, "192.0.2.2", burst)).toEqual(Array(burst).fill(0));
});

/** The keys of this many clients of one IPv6 /48. */
const prefix = (count: number) =>
  Array.from({ length: count }, (_, n) => `2001:db8:0:${n.toString(16)}`);

const tryAll = (limiter: RateLimiter, clients: string[]) =>
  clients.filter((client) => countGuess(limiter, email, client).wait === 0).length;

test("an IPv6 /48 has the wrong passwords of eight clients, and the owner elsewhere can sign in", () => {
  const limiter = new RateLimiter();
  // Those until the account counts as attacked, then the attempts of eight clients.
  expect(tryAll(limiter, prefix(1000))).toBe(
    accountLimits.wrongPasswords.burst + 8 * wrongPasswordsWhileAttacked.burst,
  );
  expect(tryAll(limiter, ["2001:db8:1:1", "203.0.113.7"])).toBe(2);
});

test("waiting gives an IPv6 /48 the attempts of eight clients and no more", () => {
  vi.useFakeTimers({ now: 0 });
  const limiter = new RateLimiter();
  tryAll(limiter, prefix(1000));
  vi.advanceTimersByTime(wrongPasswordsWhileAttacked.seconds * 1000);
  // The attack continues.
  attack(limiter, "192.0.2");
  expect(tryAll(limiter, prefix(1000))).toBe(8 * wrongPasswordsWhileAttacked.burst);
  vi.useRealTimers();
});

test("a rejected client uses up no attempts of its neighbours in a /48", () => {
  const limiter = new RateLimiter();
  guess(limiter, "2001:db8:0:1", 500);
  const { burst } = wrongPasswordsFromClient;
  expect(guess(limiter, "2001:db8:0:2", burst)).toEqual(Array(burst).fill(0));
});

test("correct passwords from one IPv6 /48 are not counted", () => {
  const limiter = new RateLimiter();
  for (const client of prefix(200)) {
    const { wait, refund } = countGuess(limiter, email, client);
    expect(wait).toBe(0);
    refund();
  }
});

test("each IPv4 address is counted separately", () => {
  const limiter = new RateLimiter();
  const clients = Array.from({ length: 250 }, (_, n) => `192.0.2.${n}`);
  expect(tryAll(limiter, clients)).toBe(250);
});
