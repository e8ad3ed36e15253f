import { expect } from "@playwright/test";
import { scoreOf } from "../../tests/observatory.ts";
import { ask, askRaw, textOf } from "../support/ask.ts";
import { test } from "../support/own-site.ts";
import { visits } from "../support/visits.ts";

/** What is no page, or only leads to one. */
const others = ["/no-such-page", "/login.data", "/robots.txt", "/assets/none.js", "/healthz"];

const nobody = { SUPABASE_URL: "https://127.0.0.1:1", SUPABASE_ANON_KEY: "public" };

for (const [place, data] of [
  ["in the process", {}],
  ["in a hosted project", nobody],
] as const) {
  test(`with its data ${place}, everything that an https site answers has the best grade of the HTTP Observatory`, async ({
    startSite,
  }) => {
    const own = await startSite(0, { SITE_URL: "https://www.clinic.example", ...data });
    const paths = [...visits.map(({ address }) => address), ...others];
    for (const path of paths) {
      const answer = await ask(own.address + path);
      const score = scoreOf(answer.headers as Record<string, string>, textOf(answer));
      expect([path, score]).toEqual([path, expect.objectContaining({ grade: "A+" })]);
    }
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
