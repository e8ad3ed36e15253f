import { useScrolledPast } from "~/ui/use-scrolled-past.ts";

/** The header becomes compact beyond this many pixels of scrolling: 20 is normal, 21 is compact (A§9). */
const threshold = 20;

/** True while the page is scrolled by more than 20 px. */
export function useCompact(): boolean {
  return useScrolledPast(threshold);
}
