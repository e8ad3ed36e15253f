import { createHash } from "node:crypto";

/** The directives of a Content-Security-Policy, by name. */
export function parsePolicy(header: string): Record<string, string[]> {
  return Object.fromEntries(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** What stands in a page itself instead of in a file, and would run or style it. */
export interface InlineCode {
  /** Sources that a policy needs for them, in the quoted form `'sha256-…'`, sorted. */
  scripts: string[];
  styles: string[];
  /** Attributes that hold code or styles; no hash can allow them. */
  attributes: string[];
}

/** Reads the inline scripts (also those that the starter brings to life) and styles of a page. */
export function readInlineCode(html: string): InlineCode {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = ""]) =>
      !/\bsrc=|type="(application\/(ld\+)?json|text\/plain)"/.test(attributes),
  );
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const attributes = [...markup.matchAll(/<[a-z][^<>]*?\s((?:on[a-z]+|style)=)/g)];
  return {
    scripts: hashesOf(scripts.map((match) => match[2] ?? "")),
    styles: hashesOf(styles.map((match) => match[1] ?? "")),
    attributes: attributes.map((match) => match[1] ?? ""),
  };
}

function hashesOf(texts: string[]): string[] {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].sort();
}
