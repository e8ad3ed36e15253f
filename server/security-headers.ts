import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** One year, in seconds: browsers that have seen the https site ask for nothing else. */
const transportSecuritySeconds = 31_536_000;

/**
 * Headers that every answer carries; one that an answer has set itself stays as it is. Pages add their own
 * Content-Security-Policy with `pagePolicy`.
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    xXssProtection: false,
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    strictTransportSecurity: siteUrl.startsWith("https:")
      ? `max-age=${transportSecuritySeconds}; includeSubDomains`
      : false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      // The video on the About page plays after the reader's click (A§2).
      autoplay: ["self", "https://www.youtube-nocookie.com"],
    },
  });
}

/** The policy of every answer that is no page: it loads nothing and is shown nowhere. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What a page's policy has to name. */
export interface PolicyParts {
  /** Hashes of the inline scripts that may run, and of the inline styles, as `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origin the browser may read data from besides our own, or null. */
  dataOrigin: string | null;
}

/**
 * The policy of a page: scripts are our own files and the inline scripts with these hashes; nothing else runs.
 * Pictures may come from any https host, because an article's image is an address the clinic chooses (B§3).
 */
export function pagePolicy({ scripts, styles, dataOrigin }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${dataOrigin ? `'self' ${dataOrigin}` : "'self'"}`,
    "manifest-src 'self'",
    "frame-src https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
}
