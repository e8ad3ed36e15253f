import { expect } from "@playwright/test";
import { site } from "../../../tools/test-servers/addresses.ts";
import { type HttpResponse, sendRequest } from "./http-request.ts";

/** What a stack trace, a path of the machine or a database's own words look like. */
const internals =
  /\n\s+at \S.*:\d+:\d+|node_modules|node:internal|\.tsx?:\d|SQLITE_|ENOENT|syntax error/;

/** Fails when an answer shows anything of the inside of the machine. */
export function expectNoInternals(...texts: (string | Buffer)[]): void {
  for (const text of texts) expect(text.toString("utf8")).not.toMatch(internals);
}

/** Follows redirects within the site and returns every answer on the way, the last one included. */
export async function followRedirects(
  path: string,
  headers: Record<string, string> = {},
): Promise<HttpResponse[]> {
  const responses = [await sendRequest(site + path, { headers })];
  for (let hop = 0; hop < 5; hop += 1) {
    const location = responses.at(-1)?.headers.location;
    if (!location) break;
    expect(location).toMatch(/^\/(?![/\\])/);
    responses.push(await sendRequest(site + location, { headers }));
  }
  expectNoInternals(...responses.map(({ body }) => body));
  return responses;
}
