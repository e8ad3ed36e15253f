/** Capitalises the first letter of a text that stands alone. Arabic has no capitals. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
