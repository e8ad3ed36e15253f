import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows, now or some intervals of 30 seconds later. A code works once. */
export function totpCode(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + later * 30_000 });
}
