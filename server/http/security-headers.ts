/** One year, in seconds: browsers that have seen the https site ask for nothing else. */
const transportSecuritySeconds = 31_536_000;

/** Headers that every answer carries. Pages add their own Content-Security-Policy with `pagePolicy`. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // Not even the name of another host is looked up before a click.
    "X-DNS-Prefetch-Control": "off",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    // The video on the About page plays after the reader's click.
    "Permissions-Policy":
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=(self "https://www.youtube-nocookie.com")',
    ...(siteUrl.startsWith("https:")
      ? {
          "Strict-Transport-Security": `max-age=${transportSecuritySeconds}; includeSubDomains`,
        }
      : {}),
  };
}

/** The policy of every answer that is no page: it loads nothing and is shown nowhere. */
export const strictPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What a page's policy has to name. */
export interface PolicyParts {
  /** Hashes of the inline scripts that may run, and of the inline styles, as `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origin the browser may read data from besides our own, or null. */
  dataOrigin: string | null;
  /** Whether the page brings the worker that keeps pages. */
  hasServiceWorker?: boolean;
}

/**
 * The policy of a page: scripts are our own files and the inline scripts with these hashes; nothing else runs.
 * Pictures may come from any https host, because an article's image is an address the clinic chooses.
 */
export function pagePolicy({ scripts, styles, dataOrigin, hasServiceWorker }: PolicyParts): string {
  return [
    // For what has no directive of its own: fonts, the manifest, and what Firefox counts among it (parts of drawings
    // before 132, prefetches).
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
    // No text becomes markup or a script. The one policy is in `app/client/enhancements/loading/trusted-types-policy.ts`.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
}
