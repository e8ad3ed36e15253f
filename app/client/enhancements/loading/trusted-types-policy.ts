/** What browsers call a policy of Trusted Types; they are younger than the oldest browsers that we serve. */
interface TrustedTypes {
  createPolicy(
    name: "default",
    rules: { createHTML(html: string): string; createScriptURL(address: string): string | null },
  ): unknown;
}

/** How React makes an element for a script. The browser never runs what is made this way. */
const emptyScript = "<script></script>";

/**
 * The one policy of Trusted Types (`trusted-types` of `server/http/security-headers.ts`), for whatever text is handed to a
 * place where it could become markup or name a script: text without a tag stays text, markup becomes nothing, and only
 * files of this site are scripts or workers. No text is ever run.
 */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : ""),
    createScriptURL: (address) => (/^\/(assets\/[\w.-]+|sw\.js)$/.test(address) ? address : null),
  });
}
