import { createHash } from "node:crypto";

/** Hashes of inline scripts and styles, `sha256-…` without quotes, for the Content-Security-Policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Computes the hashes of a page. Scripts with a `src` and data blocks need none. */
export function computeInlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(script)].flatMap(([, attributes = "", text = ""]) =>
    /\bsrc=|type="application\//.test(attributes) ? [] : [text],
  );
  const styles = [...html.matchAll(style)].map(([, text = ""]) => text);
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

/** The hash of each text, once. */
function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(hashOf);
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
