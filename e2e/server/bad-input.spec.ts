import { expect } from "@playwright/test";
import { get } from "../support/requests/http-request.ts";
import { followRedirects } from "../support/requests/redirects.ts";
import { test } from "../support/test.ts";

/** Hostile and malformed path segments. */
const junk = [
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..%5cwindows",
  "....//....//etc/passwd",
  "%00",
  "lasik-vs-prk%00.html",
  "%0d%0aSet-Cookie:%20a=b",
  "'%22%60",
  "'%20OR%20'1'='1",
  "lasik-vs-prk'%3B%20DROP%20TABLE%20articles%3B--",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "$%7B7*7%7D%7B%7B7*7%7D%7D",
  "a".repeat(10_240),
  "%25".repeat(3_000),
  "%",
  "%zz",
  "%E0%A4%A",
  "%c0%ae%c0%ae%c0%af",
  "%ff%fe",
  "%D8%B9%D9%8A%D9%86",
  "%F0%9F%91%81",
  "%E2%80%AE",
  "__proto__",
  "constructor",
  "eq.lasik-vs-prk",
  "*",
  "lasik-vs-prk,id.gt.0",
  "lasik-vs-prk)",
];

for (const word of junk) {
  const name = word.length > 60 ? `${word.slice(0, 20)}… (${word.length} characters)` : word;

  test(`the article slug ${name} redirects to the list`, async () => {
    const responses = await followRedirects(`/articles/${word}`);
    const last = responses.at(-1);
    // A path with several segments is no article but an unknown page.
    const end = word.includes("//") ? 404 : 200;
    expect(responses.map(({ status }) => status)).toEqual([302, end]);
    expect(last?.headers["set-cookie"]).toBeUndefined();
  });

  test(`the unknown path ${name} redirects once to the 404 page`, async () => {
    for (const [headers, target] of [
      [{}, "/404"],
      [{ "accept-language": "ar" }, "/404?lang=ar"],
      [{ cookie: "language=ar" }, "/404?lang=ar"],
    ] as const) {
      const responses = await followRedirects(`/x/${word}`, headers);
      expect(responses.map(({ status }) => status)).toEqual([302, 404]);
      expect(responses[0]?.headers.location).toBe(target);
    }
  });
}

test("a page contains no text of the request", async () => {
  const typed = "typed-by-a-visitor";
  for (const path of [`/?lang=${typed}`, `/?q=${typed}#${typed}`, `/articles?lang=ar&${typed}=1`]) {
    const { body } = await get(path, {
      cookie: `language=${typed}`,
      "user-agent": typed,
      referer: typed,
    });
    expect(body.toString("utf8")).not.toContain(typed);
  }
});
