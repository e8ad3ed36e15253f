import { createHash } from "node:crypto";

/** Parses a Content-Security-Policy into its directives, by name. */
export function parsePolicy(header: string): Record<string, string[]> {
  return Object.fromEntries(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The inline scripts and styles of a page. */
export interface InlineCode {
  /** The sources that a policy needs for them, as `'sha256-…'`, sorted. */
  scripts: string[];
  styles: string[];
  /** Attributes with code or styles, which no hash can allow. */
  attributes: string[];
}

/** Reads the inline scripts and styles of a page, with the scripts that run later. */
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
