/** The given class names as one attribute value; missing ones are left out. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
