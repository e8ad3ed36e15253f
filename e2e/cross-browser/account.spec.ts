import { expect } from "@playwright/test";
import { account } from "../../app/content/ar/account.ts";
import { newEmail, waitForMailLink } from "../support/accounts.ts";
import { phoneViewport } from "../support/viewports.ts";
import {
  click,
  expectEventually,
  fill,
  readAddress,
  readFocus,
  readTexts,
  waitForHydration,
} from "./actions.ts";
import type { EnginePage } from "./engine-page.ts";
import { test } from "./engine-test.ts";

const { frame, signUp, signIn, confirm, dashboard } = account;
const password = "abc472";

const send = (visitor: EnginePage, name: string) => click(visitor, "main form button", name);

const statusOf = (visitor: EnginePage) => readTexts(visitor, "main [role=status]");

test("a visitor signs up after an invalid form, confirms, and signs in to the dashboard", async ({
  visitor,
}) => {
  const email = newEmail();
  await visitor.open("/signup?lang=ar", phoneViewport);
  await waitForHydration(visitor);
  await send(visitor, signUp.submit);
  await expectEventually(
    () => readFocus(visitor, "#email[aria-invalid=true]"),
    "#email[aria-invalid=true]",
  );
  await fill(visitor, "#email", email);
  await fill(visitor, "#new-password", password);
  await fill(visitor, "#new-confirm", password);
  await click(visitor, "#accept");
  await send(visitor, signUp.submit);
  await click(visitor, "main a", frame.continueNow);
  await expectEventually(() => readAddress(visitor), "/login?lang=ar");
  await expectEventually(() => statusOf(visitor), [signIn.flash.registered]);
  expect(await visitor.messages()).toEqual([]);

  await visitor.open(await waitForMailLink(email), phoneViewport);
  await waitForHydration(visitor);
  await click(visitor, "main button", confirm.kinds.signup.action);
  await expectEventually(() => readAddress(visitor), "/dashboard?lang=ar");
  await expectEventually(
    async () => (await readTexts(visitor, "main p")).includes(dashboard.account.reached),
    true,
  );
  await click(visitor, "main button", dashboard.signOut);
  await expectEventually(() => readAddress(visitor), "/login?lang=ar");

  await fill(visitor, "#email", email);
  await fill(visitor, "input[type=password]", password);
  await send(visitor, signIn.submit);
  await expectEventually(() => readAddress(visitor), "/dashboard?lang=ar");
  await expectEventually(async () => (await readTexts(visitor, "main bdi")).includes(email), true);
  expect(await visitor.messages()).toEqual([]);
});
