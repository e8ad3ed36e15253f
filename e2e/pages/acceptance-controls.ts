import type { Page } from "@playwright/test";
import { en } from "../support/words.ts";

const { acknowledge, banner } = en.terms.acceptance;

/** The controls that accept the terms. */
export const acceptanceBanner = (page: Page) => page.getByRole("region", { name: banner.label });
export const acceptButton = (page: Page) => page.getByRole("button", { name: banner.accept });
export const checkbox = (page: Page) => page.getByRole("checkbox", { name: acknowledge });
