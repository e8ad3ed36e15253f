import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const sheets: Record<string, string> = {
  "/assets/a.css": "a{color:red}",
  "/assets/b.css": 'b{content:"$& $1"}',
  "/assets/bad.css": 'i{content:"</style>"}',
};
const read = (address: string) => sheets[address] ?? null;
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

test("the sheets stand in the page, in their order and before their links, which fetch nothing", () => {
  const html = inlineStyles(
    `<head><title>A</title>${link("/assets/b.css")}${link("/assets/a.css")}</head>`,
    read,
  );
  expect(html).toBe(
    '<head><title>A</title><style>b{content:"$& $1"}a{color:red}</style>' +
      '<link rel="app-stylesheet" href="/assets/b.css"/>' +
      '<link rel="app-stylesheet" href="/assets/a.css"/></head>',
  );
});

test.each(["/assets/unknown.css", "/assets/bad.css"])(
  "a sheet that cannot stand in a page stays a link: %s",
  (address) => {
    const head = `<head>${link(address)}</head>`;
    expect(inlineStyles(head, read)).toBe(head);
  },
);

test("a page without sheets stays as it is", () => {
  expect(inlineStyles("<head></head>", read)).toBe("<head></head>");
});
