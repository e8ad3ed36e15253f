import fc, { type Arbitrary } from "fast-check";

/** Marks everything that the fuzzer sends. No page contains it otherwise. */
export const marker = "zq9";

/** Texts that break out of careless HTML, scripts, headers, URLs, queries and file names. */
const payloads: readonly string[] = [
  `<${marker} onload=alert(1)>`,
  `"><${marker}>`,
  `'><${marker} x='`,
  `" on${marker}="alert(1)`,
  `' on${marker}='alert(1)`,
  `</script><${marker}>`,
  `</title><${marker}>`,
  `--><${marker}>`,
  `]]><${marker}>`,
  `javascript:${marker}(1)`,
  `JaVa\tScript:${marker}(1)`,
  `data:text/html,<${marker}>`,
  `\r\nX-${marker}: 1`,
  `\nSet-Cookie: ${marker}=1`,
  `\r\n\r\n<${marker}>`,
  `//${marker}.example/x`,
  `/\\${marker}.example`,
  `\\\\${marker}.example`,
  `https://${marker}.example`,
  `https:${marker}.example`,
  `/%09/${marker}.example`,
  `///${marker}.example/%2e%2e`,
  `@${marker}.example`,
  "../../../../etc/passwd",
  "..\\..\\secrets.json",
  "%2e%2e%2f%2e%2e%2fsecrets.json",
  "..%252f..%252fapp.db",
  "%00",
  "\u0000",
  "%zz",
  "%c0%af",
  "%ed%a0%80",
  "%u0041",
  "' or 1=1 --",
  '" or ""="',
  "'; drop table articles; --",
  "{}",
  '{"a":1}',
  "[[[[",
  "eq.{}",
  "in.(a,{b)",
  "*),id",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "99999999999999999999",
  "true",
  "{{7*7}}<%= 7 %>",
  "\ufeff",
  "\u202e\u2066",
  "\ud800",
  "👁️‍🗨️",
  "عيون",
  "ﷺ".repeat(20),
  "a\u0301".repeat(40),
  "a".repeat(3000),
  "/".repeat(300),
  "%".repeat(200),
  "*".repeat(2000),
  "[".repeat(1500),
  "&".repeat(300),
  "",
  " ",
  ".",
  "..",
  "-",
];

const payload = fc.constantFrom(...payloads);

/** A hostile text: one payload, two in a row, one with a character inserted, or random characters. */
export const text: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: payload },
  { weight: 2, arbitrary: fc.tuple(payload, payload).map((pair) => pair.join("")) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(payload, fc.nat(), fc.integer({ min: 0, max: 0x17f }))
      .map(([whole, at, code]) => {
        const place = at % (whole.length + 1);
        return whole.slice(0, place) + String.fromCharCode(code) + whole.slice(place);
      }),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);

const encode = (part: string) => encodeURIComponent(part.toWellFormed());

/** A hostile text as a part of a URL: as it is, percent-encoded, or encoded twice. */
export const urlPart: Arbitrary<string> = fc.oneof(
  text,
  text.map(encode),
  text.map((part) => encode(encode(part))),
);

/** A list of `minLength` to `maxLength` texts, joined with one of the separators. */
export function joined(
  part: Arbitrary<string>,
  [minLength, maxLength]: readonly [minLength: number, maxLength: number],
  ...separators: readonly string[]
): Arbitrary<string> {
  const parts = fc.array(part, { minLength, maxLength });
  return fc.tuple(parts, fc.constantFrom(...separators)).map(([all, by]) => all.join(by));
}
