import { expect, test, vi } from "vitest";
import { mayMailExistingAccount, throttleMail } from "./mail-throttle.ts";
import { RateLimiter } from "./rate-limit.ts";

test("an address gets one mail a minute, six in a row, and then one in ten minutes", () => {
  vi.useFakeTimers({ now: 0 });
  const limiter = new RateLimiter();
  const waits = Array.from({ length: 8 }, () => {
    const wait = throttleMail(limiter, "noor@clinic.example");
    vi.advanceTimersByTime(60_000);
    return wait;
  });
  expect(waits.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(waits[6]).toBeGreaterThan(100);
  vi.useRealTimers();
});

test("mails to existing accounts have a limit of their own, which the caller does not see", () => {
  const limiter = new RateLimiter();
  const reminders = Array.from({ length: 4 }, () =>
    mayMailExistingAccount(limiter, "noor@clinic.example"),
  );
  expect(reminders).toEqual([true, true, true, false]);
  expect(throttleMail(limiter, "noor@clinic.example")).toBe(0);
});
