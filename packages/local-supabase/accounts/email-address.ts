/** RFC 5321: 64 characters before the @, 254 in all. */
const maxLength = 254;
const maxLocalPartLength = 64;

/**
 * Allows apostrophes, which many names have (o'hara@…). Rejects invisible characters (`\p{C}`), which could cut a text
 * or reverse its direction.
 */
const emailPattern =
  /^[^\s\p{C}@<>"()\\,;:]+@[^\s\p{C}@<>"'()\\,;:]+\.[^\s\p{C}@<>"'()\\,;:.]{2,}$/u;

/**
 * Trims an e-mail address and converts it to lower case. Returns null for anything else, quoted local parts and
 * overlong addresses included.
 */
export function readEmail(value: unknown): string | null {
  if (typeof value !== "string" || value.length > maxLength) return null;
  const email = value.trim().toLowerCase();
  return emailPattern.test(email) && email.indexOf("@") <= maxLocalPartLength ? email : null;
}
