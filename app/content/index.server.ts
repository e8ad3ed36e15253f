import type { Locale } from "~/i18n/locale.ts";
import { content as arabic } from "./ar/content.ts";
import type { Content } from "./content.types.ts";
import { content as english } from "./en/content.ts";

const contents: Record<Locale, Content> = { en: english, ar: arabic };

/** Every word of the site in one language. Loaders hand a page only the part it shows. */
export function getContent(locale: Locale): Content {
  return contents[locale];
}
