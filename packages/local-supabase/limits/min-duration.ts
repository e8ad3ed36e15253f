import { setTimeout as pause } from "node:timers/promises";

/** Longer than looking an account up and writing a token and a mail takes, with or without an account. */
export const minResponseTime = 250;

/**
 * The result of the work, never sooner than so many milliseconds (and up to a fifth more, by
 * chance): how long an answer took does not tell what was done.
 */
export async function withMinDuration<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(milliseconds * (1 + Math.random() / 5))]);
  return result;
}
