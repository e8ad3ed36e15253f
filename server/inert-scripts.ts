import { createHash } from "node:crypto";

/** A page whose app waits for the reader, and the hashes that its policy must name. */
export interface InertPage {
  html: string;
  /** `sha256-…` of every inline script that may run, without quotes. */
  hashes: string[];
  /** The same for the inline styles. */
  styleHashes: string[];
}

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** The framework would set the scroll position again when the app starts; the browser has long done so by then. */
const scrollRestorer = "react-router-scroll-positions";
const modulePreload = /<link rel="modulepreload"/g;

/**
 * Takes the framework's scripts off the way to the first paint. Each becomes a block of data that `starter` brings to
 * life on the reader's first touch, key or focus, or when the browser is idle; with `at once`, as soon as the page
 * stands. A page whose app waits is also marked as deferred, for the first paint to lay out the first screen alone
 * (decision 9). Scripts marked `data-early`, data blocks and scripts with a `src` stay as they are.
 */
export function makeScriptsInert(
  html: string,
  starter: string,
  start: "on intent" | "at once" = "on intent",
): InertPage {
  const hashes = new Set<string>([hashOf(starter)]);
  const quiet = html
    .replace(modulePreload, '<link rel="app-modulepreload"')
    .replace(script, (whole, attributes: string, text: string) => {
      if (/\bsrc=|type="application\//.test(attributes)) return whole;
      if (text.includes(scrollRestorer)) return `<script type="text/plain">${text}</script>`;
      hashes.add(hashOf(text));
      if (attributes.includes("data-early")) return whole;
      const kind = attributes.includes('type="module"') ? "module" : "classic";
      return `<script type="app/${kind}">${text}</script>`;
    });
  const now = start === "at once" ? ' data-now=""' : "";
  const closed = quiet.replace(
    "</body>",
    () => `<script data-early=""${now}>${starter}</script></body>`,
  );
  const deferred =
    start === "on intent"
      ? closed.replace(/^(<!DOCTYPE html><html[^>]*)>/, '$1 data-deferred="">')
      : closed;
  const styleHashes = [...html.matchAll(style)].map(([, text = ""]) => hashOf(text));
  return { html: deferred, hashes: [...hashes], styleHashes };
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
