import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { project } from "../../tools/project-files.ts";
import { cleanEnvironment } from "../../tools/test-servers/server-process.ts";
import { collectConsoleMessages } from "../support/page/console-messages.ts";
import { sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/own-server.ts";
import { en } from "../support/words.ts";

/** The files and folders that `npm run dev` reads. */
const parts = [
  ...["app", "content", "public", "scripts", "server", "packages", "tools", "supabase"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["vite.config.ts", "react-router.config.ts"],
];

/** Copies the project. Its packages are links, in a folder of its own for Vite's cache. */
function copyProject(copy: string): void {
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(project, "node_modules")))
    if (name !== ".vite")
      symlinkSync(join(project, "node_modules", name), join(copy, "node_modules", name));
}

/** Ends a process and waits for it. */
async function end(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill("SIGINT");
  return ended;
}

// Vite transforms each module at its first request, which takes long on a busy machine.
test.describe.configure({ timeout: 300_000 });
const expectShown = expect.configure({ timeout: 60_000 });

test("npm run dev shows each saved change", async ({ folder, origin, page }) => {
  const messages = collectConsoleMessages(page, (message) =>
    ["debug", "info"].includes(message.type()),
  );
  const copy = join(folder, "copy");
  copyProject(copy);
  const save = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(copy, file), "utf8");
    expect(change(text), file).not.toBe(text);
    writeFileSync(join(copy, file), change(text));
  };
  /** Runs an action that loads a page, and waits until Vite can tell the page about saved files. */
  const load = async (action: () => unknown) => {
    const connected = page.waitForEvent("console", {
      predicate: (message) => message.text().includes("[vite] connected"),
      timeout: 120_000,
    });
    await action();
    await connected;
  };
  const address = origin(0);
  const development = spawn("node", ["scripts/dev.mjs"], {
    cwd: copy,
    env: cleanEnvironment({
      PORT: new URL(address).port,
      DATA_DIR: join(folder, "data"),
      SETUP: "off",
    }),
    stdio: "ignore",
  });
  let code: number | null = null;
  try {
    await expectShown(() => sendRequest(address)).toPass();
    await load(() => page.goto(`${address}/accessibility`));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(en.accessibility.title);

    await test.step("a style sheet", async () => {
      save("app/styles/base.css", (text) => `${text}\nh1 { outline-style: dotted; }\n`);
      await expectShown(heading).toHaveCSS("outline-style", "dotted");
    });
    await test.step("a component", async () => {
      await load(() =>
        save("app/layout/header/header.tsx", (text) => text.replace("<header", "<header data-now")),
      );
      await expectShown(page.locator("header[data-now]")).toBeVisible();
    });
    await test.step("a hydrated island, which keeps its state", async () => {
      const contrast = page.locator("[data-island] button[aria-pressed=false]").first();
      await contrast.click();
      const pressed = page.locator("[data-island] button[aria-pressed=true]").first();
      await expect(pressed).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      save("app/features/accessibility/accessibility-toolbar.island.tsx", (text) =>
        text.replace(/<(div|section|ul)\b/, "<$1 data-now"),
      );
      await expectShown(page.locator("[data-island] [data-now]")).toBeVisible();
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    });
    expect(messages).toEqual([]);
    await test.step("an error, and its correction", async () => {
      const words = "app/content/en/accessibility.ts";
      const { title } = en.accessibility;
      await load(() => save(words, (text) => `${text}]`));
      await expectShown(page.locator("pre")).toContainText(words);
      save(words, (text) => text.slice(0, -1).replaceAll(`"${title}"`, `"Now: ${title}"`));
      await expectShown(heading).toHaveText(`Now: ${title}`);
    });
    await test.step("a component of an account page", async () => {
      messages.length = 0;
      await load(() => page.goto(`${address}/login`));
      await expect(heading).toBeVisible();
      save("app/routes/account/login.tsx", (text) => text.replace("<h1>", '<h1 id="now">'));
      await expectShown(page.locator("h1#now")).toBeVisible();
      expect(messages).toEqual([]);
    });
  } finally {
    code = await end(development);
  }
  expect(code).toBe(0);
  await expect(sendRequest(address)).rejects.toThrow();
});
