import { createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { ownMessages } from "../support/page/own-messages.ts";
import { ask, textOf } from "../support/requests/ask.ts";
import { startDevelopment } from "../support/sites/development-site.ts";
import { test } from "../support/sites/own-site.ts";
import { en } from "../support/words.ts";
import { firstDifference } from "./first-difference.ts";

/** Pages and documents of both languages, addresses that lead elsewhere, files, and what machines ask. */
const addresses = [
  ...[
    "/about",
    "/about?lang=ar",
    "/eye-games",
    "/doctors?lang=ar",
    "/articles",
    "/login",
    "/login?lang=ar",
  ],
  ...["/404?lang=ar", "/sitemap.xml", "/site.webmanifest?lang=ar", "/robots.txt"],
  ...["/contact", "/FAQ/", "/no-such-page?lang=ar", "/articles/no-such-article", "/faq.data"],
  ...[
    "/assets/none.js",
    "/.vite/manifest.json",
    "/speculation-rules.json",
    "/healthz",
    "/dev/mail",
  ],
  ...["/rest/v1/articles", "/auth/v1/user"],
];

/** The script by which a page of development reloads, at the end of its starter. */
const starter =
  /<script[^>]*>((?:(?!<\/script>).)*)(\n\(\(\) => \{\n {2}let changes;.*?\n\}\)\(\);)<\/script>/s;
const ownOfTheMoment = new Set(["date", "etag", "content-length", "x-request-id"]);

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** An answer without that script, and with the starter's hash as it is without it. */
async function answerOf(origin: string, path: string) {
  const answer = await ask(origin + path, { headers: { "accept-language": "ar" } });
  const body = textOf(answer);
  const [, rest = "", reload = ""] = starter.exec(body) ?? [];
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !ownOfTheMoment.has(name))
    .map(([name, value]) => `${name}: ${value}`.replace(hashOf(rest + reload), hashOf(rest)));
  const isPage = body.startsWith("<!DOCTYPE html>");
  const text = [answer.status, ...headers, "", body.replace(reload, "")].join("\n");
  return { text, isPage, reloads: reload !== "" };
}

// The whole site is built here, and parts of it six times more, which takes a busy machine its time.
test.describe.configure({ timeout: 300_000 });
const expectBuilt = expect.configure({ timeout: 60_000 });

test("development answers as production does, and shows what is saved", async ({
  folder,
  origin,
  startSite,
  page,
}) => {
  const said = ownMessages(page);
  const environment = { SITE_URL: "https://www.clinic.example" };
  const production = await startSite(1, environment);
  // Pages name the key of the data.
  const data = join(folder, "data-of-development");
  cpSync(production.dataDirectory, data, { recursive: true });
  const development = await startDevelopment(folder, {
    ...environment,
    DATA_DIR: data,
    PORT: new URL(origin(0)).port,
  });
  try {
    for (const path of addresses) {
      const shown = await answerOf(development.address, path);
      const expected = await answerOf(production.address, path);
      expect(firstDifference(shown.text, expected.text), path).toBe("");
      expect([shown.reloads, expected.reloads], path).toEqual([shown.isPage, false]);
    }
    expect((await ask(development.address + pathOf("ui"))).status).toBe(200);

    await page.goto(`${development.address}/accessibility`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(en.accessibility.title);
    const contrast = page.locator("[data-island] button[aria-pressed]").first();
    const before = await contrast.getAttribute("aria-pressed");
    await contrast.click();
    await expect(contrast).toHaveAttribute("aria-pressed", before === "true" ? "false" : "true");
    expect(said).toEqual([]);

    const words = "app/content/en/accessibility.ts";
    const { title } = en.accessibility;
    development.save(words, (text) => text.replaceAll(`"${title}"`, `"${title} now"`));
    await expectBuilt(heading).toHaveText(`${title} now`);
    development.save(words, (text) => text.replace("title:", "title"));
    await expectBuilt(page.locator("pre")).toContainText(words);
    expect(development.output()).toContain(words);
    development.save(words, (text) => text.replace("title", "title:"));
    await expectBuilt(heading).toHaveText(`${title} now`);

    await page.goto(`${development.address}/login`);
    await test.step("a style sheet", async () => {
      development.save("app/styles/base.css", (text) => `${text}\nh1 { outline-style: dotted; }\n`);
      await expectBuilt(heading).toHaveCSS("outline-style", "dotted");
    });
    await test.step("a component, and then the scripts of the account", async () => {
      development.save("app/routes/login.tsx", (text) => text.replace("<h1>", '<h1 id="now">'));
      await expectBuilt(page.locator("h1#now")).toBeVisible();
      const script = page.locator('link[href^="/assets/login-"][href$=".js"]');
      await expectBuilt
        .poll(async () => {
          const file = await script.getAttribute("href");
          return /\bid:.now/.test(textOf(await ask(development.address + file)));
        })
        .toBe(true);
    });
  } finally {
    // The pictures of those words are still being drawn.
    expect(await development.end()).toEqual({ code: 0, hasOthers: false });
  }
  await expect(ask(development.address)).rejects.toThrow();
});
