import { expect, test } from "vitest";
import { lengthOfFirstSentence } from "./first-sentence.ts";

test.each([
  ["No LASIK in Sohar. All other visits go on.", "No LASIK in Sohar."],
  ["Dr. Salim is away until 9 a.m. today. Please call.", "Dr. Salim is away until 9 a.m. today."],
  ["هل لديك موعد؟ اتصل بنا.", "هل لديك موعد؟"],
  ["د. سالم غير موجود هذا الأسبوع. اتصل بنا.", "د. سالم غير موجود هذا الأسبوع."],
  ["Without an end", "Without an end"],
])("the first sentence of %j is %j", (text, first) => {
  expect(text.slice(0, lengthOfFirstSentence(text))).toBe(first);
});
