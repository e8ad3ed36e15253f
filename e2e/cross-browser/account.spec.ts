import { expect } from "@playwright/test";
import { account } from "../../app/content/ar/account.ts";
import { mailTo, newAddress } from "../support/accounts.ts";
import { phone } from "../support/screens.ts";
import { addressOf, expectSoon, fill, focusIsOn, isLive, press, textsOf } from "./actions.ts";
import type { EnginePage } from "./engine-page.ts";
import { test } from "./journey.ts";

const { signUp, signIn, confirm, dashboard } = account;
const password = "abc123";

const send = (reader: EnginePage, name: string) => press(reader, "main form button", name);

const statusOf = (reader: EnginePage) => textsOf(reader, "main [role=status]");

test("a person signs up, is told what is missing, confirms, and reaches the dashboard", async ({
  reader,
}) => {
  const email = newAddress();
  await reader.open("/signup?lang=ar", phone);
  await isLive(reader);
  await send(reader, signUp.submit);
  await expectSoon(
    () => focusIsOn(reader, "#email[aria-invalid=true]"),
    "#email[aria-invalid=true]",
  );
  await fill(reader, "#email", email);
  await fill(reader, "#new-password", password);
  await fill(reader, "#new-confirm", password);
  await press(reader, "#accept");
  await send(reader, signUp.submit);
  await expectSoon(() => addressOf(reader), "/login?lang=ar");
  await expectSoon(() => statusOf(reader), [signIn.carried.registered]);
  expect(await reader.messages()).toEqual([]);

  await reader.open(await mailTo(email), phone);
  await isLive(reader);
  await press(reader, "main button", confirm.kinds.signup.action);
  await expectSoon(() => addressOf(reader), "/dashboard?lang=ar");
  await expectSoon(
    async () => (await textsOf(reader, "main p")).includes(dashboard.account.reached),
    true,
  );
  await press(reader, "main button", dashboard.signOut);
  await expectSoon(() => addressOf(reader), "/login?lang=ar");

  await fill(reader, "#email", email);
  await fill(reader, "input[type=password]", password);
  await send(reader, signIn.submit);
  await expectSoon(() => addressOf(reader), "/dashboard?lang=ar");
  await expectSoon(async () => (await textsOf(reader, "main bdi")).includes(email), true);
  expect(await reader.messages()).toEqual([]);
});
