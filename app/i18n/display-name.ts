/** Display name of a value the database stores in English; an unknown one is shown as it is. */
export function displayName(stored: string, names: Readonly<Record<string, string>>): string {
  // An editor may write any word, also one that every object has: "constructor".
  return Object.hasOwn(names, stored) ? (names[stored] ?? stored) : stored;
}
