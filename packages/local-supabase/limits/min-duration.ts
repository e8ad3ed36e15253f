import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds. Longer than finding an account, writing a token and storing a mail takes. */
export const minResponseTime = 250;

/**
 * Delays the result of the work to a minimum duration in milliseconds, plus up to a fifth at random, so that the
 * response time does not reveal whether an account exists.
 */
export async function withMinDuration<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(milliseconds * (1 + Math.random() / 5))]);
  return result;
}
