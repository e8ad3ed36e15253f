import { maxNameLength } from "~/content/data/iris-generator.ts";

/** The content of the field: a valid name, or the reason why it is not valid. */
export type TypedName = { name: string; fault?: never } | { name?: never; fault: "empty" | "long" };

/**
 * Invisible bidirectional and zero-width characters. Joiners between letters and in emoji stay, because they are
 * visible.
 */
const unseen =
  /\ufeff|(?!\s)[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/gu;

/**
 * Normalises a name: composed (NFC), without invisible characters, with single spaces. Its length counts code points,
 * so that an emoji or an accented letter counts as one.
 */
export function typedName(typed: string): TypedName {
  const name = typed.normalize("NFC").replace(unseen, "").replace(/\s+/gu, " ").trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { fault: "empty" };
  if ([...name].length > maxNameLength) return { fault: "long" };
  return { name };
}

/**
 * Returns the file name of a picture: fills in `{name}` and replaces each character that file systems refuse by a
 * dash.
 */
export function pictureFileName(template: string, name: string): string {
  return `${template.replace("{name}", () => name.replace(/[\\/:*?"<>|.]/g, "-"))}.png`;
}
