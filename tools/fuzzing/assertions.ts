import type { FuzzAnswer, FuzzCase } from "./fuzz-case.ts";
import { mark } from "./hostile-text.ts";

/** What a browser would take for markup of ours. Anything else shows as text. */
const read = /^(?:text\/html|image\/svg|application\/xhtml|application\/(?:\w+\+)?xml|text\/xml)/;

const reflected = [
  new RegExp(`<${mark}`, "i"),
  new RegExp(`["']\\s*on${mark}\\s*=`, "i"),
  new RegExp(`(?:href|src|action)="\\s*(?:javascript|data):[^"]*${mark}`, "i"),
];

/** Structured data, which ends at the first "<" and nowhere before: quotes in it are no attributes. */
const dataOfScripts = /(<script[^>]*application\/ld\+json[^>]*>)[^<]*/g;

/** What one answer does that no answer may, in words; nothing for a good one. `origin` is the site's own. */
export function judge(asked: FuzzCase, answer: FuzzAnswer, origin: string): string[] {
  const { status, headers, body } = answer;
  const of = (name: string) =>
    headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (status < 200 && !asked.bytes) faults.push(`no status that ends a request: ${status}`);
  for (const [name, value] of headers) {
    if (name.toLowerCase().includes(mark)) faults.push(`a header of the visitor's: ${name}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those must not be there.
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(value)) faults.push(`a broken header: ${name}`);
  }
  if (of("set-cookie").length > 0) faults.push("a cookie");
  if (of("access-control-allow-origin").length > 0) faults.push("a door for other sites");
  for (const place of of("location")) {
    if (!isOwn(place, origin)) faults.push(`a foreign Location: ${place}`);
  }
  const type = of("content-type")[0] ?? "";
  if (body !== "" && (read.test(type) || type === "")) {
    const markup = body.replace(dataOfScripts, "$1");
    for (const pattern of reflected) {
      const at = markup.search(pattern);
      if (at >= 0)
        faults.push(`markup of the visitor's: …${markup.slice(Math.max(0, at - 60), at + 40)}…`);
    }
  }
  if (body !== "" && !of("x-content-type-options").includes("nosniff"))
    faults.push("an answer whose type may be guessed");
  return faults;
}

/** Whether a browser that is sent to this place stays with us. */
function isOwn(place: string, origin: string): boolean {
  return URL.canParse(place, origin) && new URL(place, origin).origin === origin;
}
