import { arabicMails } from "./mail-texts-ar.ts";
import { englishMails } from "./mail-texts-en.ts";
import type { MailLanguage, MailWords } from "./mail-words.ts";

/** The one source of what is mailed: by the embedded backend, and by hosted projects through `mail-templates.ts`. */
export const MAIL_WORDS: Readonly<Record<MailLanguage, MailWords>> = {
  en: englishMails,
  ar: arabicMails,
};
