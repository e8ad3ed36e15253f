/** Joins class names into one attribute value; undefined ones are omitted. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
