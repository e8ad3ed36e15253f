import { bidiRuns } from "../../app/i18n/bidi-runs.ts";

/**
 * Figures that stay in ASCII in both languages (REQ-TYPE-1): dioptres are copied, the digits of a password are typed.
 */
const asciiFigures = [/^[+−-]?\d{1,2}\.\d\d$/, /^0–9$/];

/** The violations of the rules of Arabic writing (REQ-TYPE-7). */
export function findArabicFaults(text: string): string[] {
  const faults: string[] = [];
  if (!/[\u0621-\u064A]/.test(text)) faults.push("no Arabic letter");
  for (const mark of text.match(/[,;?"“”]/g) ?? []) faults.push(`Latin mark ${mark}`);
  for (const letter of text.match(/[یکھہۀ]/g) ?? [])
    faults.push(`letter of another language ${letter}`);
  if (/٪(?!\u061c)/.test(text)) faults.push("a percent sign that formatPercent did not set");
  for (const control of text.replaceAll("٪\u061c", "٪").match(/\p{Cf}/gu) ?? []) {
    faults.push(`invisible control U+${control.codePointAt(0)?.toString(16)}`);
  }
  for (const { kind, text: run } of bidiRuns(text, "ar")) {
    const isFault = kind === "figure" && /\d/.test(run) && !asciiFigures.some((f) => f.test(run));
    if (isFault) faults.push(`ASCII figure ${run}`);
  }
  return faults;
}

/** The violations of the rules of English writing: Arabic letters, digits or marks, and invisible controls. */
export function findEnglishFaults(text: string): string[] {
  return (text.match(/[\u0600-\u06FF]+|\p{Cf}/gu) ?? []).map((part) => `foreign ${part}`);
}
