import { videoOrigin } from "../../app/content/data/clinic.ts";

/** `max-age` of Strict-Transport-Security in seconds: two years, as Mozilla recommends. */
const transportSecuritySeconds = 63_072_000;

/** The security headers of every response except files, which get those that `fileSecurityHeaders` selects. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** Returns the security headers of a site. Pages add their own Content-Security-Policy with `pagePolicy`. */
export function securityHeaders(siteUrl: string): SecurityHeaders {
  return {
    "X-Content-Type-Options": "nosniff",
    // Other sites get no referrer. The embedded account service reads the language of a mail from the referrer.
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(),microphone=(),geolocation=(),payment=(),usb=()",
    ...(siteUrl.startsWith("https:")
      ? {
          "Strict-Transport-Security": `max-age=${transportSecuritySeconds}; includeSubDomains`,
        }
      : {}),
  };
}

/**
 * The Content-Security-Policy of responses other than pages, scripts, style sheets, fonts and photos: it loads nothing
 * and cannot be framed.
 */
export const strictPolicy = "default-src 'none';frame-ancestors 'none';base-uri 'none'";

/** Headers of files. Those of documents, such as Referrer-Policy, mean nothing for a file without links. */
const fileHeaders = [
  "X-Content-Type-Options",
  "Cross-Origin-Resource-Policy",
  "Strict-Transport-Security",
];

/**
 * Selects the security headers of a file by the extension of its address. An SVG file can be opened as a document, so
 * it has `strictPolicy`. A file of an unknown type has all headers.
 */
export function fileSecurityHeaders(address: string, all: SecurityHeaders): Record<string, string> {
  const isPlain = /\.(avif|css|ico|jpe?g|js|png|webp|woff2)$/i.test(address);
  const ofFiles = Object.entries(all).filter(([name]) => fileHeaders.includes(name));
  if (isPlain) return Object.fromEntries(ofFiles);
  const headers = address.endsWith(".svg") ? Object.fromEntries(ofFiles) : all;
  return { ...headers, "Content-Security-Policy": strictPolicy };
}

/** Variable parts of a page's policy. */
export interface PolicyParts {
  /** Hashes of the inline scripts and styles, as `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origin of the hosted project, which the browser may call, or null. */
  dataOrigin: string | null;
  /** Whether the page registers the service worker. */
  hasServiceWorker?: boolean;
  /** Whether the page has the video. */
  hasVideo?: boolean;
}

/**
 * The Content-Security-Policy of a page. Scripts: our own files and the inline scripts with these hashes. Images: any
 * https host, because the clinic chooses the URL of an article's image.
 */
export function pagePolicy(parts: PolicyParts): string {
  const { scripts, styles, dataOrigin, hasServiceWorker, hasVideo } = parts;
  return [
    // Fallback for fonts, requests of scripts, the manifest, and in Firefox for prefetches and, before 132, for parts
    // of SVG files.
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data: https:",
    ...(dataOrigin ? [`connect-src 'self' ${dataOrigin}`] : []),
    "media-src 'none'",
    // The fallback of workers is script-src, which allows our own files.
    ...(hasServiceWorker ? [] : ["worker-src 'none'"]),
    // Without it, `default-src` allows frames of our own origin, and all our documents forbid framing.
    ...(hasVideo ? [`frame-src ${videoOrigin}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Strings cannot become markup or scripts. The one policy is in
    // `app/client/enhancements/loading/trusted-types-policy.ts`.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join(";");
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
}
