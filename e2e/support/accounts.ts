import { expect, type Page } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "./requests/http-request.ts";
import { en } from "./words.ts";

/** The credentials of an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** Messages of the account service. An English page shows them unchanged. */
export const serviceMessages = {
  wrongPassword: "Invalid login credentials",
  notConfirmed: "Email not confirmed",
  samePassword: "New password should be different from the old password.",
};

let emailCount = 0;

/** Returns an e-mail address that no other test uses. */
export function newEmail(name = "noor"): string {
  emailCount += 1;
  return `${name}-${process.pid}-${Date.now()}-${emailCount}@example.om`;
}

/** Creates and confirms an account with requests only. */
export async function createAccount(): Promise<Credentials> {
  const [email, password] = [newEmail(), "abc472"];
  await callAuthService("/signup", { email, password });
  const { token, type } = parseMailLink(await waitForMailLink(email));
  const response = await sendRequest(
    `${site}/auth/v1/verify?${new URLSearchParams({ token, type })}`,
    {
      headers: { apikey: await getPublicKey() },
    },
  );
  expect(response.status).toBe(303);
  return { email, password };
}

/** Sends one request to the account service with the public key, like the client in the browser. */
export async function callAuthService(
  path: string,
  body: object,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const response = await sendRequest(`${site}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: await getPublicKey(), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = bodyText(response);
  return { status: response.status, json: text ? JSON.parse(text) : {} };
}

/** Waits for the `count`-th mail to an address in the development inbox and returns the link of the newest one. */
export async function waitForMailLink(email: string, count = 1): Promise<string> {
  let links: string[] = [];
  await expect(async () => {
    links = await listMailLinks(email);
    expect(links.length).toBeGreaterThanOrEqual(count);
  }).toPass();
  return links[0] ?? "";
}

/** Reads the token, type and redirect target of a mail's link. */
export function parseMailLink(link: string): { token: string; type: string; redirectTo: string } {
  const fragment = new URLSearchParams(new URL(link).hash.slice(1));
  const part = (name: string) => fragment.get(name) ?? "";
  return { token: part("token_hash"), type: part("type"), redirectTo: part("redirect_to") };
}

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(en.account.form.email).fill(email);
  await page.getByLabel(en.account.form.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: en.account.signIn.submit }).click();
}

/** Signs in on the sign-in page and waits for the dashboard. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(`${site}/login`);
  await fillSignIn(page, credentials);
  await expect(page).toHaveURL(`${site}/dashboard`);
  await expect(accountReached(page)).toBeVisible();
}

/** The storage key of a session of the tested site. */
export const sessionKey = "sb-127-auth-token";

/** Stores a session and opens the dashboard, without the sign-in page. */
export async function openDashboard(page: Page, credentials: Credentials): Promise<void> {
  const { json } = await callAuthService("/token?grant_type=password", credentials);
  // This page of the same origin runs no script.
  await page.goto(`${site}/healthz`);
  await page.evaluate(([name, session]) => localStorage.setItem(name, session), [
    sessionKey,
    JSON.stringify(json),
  ] as const);
  await page.goto(`${site}/dashboard`);
  await expect(accountReached(page)).toBeVisible();
}

/** The sentence of the dashboard that appears when the session is verified. */
export const accountReached = (page: Page) => page.getByText(en.account.dashboard.account.reached);

/** The session in the browser's storage. */
export const readStoredSession = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), sessionKey);

/** Returns the texts of the password checklist for the state of its two rules. */
export function passwordChecklist(length: boolean, number: boolean): string[] {
  const { checklist } = en.account.form;
  return [
    `${length ? checklist.met : checklist.unmet} ${checklist.length}`,
    `${number ? checklist.met : checklist.unmet} ${checklist.number}`,
  ];
}

/** Lists the links of the mails to an address, newest first. */
async function listMailLinks(email: string): Promise<string[]> {
  const inbox = bodyText(await sendRequest(`${site}/dev/mail?key=${process.env.INBOX_KEY}`))
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
  return inbox
    .split("<article")
    .filter((mail) => mail.includes(`<bdi dir="ltr">${email}</bdi>`))
    .map((mail) => /href="([^"]+\/confirm[^"]+)"/.exec(mail)?.[1] ?? "")
    .filter(Boolean);
}

let publicKey: Promise<string> | null = null;

/** Reads the public key from an account page. */
function getPublicKey(): Promise<string> {
  publicKey ??= sendRequest(`${site}/login`).then(
    (response) => /sb_publishable_[\w-]+/.exec(bodyText(response))?.[0] ?? "",
  );
  return publicKey;
}
