import { expect, test } from "vitest";
import { readMailLink } from "../links/mail-link.ts";
import { readLinkArrival } from "./link-arrival.ts";

test("the recovery marker and the session are in the fragment", () => {
  const hash = "#access_token=a&refresh_token=b&type=recovery";
  expect(readLinkArrival({ hash, search: "" })).toEqual({
    recovery: true,
    failed: false,
    session: true,
    halfway: false,
    refused: false,
  });
  expect(readLinkArrival({ hash: "#message=Please+proceed", search: "" }).halfway).toBe(true);
  expect(readLinkArrival({ hash: "", search: "?type=recovery" }).recovery).toBe(false);
});

test.each([
  ["#error=access_denied&type=recovery", ""],
  ["#type=recovery", "?error_description=expired"],
  ["#error_code=otp_expired", ""],
])("an error in %s%s marks the link as failed", (hash, search) => {
  const { recovery, failed } = readLinkArrival({ hash, search });
  expect({ recovery, failed }).toEqual({ recovery: false, failed: true });
});

test("a mail link has its type, its token, and its redirect target", () => {
  const hash = "#token_hash=abc&type=recovery&redirect_to=https%3A%2F%2Fa.example%2Freset-password";
  expect(readMailLink(hash)).toEqual({
    type: "recovery",
    token: "abc",
    redirectTo: "https://a.example/reset-password",
  });
});

test.each([
  "",
  "#",
  "#token_hash=abc",
  "#type=signup",
  "#token_hash=&type=signup",
  "#token_hash=a&type=invite",
])("%j is no link of ours, or was cut short", (hash) => {
  expect(readMailLink(hash)).toBeNull();
});
