import type { MailLanguage, MailTexts } from "./mail-texts.types.ts";
import { arabicMails } from "./mail-texts-ar.ts";
import { englishMails } from "./mail-texts-en.ts";

/** The mail texts of the embedded backend and, through `mail-templates.ts`, of hosted projects. */
export const mailTexts: Readonly<Record<MailLanguage, MailTexts>> = {
  en: englishMails,
  ar: arabicMails,
};
