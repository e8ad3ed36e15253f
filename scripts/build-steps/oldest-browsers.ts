/**
 * The oldest browsers that show the whole design (REQ-PAGE-5), as esbuild names them. Older browsers show pages without
 * styles. The browser for Android has its own entry, because only it needs some prefixes.
 * `tests/oldest-browsers.test.ts` checks features besides syntax.
 */
export const oldestBrowsers = ["ios15.4", "safari15.4", "chrome99", "firefox115"];
