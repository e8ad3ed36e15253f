import { expect } from "@playwright/test";
import type { OwnSite } from "./own-site.ts";

/** Waits for a process that cannot start, and returns what it says to its operator. */
export async function refusal(own: OwnSite): Promise<string> {
  const code = await own.ended;
  expect(code).toBe(1);
  const said = own.errors().trim();
  expect(said).not.toMatch(/\n\s+at |Error:|node:internal|undefined|\[object/);
  expect(own.output()).not.toContain("The site is at");
  return said;
}

/** One sentence on one line. */
export function expectOneSentence(said: string, ...parts: string[]): void {
  expect(said).toMatch(/^[A-Z][^\n]+\.$/);
  for (const part of parts) expect(said).toContain(part);
}
