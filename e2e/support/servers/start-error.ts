import { expect } from "@playwright/test";
import type { ServerProcess } from "../../../tools/test-servers/server-process.ts";

/** Waits until a process has failed to start, and returns its error message. */
export async function waitForStartError(server: ServerProcess): Promise<string> {
  const code = await server.exited;
  expect(code).toBe(1);
  const message = server.errors().trim();
  expect(message).not.toMatch(/\n\s+at |Error:|node:internal|undefined|\[object/);
  expect(server.output()).not.toContain("The site is at");
  return message;
}

/** Expects one sentence on one line that contains all parts. */
export function expectOneSentence(message: string, ...parts: string[]): void {
  expect(message).toMatch(/^[A-Z][^\n]+\.$/);
  for (const part of parts) expect(message).toContain(part);
}
