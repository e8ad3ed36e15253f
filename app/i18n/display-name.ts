/** Returns the display name of a value that the database stores in English; an unknown value is shown unchanged. */
export function displayName(stored: string, names: Readonly<Record<string, string>>): string {
  // An editor may type any word, including a property of every object such as "constructor".
  return Object.hasOwn(names, stored) ? (names[stored] ?? stored) : stored;
}
