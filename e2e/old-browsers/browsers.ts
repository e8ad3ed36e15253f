import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The old browsers, by the name of their project. */
export type OldBrowser = "chromium-102" | "webkit-2.38";

/** The package of npm that Chromium comes in is installed here, and unpacked beside its packed form. */
export const folder = fileURLToPath(new URL(".", import.meta.url));
export const compressedChromium = `${folder}node_modules/@sparticuz/chrome-aws-lambda/bin/chromium.br`;
export const chromium = `${folder}node_modules/.cache/chromium-102`;

/** Debian's WPE WebKit: the packages it comes in, its driver, and its browser without windows. */
export const webKitPackages = ["wpewebkit-driver", "cog"];
export const webKit = { driver: "/usr/bin/WPEWebDriver", browser: "/usr/bin/cog" };

/** Why a browser cannot be run here; null when it can. */
export const whyMissing: Record<OldBrowser, () => string | null> = {
  "chromium-102": () =>
    existsSync(chromium) ? null : "its package, for Linux on x64, is not installed",
  "webkit-2.38": () =>
    Object.values(webKit).every((program) => existsSync(program))
      ? null
      : `Debian 12's packages are missing: ${webKitPackages.join(" ")}`,
};

export const oldBrowsers = Object.keys(whyMissing) as OldBrowser[];
