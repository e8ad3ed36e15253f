/** A text of the content and its path, such as `home.hero.lead`. */
export interface PlacedText {
  place: string;
  text: string;
}

/** Keys whose values are codes, not texts. */
const codeKeys = new Set(["id", "icon"]);

/** Every text of a part of the content, in order, without codes. */
export function listTexts(part: unknown, place = ""): PlacedText[] {
  if (typeof part === "string") return [{ place, text: part }];
  return Object.entries(part as object).flatMap(([key, value]) =>
    codeKeys.has(key) ? [] : listTexts(value, place ? `${place}.${key}` : key),
  );
}
