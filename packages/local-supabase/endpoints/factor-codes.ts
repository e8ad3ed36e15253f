import { Secret, TOTP } from "otpauth";
import encodeQR from "qr";

/** Bytes; the length that RFC 4226 recommends. */
const secretSize = 20;

/** Seconds for which a code is shown. */
const period = 30;

/** The key with which an authenticator app computes the codes of a new factor. */
interface FactorKey {
  /** Base32 */
  readonly secret: string;
  /** `otpauth://totp/…` */
  readonly uri: string;
  /** The address as an SVG document: black squares on white, with the quiet zone that scanners need. */
  readonly qrCode: string;
}

/** Creates the key of a factor. The app shows the issuer and the address. */
export function createFactorKey(issuer: string, email: string): FactorKey {
  const secret = new Secret({ size: secretSize });
  const uri = new TOTP({ issuer, label: email, secret }).toString();
  const qrCode = encodeQR(uri, "svg", { border: 4 }).replace(
    "<path ",
    '<path fill="white" d="M0 0h999v999H0Z"/><path fill="black" ',
  );
  return { secret: secret.base32, uri, qrCode };
}

/**
 * The interval of 30 seconds since the epoch that a code of six figures belongs to: now, or one before or after, because
 * clocks differ. Null for a wrong code.
 */
export function findStep(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
