import { expect } from "@playwright/test";
import { site } from "../../../tools/test-servers/addresses.ts";
import { type Answer, ask } from "./ask.ts";

/** What a stack trace, a path of the machine or a database's own words look like. */
const insides =
  /\n\s+at \S.*:\d+:\d+|node_modules|node:internal|\.tsx?:\d|SQLITE_|ENOENT|syntax error/;

/** Fails when an answer shows anything of the inside of the machine. */
export function expectNoInsides(...texts: (string | Buffer)[]): void {
  for (const text of texts) expect(text.toString("utf8")).not.toMatch(insides);
}

/** Follows redirects within the site and returns every answer on the way, the last one included. */
export async function follow(
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer[]> {
  const answers = [await ask(site + path, { headers })];
  for (let hop = 0; hop < 5; hop += 1) {
    const location = answers.at(-1)?.headers.location;
    if (!location) break;
    expect(location).toMatch(/^\/(?![/\\])/);
    answers.push(await ask(site + location, { headers }));
  }
  expectNoInsides(...answers.map(({ body }) => body));
  return answers;
}
