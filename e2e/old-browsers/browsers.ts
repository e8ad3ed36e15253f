import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The old browsers, by project name. */
export type OldBrowser = "chromium-102" | "webkit-2.38";

/** The folder of the npm package with Chromium, the compressed program, and the decompressed one. */
export const folder = fileURLToPath(new URL(".", import.meta.url));
export const compressedChromium = `${folder}node_modules/@sparticuz/chrome-aws-lambda/bin/chromium.br`;
export const chromium = `${folder}node_modules/.cache/chromium-102`;

/** The packages of Debian's WPE WebKit, its driver and its headless browser. */
export const webKitPackages = ["wpewebkit-driver", "cog"];
export const webKit = { driver: "/usr/bin/WPEWebDriver", browser: "/usr/bin/cog" };

/** The reason why a browser cannot run here, or null. */
export const missingReasons: Record<OldBrowser, () => string | null> = {
  "chromium-102": () =>
    existsSync(chromium) ? null : "its package, for Linux on x64, is not installed",
  "webkit-2.38": () =>
    Object.values(webKit).every((program) => existsSync(program))
      ? null
      : `Debian 12's packages are missing: ${webKitPackages.join(" ")}`,
};

export const oldBrowsers = Object.keys(missingReasons) as OldBrowser[];
