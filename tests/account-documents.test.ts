import { expect, test } from "vitest";
import { maxSessions } from "../packages/local-supabase/accounts/sessions.ts";
import { endpoints } from "../packages/local-supabase/gateway/auth-routes.ts";
import { accountLimits, clientLimits } from "../packages/local-supabase/limits/limits.ts";
import { readSupabaseConfig } from "../packages/local-supabase/schema/supabase-config.ts";
import { readProjectFile } from "../tools/project-files.ts";

const guide = readProjectFile("packages/local-supabase/README.md");
const decision = readProjectFile("docs/decisions/0006-rate-limits-per-account-and-client.md");

const spelled: Record<number, string> = { 1: "one", 5: "five", 6: "six", 10: "ten" };
const spell = (count: number) => spelled[count] ?? String(count);

test("the guide to the backend lists every endpoint of accounts, and no other", () => {
  const listed = [...guide.matchAll(/`(GET|POST|PUT|DELETE) \/auth\/v1(\/[^\s`?]+)/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const open = Object.entries(endpoints).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect([...new Set(listed)].sort()).toEqual(open.sort());
});

test("decision 6 has the numbers of the limits", () => {
  const { mail, mailPerHour, wrongPasswords, wrongPasswordsFromClient } = accountLimits;
  const minutes = (seconds: number) => spell(seconds / 60);
  for (const sentence of [
    `${spell(wrongPasswordsFromClient.burst)} failures in ${minutes(wrongPasswordsFromClient.seconds)} minutes`,
    `after ${wrongPasswords.burst} failures in ${minutes(wrongPasswords.seconds)} minutes`,
    `${clientLimits.signUpAndIn.burst} sign-ups and wrong passwords`,
    `in ${minutes(clientLimits.signUpAndIn.seconds)} minutes`,
    `${spell(mail.burst)} a minute, ${spell(mailPerHour.burst)} an hour`,
    `at most ${maxSessions}`,
  ])
    expect(decision).toContain(sentence);
});

test("the guide to the backend has the number and the lifetime of sessions", () => {
  const { sessionInactivity, sessionTimebox } = readSupabaseConfig("supabase/config.toml");
  const days = (seconds: number) => `${seconds / 86_400} days`;
  expect(guide).toContain(
    `ends after ${days(sessionInactivity)} without use, and after ${days(sessionTimebox)} at most`,
  );
  expect(guide).toContain(`at most ${maxSessions} sessions; the least recently used one ends`);
});
