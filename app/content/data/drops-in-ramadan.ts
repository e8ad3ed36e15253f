/**
 * Smallest time between two doses of one drop in the nights of Ramadan, in minutes: a value of the clinic's clinician.
 * While it is null, the page does not offer Ramadan (REQ-DROPS-9).
 */
export const minNightInterval: number | null = null;
