import type { FuzzResponse } from "./client.ts";
import type { FuzzCase } from "./fuzz-case.ts";
import { marker } from "./hostile-text.ts";

/** The content types in which a browser reads markup. */
const markupTypes =
  /^(?:text\/html|image\/svg|application\/xhtml|application\/(?:\w+\+)?xml|text\/xml)/;

const injections = [
  new RegExp(`<${marker}`, "i"),
  new RegExp(`["']\\s*on${marker}\\s*=`, "i"),
  new RegExp(`(?:href|src|action)="\\s*(?:javascript|data):[^"]*${marker}`, "i"),
];

/** Structured data ends at the first "<" and nowhere before, so quotes in it begin no attribute. */
const structuredData = /(<script[^>]*application\/ld\+json[^>]*>)[^<]*/g;

/** The faults of one response; an empty list for a correct one. `origin` is the origin of the site. */
export function findFaults(request: FuzzCase, response: FuzzResponse, origin: string): string[] {
  const { status, headers, body } = response;
  const valuesOf = (name: string) =>
    headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (status < 200 && !request.bytes) faults.push(`an interim status: ${status}`);
  for (const [name, value] of headers) {
    if (name.toLowerCase().includes(marker)) faults.push(`an injected header: ${name}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a header must not contain them.
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(value)) faults.push(`a broken header: ${name}`);
  }
  if (valuesOf("set-cookie").length > 0) faults.push("a cookie");
  if (valuesOf("access-control-allow-origin").length > 0) faults.push("access for other origins");
  for (const location of valuesOf("location")) {
    if (!isSameOrigin(location, origin)) faults.push(`a foreign Location: ${location}`);
  }
  const type = valuesOf("content-type")[0] ?? "";
  if (body !== "" && (markupTypes.test(type) || type === "")) {
    const markup = body.replace(structuredData, "$1");
    for (const pattern of injections) {
      const at = markup.search(pattern);
      if (at >= 0) faults.push(`injected markup: …${markup.slice(Math.max(0, at - 60), at + 40)}…`);
    }
  }
  if (body !== "" && !valuesOf("x-content-type-options").includes("nosniff"))
    faults.push("a content type that browsers may sniff");
  return faults;
}

function isSameOrigin(location: string, origin: string): boolean {
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin;
}
