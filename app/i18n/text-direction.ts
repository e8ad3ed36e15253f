/** The direction of a text that somebody has typed: that of its first letter. Without a letter it is "ltr". */
export function directionOfText(text: string): "ltr" | "rtl" {
  return startsRightToLeft.test(text) ? "rtl" : "ltr";
}

/** The letter is matched twice, because the digits and marks of Arabic are of its script too. */
const startsRightToLeft = /^\P{L}*(?=\p{L})[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/u;
