import type { Locale } from "../../i18n/locale.ts";

/**
 * Smallest time between two doses of one drop in the nights of Ramadan, in minutes: a value of the clinic's clinician.
 * While it is null, the page does not offer Ramadan (REQ-DROPS-9).
 */
export const minNightInterval: number | null = null;

/** The clinic's own words on drops and fasting, below the times of a night. Nothing is shown for an empty text. */
export const wordsOnFasting: Readonly<Record<Locale, string>> = { en: "", ar: "" };
