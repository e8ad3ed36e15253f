import { expect } from "@playwright/test";
import { scoreOf } from "../../tests/observatory.ts";
import { ask, textOf } from "../support/ask.ts";
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
    const grades = await Promise.all(
      [...visits.map(({ address }) => address), ...others].map(async (path) => {
        const answer = await ask(own.address + path);
        const { grade } = scoreOf(answer.headers as Record<string, string>, textOf(answer));
        return [path, grade];
      }),
    );
    expect(grades.filter(([, grade]) => grade !== "A+")).toEqual([]);
    expect(grades.length).toBeGreaterThan(20);
  });
}
