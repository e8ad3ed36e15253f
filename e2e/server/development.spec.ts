import { createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/facts/pages.ts";
import { isOwnMessage } from "../support/page/own-messages.ts";
import { ask, textOf } from "../support/requests/ask.ts";
import { startDevelopment } from "../support/sites/development-site.ts";
import { test } from "../support/sites/own-site.ts";
import { en } from "../support/words.ts";

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
const ownOfTheMoment = new Set(["date", "etag", "content-length"]);

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** An answer without that script, and with the starter's hash as it is without it. */
async function answerOf(origin: string, path: string) {
  const answer = await ask(origin + path, { headers: { "accept-language": "ar" } });
  const body = textOf(answer);
  const [, rest = "", reload = ""] = starter.exec(body) ?? [];
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !ownOfTheMoment.has(name))
    .map(([name, value]) => [name, String(value).replace(hashOf(rest + reload), hashOf(rest))]);
  return { status: answer.status, headers, body: body.replace(reload, ""), reload };
}

test("development answers as production does, and shows what is saved", async ({
  folder,
  origin,
  startSite,
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => isOwnMessage(message) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
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
      const { reload, ...expected } = await answerOf(production.address, path);
      expect(reload).toBe("");
      const isPage = shown.body.startsWith("<!DOCTYPE html>");
      expect(shown.reload !== "", path).toBe(isPage);
      expect({ ...shown, reload: "" }, path).toEqual({ ...expected, reload: "" });
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
    await expect(heading).toHaveText(`${title} now`);
    development.save(words, (text) => text.replace("title:", "title"));
    await expect(page.locator("pre")).toContainText(words);
    expect(development.output()).toContain(words);
    development.save(words, (text) => text.replace("title", "title:"));
    await expect(heading).toHaveText(`${title} now`);
  } finally {
    expect(await development.end()).toBe(0);
  }
  await expect(ask(development.address)).rejects.toThrow();
});
