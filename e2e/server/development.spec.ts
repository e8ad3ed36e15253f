import { createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { collectConsoleMessages } from "../support/page/console-messages.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { startDevelopment } from "../support/servers/development-server.ts";
import { test } from "../support/servers/server-process.ts";
import { en } from "../support/words.ts";
import { firstDifference } from "./first-difference.ts";

/** Pages and documents in both languages, redirects, files and endpoints. */
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

/** Matches the inline script of a development page, with the code that reloads the page at its end. */
const scriptWithReload =
  /<script[^>]*>((?:(?!<\/script>).)*)(\n\(\(\) => \{\n {2}let changes;.*?\n\}\)\(\);)<\/script>/s;
const varyingHeaders = new Set(["date", "etag", "content-length", "x-request-id"]);

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Requests a page and removes that code, also from the hash in its policy. */
async function requestWithoutReload(origin: string, path: string) {
  const response = await sendRequest(origin + path, { headers: { "accept-language": "ar" } });
  const body = bodyText(response);
  const [, rest = "", reload = ""] = scriptWithReload.exec(body) ?? [];
  const headers = Object.entries(response.headers)
    .filter(([name]) => !varyingHeaders.has(name))
    .map(([name, value]) => `${name}: ${value}`.replace(hashOf(rest + reload), hashOf(rest)));
  const isPage = body.startsWith("<!DOCTYPE html>");
  const text = [response.status, ...headers, "", body.replace(reload, "")].join("\n");
  return { text, isPage, reloads: reload !== "" };
}

// The test builds the site once, and parts of it six more times.
test.describe.configure({ timeout: 300_000 });
const expectBuilt = expect.configure({ timeout: 60_000 });

test("development has the same responses as production, and shows saved changes", async ({
  folder,
  origin,
  startServer,
  page,
}) => {
  const messages = collectConsoleMessages(page);
  const environment = { SITE_URL: "https://www.clinic.example" };
  const production = await startServer(1, environment);
  // Account pages contain the public key of the data directory.
  const data = join(folder, "data-of-development");
  cpSync(production.dataDirectory, data, { recursive: true });
  const development = await startDevelopment(folder, {
    ...environment,
    DATA_DIR: data,
    PORT: new URL(origin(0)).port,
  });
  try {
    for (const path of addresses) {
      const shown = await requestWithoutReload(development.address, path);
      const expected = await requestWithoutReload(production.address, path);
      expect(firstDifference(shown.text, expected.text), path).toBe("");
      expect([shown.reloads, expected.reloads], path).toEqual([shown.isPage, false]);
    }
    expect((await sendRequest(development.address + pathOf("ui"))).status).toBe(200);

    await page.goto(`${development.address}/accessibility`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(en.accessibility.title);
    const contrast = page.locator("[data-island] button[aria-pressed]").first();
    const before = await contrast.getAttribute("aria-pressed");
    await contrast.click();
    await expect(contrast).toHaveAttribute("aria-pressed", before === "true" ? "false" : "true");
    expect(messages).toEqual([]);

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
    await test.step("a saved style sheet is applied", async () => {
      development.save("app/styles/base.css", (text) => `${text}\nh1 { outline-style: dotted; }\n`);
      await expectBuilt(heading).toHaveCSS("outline-style", "dotted");
    });
    await test.step("a saved component is rendered, and then hydrated", async () => {
      development.save("app/routes/account/login.tsx", (text) =>
        text.replace("<h1>", '<h1 id="now">'),
      );
      await expectBuilt(page.locator("h1#now")).toBeVisible();
      const script = page.locator('link[href^="/assets/login-"][href$=".js"]');
      await expectBuilt
        .poll(async () => {
          const file = await script.getAttribute("href");
          return /\bid:.now/.test(bodyText(await sendRequest(development.address + file)));
        })
        .toBe(true);
    });
  } finally {
    // The share images of the changed texts are still being generated.
    expect(await development.stop()).toEqual({ code: 0, hasOrphans: false });
  }
  await expect(sendRequest(development.address)).rejects.toThrow();
});
