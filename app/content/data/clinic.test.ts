import { expect, test } from "vitest";
import { branches } from "./branches.ts";
import { chatLink, clinic, telephoneLink } from "./clinic.ts";

test("sample phone numbers are unassigned and marked as samples", () => {
  const numbers = [
    ...clinic.phones,
    ...Object.values(branches).flatMap(({ phone, whatsapp }) => [phone, whatsapp]),
  ];
  for (const { value, sample } of numbers.filter((number) => number.sample)) {
    expect(value).toMatch(/^\+968 0000 \d{4}$/);
    expect(sample).toBe(true);
  }
});

test("sample addresses use reserved domains", () => {
  const sampled = [clinic.email, ...Object.values(clinic.social)].filter(({ sample }) => sample);
  for (const { value } of sampled) expect(value).toMatch(/aurora-eye\.example$/);
});

test("a telephone link has the plus sign and digits only", () => {
  expect(telephoneLink("+968 0000 0001")).toBe("tel:+96800000001");
  expect(telephoneLink("+968 (0000) 00-01")).toBe("tel:+96800000001");
});

test("a chat address has neither plus signs nor spaces, and its message decodes exactly", () => {
  expect(chatLink("+968 0000 0003")).toBe("https://wa.me/96800000003");
  const message = "أرغب في حجز موعد & استشارة + فحص؟";
  const link = new URL(chatLink("+968 0000 0003", message));
  expect(link.searchParams.get("text")).toBe(message);
  expect(link.href).toMatch(/^[!-~]+$/);
});

test("every branch has a map search of its own, with nothing left to encode", () => {
  const maps = Object.values(branches).map(({ mapUrl }) => mapUrl);
  expect(new Set(maps).size).toBe(maps.length);
  for (const map of maps) {
    expect(new URL(map).searchParams.get("query")).toMatch(/^\w[\w ,]+, Oman$/);
    expect(map).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?[!-~]+$/);
  }
});
