import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { makeScriptsInert } from "./inert-scripts.ts";

const starter = "start()";

function page(parts: string): string {
  return `<!DOCTYPE html><html><head>${parts}</head><body><p>Text</p></body></html>`;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The text of every script of the page that a browser may come to run: early ones, and inert ones once revived. */
function runnable(html: string): string[] {
  return [...html.matchAll(/<script (?:data-early=""|type="app\/\w+")>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => text,
  );
}

test("the framework's scripts become data of their kind", () => {
  const { html } = makeScriptsInert(
    page('<script>classic()</script><script type="module" async="">import "/a.js";</script>'),
    starter,
  );
  expect(html).toContain('<script type="app/classic">classic()</script>');
  expect(html).toContain('<script type="app/module">import "/a.js";</script>');
  expect(html).not.toMatch(/<script>|type="module"/);
});

test("early scripts, data blocks and files stay as they are", () => {
  const parts =
    '<script data-early="">early()</script>' +
    '<script type="application/ld+json">{"@type":"Thing"}</script>' +
    '<script src="/assets/a.js"></script>';
  const { html, hashes } = makeScriptsInert(page(parts), starter);
  expect(html).toContain(parts);
  expect(hashes).toEqual([hashOf(starter), hashOf("early()")]);
});

test("modules are not fetched ahead before the app starts, other links are", () => {
  const { html } = makeScriptsInert(
    page('<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2"/>'),
    starter,
  );
  expect(html).toContain(
    '<link rel="app-modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2"/>',
  );
});

test("the starter is the last thing of the body and runs at once", () => {
  const { html } = makeScriptsInert(page(""), starter);
  expect(html).toMatch(/<p>Text<\/p><script data-early="">start\(\)<\/script><\/body><\/html>$/);
});

test("the hashes are those of the scripts in the page as it is sent, each once", () => {
  const text = 'window.a = "مرحبًا \\u003c/script> $& 😀";\n  go();\n';
  const { html, hashes } = makeScriptsInert(
    page(
      `<script data-early="">early()</script><script>${text}</script><script type="module">${text}</script><script>early()</script>`,
    ),
    starter,
  );
  expect(runnable(html)).toHaveLength(5);
  expect([...hashes].sort()).toEqual([...new Set(runnable(html).map(hashOf))].sort());
  for (const hash of hashes) expect(hash).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
});

test("inline styles are named by their hashes too", () => {
  const css = "@layer a, b;\n";
  const { html, styleHashes } = makeScriptsInert(
    page(`<style>${css}</style><style media="print">p{}</style>`),
    starter,
  );
  expect(styleHashes).toEqual([hashOf(css), hashOf("p{}")]);
  expect(html).toContain(`<style>${css}</style>`);
});

test.each(["$&", "$1", "$$", "$`", "$'", "\\$&", "$<name>"])(
  "the pattern %s in scripts, in the page's text and in the starter survives",
  (pattern) => {
    const text = `cost("${pattern}")`;
    const source = page(`<script>${text}</script><title>${pattern}</title>`);
    const { html, hashes } = makeScriptsInert(source, `start("${pattern}")`);
    expect(html).toContain(`<script type="app/classic">${text}</script><title>${pattern}</title>`);
    expect(html).toContain(`<script data-early="">start("${pattern}")</script></body>`);
    expect(hashes).toContain(hashOf(`start("${pattern}")`));
  },
);

test("a page without scripts has the starter's hash alone", () => {
  expect(makeScriptsInert(page(""), starter)).toMatchObject({
    hashes: [hashOf(starter)],
    styleHashes: [],
  });
});

test("a page whose app waits lays out its first screen first, a page of a form is whole at once", () => {
  const document = '<!DOCTYPE html><html lang="ar" dir="rtl"><body></body></html>';
  expect(makeScriptsInert(document, starter).html).toContain(
    '<!DOCTYPE html><html lang="ar" dir="rtl" data-deferred="">',
  );
  expect(makeScriptsInert(document, starter, "at once").html).not.toContain("data-deferred");
});
