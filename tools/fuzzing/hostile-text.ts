import type { Random } from "./random.ts";

/** Names what we have sent: no page of ours says it by itself. */
export const mark = "zq9";

/** What a stranger writes to break out of text, attribute, script, header, address, query or file name. */
const hostile: readonly string[] = [
  `<${mark} onload=alert(1)>`,
  `"><${mark}>`,
  `'><${mark} x='`,
  `" on${mark}="alert(1)`,
  `' on${mark}='alert(1)`,
  `</script><${mark}>`,
  `</title><${mark}>`,
  `--><${mark}>`,
  `]]><${mark}>`,
  `javascript:${mark}(1)`,
  `JaVa\tScript:${mark}(1)`,
  `data:text/html,<${mark}>`,
  `\r\nX-${mark}: 1`,
  `\nSet-Cookie: ${mark}=1`,
  `\r\n\r\n<${mark}>`,
  `//${mark}.example/x`,
  `/\\${mark}.example`,
  `\\\\${mark}.example`,
  `https://${mark}.example`,
  `https:${mark}.example`,
  `/%09/${mark}.example`,
  `///${mark}.example/%2e%2e`,
  `@${mark}.example`,
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

/** A hostile text: one of the list, several in a row, or one with a byte changed. */
export function hostileText(random: Random): string {
  const text = random.pick(hostile);
  if (random.onceIn(4)) return text + random.pick(hostile);
  if (random.onceIn(6)) {
    const place = random.below(text.length + 1);
    return text.slice(0, place) + String.fromCharCode(random.below(0x180)) + text.slice(place);
  }
  return text;
}

/** The same as it may stand in an address: encoded, encoded twice, or as it is. */
export function hostilePart(random: Random): string {
  const text = hostileText(random);
  if (random.onceIn(3)) return text;
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  const once = encodeURIComponent(whole);
  return random.onceIn(6) ? encodeURIComponent(once) : once;
}
