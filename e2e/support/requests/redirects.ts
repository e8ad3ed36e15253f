import { expect } from "@playwright/test";
import { site } from "../../../tools/test-servers/addresses.ts";
import { type HttpResponse, sendRequest } from "./http-request.ts";

/** Matches stack traces, file paths and database errors. */
const internals =
  /\n\s+at \S.*:\d+:\d+|node_modules|node:internal|\.tsx?:\d|SQLITE_|ENOENT|syntax error/;

/** Fails when a text contains internals of the server. */
export function expectNoInternals(...texts: (string | Buffer)[]): void {
  for (const text of texts) expect(text.toString("utf8")).not.toMatch(internals);
}

/** Follows redirects within the site and returns all responses. */
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
