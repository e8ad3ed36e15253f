/**
 * The oldest browsers that show the whole design (REQ-PAGE-5), as the build names them; below, the page reads without
 * styles. The one on telephones is named for itself: only it needs some prefixes. What they lack besides syntax,
 * `tests/oldest-browsers.test.ts` forbids.
 */
export const oldestBrowsers = ["ios15.4", "safari15.4", "chrome99", "firefox115"];
