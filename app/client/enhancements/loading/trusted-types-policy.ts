/** The Trusted Types API, which the oldest supported browsers lack. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(
    name: "default",
    rules: { createHTML(html: string): string; createScriptURL(address: string): string | null },
  ): unknown;
}

/** The markup from which React creates a script element. Browsers never run a script that is created this way. */
const emptyScript = "<script></script>";

/**
 * Creates the default Trusted Types policy (`trusted-types` of `server/http/security-headers.ts`), which applies to
 * every string that could become markup or a script address: text without a tag stays, markup becomes empty, and only
 * files of this site may be scripts or workers. No string is ever executed.
 */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // On account pages the page script and `entry.client.tsx` both call this; a second default policy would throw.
  if (trustedTypes?.defaultPolicy) return;
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : ""),
    createScriptURL: (address) => (/^\/(assets\/[\w.-]+|sw\.js)$/.test(address) ? address : null),
  });
}
