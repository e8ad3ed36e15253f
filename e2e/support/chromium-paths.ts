import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/environment/browsers.mjs";

const found = findChromium({ playwright: chromium.executablePath() });

/** The Chromium that the tests drive, without windows where there is one. Without any, Playwright says what to do. */
export const headlessChromium = found?.light;

/** The Chromium that remembers pages as a reader's does. */
export const fullChromium = found?.whole;
