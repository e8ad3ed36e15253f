import type { MailLanguage, MailTexts } from "./mail-texts.types.ts";
import { arabicMails } from "./mail-texts-ar.ts";
import { englishMails } from "./mail-texts-en.ts";

/** The one source of what is mailed: by the embedded backend, and by hosted projects through `mail-templates.ts`. */
export const mailTexts: Readonly<Record<MailLanguage, MailTexts>> = {
  en: englishMails,
  ar: arabicMails,
};
