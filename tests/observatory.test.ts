import { expect, test } from "vitest";
import { closedPolicy, pagePolicy, protectiveHeaders } from "../server/http/security-headers.ts";
import { scoreOf } from "./observatory.ts";

/** The headers of a page as the process sends it on https. */
function headersOf(dataOrigin: string | null): Record<string, string> {
  const common = Object.entries(protectiveHeaders("https://www.clinic.example"));
  return {
    ...Object.fromEntries(common.map(([name, value]) => [name.toLowerCase(), value])),
    "content-security-policy": pagePolicy({ scripts: ["sha256-a="], styles: [], dataOrigin }),
  };
}

const page = headersOf(null);

test.each([
  ["with the embedded backend", page],
  ["with a hosted project", headersOf("https://abc.supabase.example")],
  ["with Trusted Types", withPolicy(`${page["content-security-policy"]}; ${trusted()}`)],
  ["that is no page", withPolicy(closedPolicy)],
])("an answer %s has the best grade", (_, headers) => {
  expect(scoreOf(headers, '<script src="/assets/a.js"></script>').grade).toBe("A+");
});

test("a header of isolation brings ten points, of framing and of the referrer five", () => {
  expect(scoreOf(page, "")).toEqual({
    points: 135,
    grade: "A+",
    parts: { policy: 5, framing: 5, referrer: 5, opener: 10, resource: 10 },
  });
});

test.each([
  ["no policy", withPolicy(""), 75, "B"],
  ["inline scripts", withPolicy("default-src 'self'; script-src 'unsafe-inline'"), 80, "B+"],
  ["scripts of anybody", withPolicy("script-src https:; object-src 'none'"), 80, "B+"],
  ["objects of anybody", withPolicy("script-src 'self'"), 80, "B+"],
  ["data over http", withPolicy("default-src 'self'; connect-src http://a.example"), 80, "B+"],
  ["no https for later", without("strict-transport-security"), 80, "B+"],
])("%s costs the best grade", (_, headers, points, grade) => {
  expect(scoreOf(headers, "")).toMatchObject({ points, grade });
});

test("a script of another site without https costs half of all points", () => {
  expect(scoreOf(page, '<script src="//a.example/a.js"></script>').points).toBe(50);
  expect(scoreOf(page, '<script src="https://a.example/a.js"></script>').points).toBe(125 + 5);
});

function withPolicy(policy: string): Record<string, string> {
  return { ...page, "content-security-policy": policy };
}

function without(name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(page).filter(([key]) => key !== name));
}

function trusted(): string {
  return "require-trusted-types-for 'script'; trusted-types site";
}
