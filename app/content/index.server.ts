import type { Locale } from "~/i18n/locale.ts";
import { content as arabic } from "./ar/content.ts";
import type { Content } from "./content.types.ts";
import { content as english } from "./en/content.ts";

const contents: Record<Locale, Content> = { en: english, ar: arabic };

/** Returns every word of the site in one language. Loaders pass only the part that a page shows. */
export function getContent(locale: Locale): Content {
  return contents[locale];
}
