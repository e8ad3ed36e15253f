import { expect, test, vi } from "vitest";
import { accountLimits } from "./limits.ts";
import { mayMailExistingAccount, throttleMail } from "./mail-throttle.ts";
import { RateLimiter } from "./rate-limit.ts";

test("an address gets one mail a minute, those of an hour in a row, and then fewer", () => {
  vi.useFakeTimers({ now: 0 });
  const limiter = new RateLimiter();
  const { burst } = accountLimits.mailPerHour;
  const { seconds } = accountLimits.mail;
  const waits = Array.from({ length: 2 * burst }, () => {
    const wait = throttleMail(limiter, "noor@clinic.example");
    vi.advanceTimersByTime(seconds * 1000);
    return wait;
  });
  expect(waits.slice(0, burst)).toEqual(Array(burst).fill(0));
  expect(Math.max(...waits)).toBeGreaterThan(seconds);
  vi.useRealTimers();
});

test("mails to existing accounts have a limit of their own, which the caller does not see", () => {
  const limiter = new RateLimiter();
  const { burst } = accountLimits.repeatedSignUp;
  const reminders = Array.from({ length: burst + 1 }, () =>
    mayMailExistingAccount(limiter, "noor@clinic.example"),
  );
  expect(reminders).toEqual([...Array(burst).fill(true), false]);
  expect(throttleMail(limiter, "noor@clinic.example")).toBe(0);
});
