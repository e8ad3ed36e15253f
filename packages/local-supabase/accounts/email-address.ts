/** RFC 5321: 64 characters before the @, 254 together. */
const maxLength = 254;
const maxLocalPartLength = 64;

/**
 * An apostrophe belongs to many names: o'hara@…. Nothing invisible (`\p{C}`): it could end a text
 * early, or turn its direction around.
 */
const emailPattern =
  /^[^\s\p{C}@<>"()\\,;:]+@[^\s\p{C}@<>"'()\\,;:]+\.[^\s\p{C}@<>"'()\\,;:.]{2,}$/u;

/**
 * An e-mail address as accounts are kept under: trimmed and in lower case. Undefined for anything
 * that cannot be one, quoted local parts and addresses that are too long for mail included.
 */
export function readEmail(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > maxLength) return undefined;
  const email = value.trim().toLowerCase();
  return emailPattern.test(email) && email.indexOf("@") <= maxLocalPartLength ? email : undefined;
}
