// A number in the digits of either language, and the unit after it. An Arabic unit may end in
// a vowel sign («يومًا»), a comma or a full stop.
const numberAndUnit =
  /([0-9٠-٩]) (?=(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|diopters?|km)\b|(?:ثانية|ثوانٍ|دقيقة|دقائق|ساعة|ساعات|(?:يوم|أسبوع|شهر|عام)(?:ًا)?|أيام|أسابيع|أشهر|سنة|سنوات|أعوام|درجة|كم)(?![\u0621-\u0652]))/g;

/** Joins each number and its unit by a no-break space, so that no line ends between them (REQ-TYPE-10). */
export function bindUnits(text: string): string {
  return text.replace(numberAndUnit, "$1\u00a0");
}
