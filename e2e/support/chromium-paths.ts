import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/environment/browsers.mjs";

const found = findChromium({ playwright: chromium.executablePath() });

/** The headless Chromium if it is installed, else the full one. Without any, Playwright prints an instruction. */
export const headlessChromium = found?.headless;

/** The full Chromium, which has a back/forward cache. */
export const fullChromium = found?.full;
