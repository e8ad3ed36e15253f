/** A text of the content and where it stands, such as `home.hero.lead`. */
export interface PlacedText {
  place: string;
  text: string;
}

/** Values that name something in the code and are never read by a person. */
const codeKeys = new Set(["id", "icon"]);

/** Every text of a part of the content, in order; codes are left out. */
export function listTexts(part: unknown, place = ""): PlacedText[] {
  if (typeof part === "string") return [{ place, text: part }];
  return Object.entries(part as object).flatMap(([key, value]) =>
    codeKeys.has(key) ? [] : listTexts(value, place ? `${place}.${key}` : key),
  );
}
