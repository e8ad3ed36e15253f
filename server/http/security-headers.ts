/** Two years, in seconds, as Mozilla recommends, of Strict-Transport-Security. */
const transportSecuritySeconds = 63_072_000;

/** Security headers of every response. Pages add their own Content-Security-Policy with `pagePolicy`. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // No DNS lookup of another host before a click.
    "X-DNS-Prefetch-Control": "off",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    // The video on the About page plays after the visitor's click.
    "Permissions-Policy":
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=(self "https://www.youtube-nocookie.com")',
    ...(siteUrl.startsWith("https:")
      ? {
          "Strict-Transport-Security": `max-age=${transportSecuritySeconds}; includeSubDomains`,
        }
      : {}),
  };
}

/** The Content-Security-Policy of every response that is no page: it loads nothing and cannot be framed. */
export const strictPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Variable parts of a page's policy. */
export interface PolicyParts {
  /** Hashes of the inline scripts and styles, as `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origin of the hosted project, which the browser may call, or null. */
  dataOrigin: string | null;
  /** Whether the page registers the service worker. */
  hasServiceWorker?: boolean;
}

/**
 * The Content-Security-Policy of a page. Scripts: our own files and the inline scripts with these hashes. Images: any https
 * host, because the clinic chooses the URL of an article's image.
 */
export function pagePolicy({ scripts, styles, dataOrigin, hasServiceWorker }: PolicyParts): string {
  return [
    // Fallback for fonts, the manifest, and in Firefox for prefetches and, before 132, for parts of SVG files.
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data: https:",
    `connect-src ${dataOrigin ? `'self' ${dataOrigin}` : "'self'"}`,
    "media-src 'none'",
    `worker-src ${hasServiceWorker ? "'self'" : "'none'"}`,
    "frame-src https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Strings cannot become markup or scripts. The one policy is in `app/client/enhancements/loading/trusted-types-policy.ts`.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
}
