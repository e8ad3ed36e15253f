import { expect } from "@playwright/test";
import { scoreOf } from "../../tests/observatory.ts";
import { anySlug } from "../support/articles.ts";
import { ask, askRaw, textOf } from "../support/requests/ask.ts";
import { test } from "../support/sites/own-site.ts";

/** An address of each kind that the site answers. The policy of every page is in `headers.spec.ts`. */
const kinds = [
  "/about?lang=ar",
  "/articles",
  `/articles/${anySlug}`,
  "/login",
  "/404",
  "/no-such-page",
  "/login.data",
  "/robots.txt",
  "/icons/mark.svg",
  "/assets/none.js",
  "/healthz",
];

const nobody = { SUPABASE_URL: "https://127.0.0.1:1", SUPABASE_ANON_KEY: "public" };

for (const [place, data] of [
  ["in the process", {}],
  ["in a hosted project", nobody],
] as const) {
  test(`with its data ${place}, each kind of answer of an https site has the best grade of the HTTP Observatory`, async ({
    startSite,
  }) => {
    const own = await startSite(0, { SITE_URL: "https://www.clinic.example", ...data });
    for (const path of kinds) {
      const answer = await ask(own.address + path);
      expect([path, answer.headers["strict-transport-security"]]).toEqual([
        path,
        "max-age=31536000; includeSubDomains",
      ]);
      const score = scoreOf(answer.headers as Record<string, string>, textOf(answer));
      expect([path, score]).toEqual([path, expect.objectContaining({ grade: "A+" })]);
    }
    const { body: home } = await ask(`${own.address}/`, { headers: { "accept-language": "en" } });
    expect(home.toString("utf8")).toContain('rel="canonical" href="https://www.clinic.example/"');
    const { head, body } = await askRaw(own.address, "no request\r\n\r\n");
    expect(scoreOf(headersIn(head), body).grade).toBe("A+");
  });
}

function headersIn(head: string): Record<string, string> {
  const lines = head.split("\r\n").slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", value = ""] = line.split(/: (.*)/s);
      return [name.toLowerCase(), value];
    }),
  );
}
