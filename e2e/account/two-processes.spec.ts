import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { startRoundRobin } from "../../tools/test-servers/round-robin.ts";
import { newEmail } from "../support/accounts.ts";
import { sampleArticle, sampleSlug } from "../support/articles.ts";
import { test } from "../support/servers/own-server.ts";
import { en } from "../support/words.ts";

// Starting three servers takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

test("behind a load balancer two processes with a hosted backend confirm a link and keep the user signed in", async ({
  page,
  origin,
  startServer,
}) => {
  const front = origin(0);
  const backend = await startServer(3, { SITE_URL: front });
  const hosted = {
    SITE_URL: front,
    SUPABASE_URL: front,
    SUPABASE_ANON_KEY: backend.publicKey(),
  };
  const [first, second] = await Promise.all([startServer(1, hosted), startServer(2, hosted)]);
  const balancer = await startRoundRobin(front, [first.address, second.address], backend.address);
  try {
    const { form, signUp, confirm, dashboard } = en.account;
    const email = newEmail();
    await page.goto(`${front}/signup`);
    await page.getByLabel(form.email).fill(email);
    await page.getByLabel(form.password, { exact: true }).fill("abc472");
    await page.getByLabel(form.confirmPassword).fill("abc472");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: signUp.submit }).click();
    await expect(page.getByRole("status")).toContainText(signUp.success.title);

    const mails = join(backend.dataDirectory, "mail", "mail.jsonl");
    const { link } = JSON.parse(readFileSync(mails, "utf8").trim().split("\n").at(-1) ?? "");
    await page.goto(link);
    await page.getByRole("button", { name: confirm.kinds.signup.action }).click();
    await expect(page).toHaveURL(`${front}/dashboard`);
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(page.getByText(dashboard.account.reached)).toBeVisible();
      await expect(page.getByText(email).first()).toBeVisible();
      await page.reload();
    }
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(`${front}/articles/${sampleSlug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(sampleArticle.title_en);
    }
    for (const path of ["/dashboard", `/articles/${sampleSlug}`]) {
      expect([...new Set(balancer.answeredBy(path))].sort()).toEqual([0, 1]);
    }
  } finally {
    await balancer.close();
  }
});
