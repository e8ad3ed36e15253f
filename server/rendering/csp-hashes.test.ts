import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { computeInlineHashes } from "./csp-hashes.ts";

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

test("each inline script and style of a page has one hash, in the order of the page", () => {
  const text = 'window.a = "مرحبًا \\u003c/script> $& 😀";\n  go();\n';
  const parts = computeInlineHashes(
    `<script>early()</script><style>@layer a;\n</style>` +
      `<body><script>${text}</script><script type="module" async="">${text}</script>` +
      `<style media="print">p{}</style><script>early()</script></body>`,
  );
  expect(parts).toEqual({
    scripts: [hashOf("early()"), hashOf(text)],
    styles: [hashOf("@layer a;\n"), hashOf("p{}")],
  });
  for (const hash of parts.scripts) expect(hash).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
});

test("script files and data blocks need no hash", () => {
  const parts = computeInlineHashes(
    '<script type="application/ld+json">{"@type":"Thing"}</script>' +
      '<script type="application/json">{"words":"x"}</script>' +
      '<script defer="" src="/assets/a.js"></script>',
  );
  expect(parts).toEqual({ scripts: [], styles: [] });
});

test("a script with an attribute that names files has a hash", () => {
  expect(
    computeInlineHashes('<script data-islands="/assets/i.js">start()</script>').scripts,
  ).toEqual([hashOf("start()")]);
});

test("a page without inline scripts and styles has no hashes", () => {
  expect(computeInlineHashes("<p>script style</p>")).toEqual({ scripts: [], styles: [] });
});
