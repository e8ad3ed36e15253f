/**
 * The tab a key moves to, or null when the key is none of the strip's. ArrowLeft always goes to the tab seen on the
 * left, so in right-to-left pages it goes forward (craft R28). Beyond an end the strip starts over.
 */
export function nextTab(
  key: string,
  { index, count, direction }: { index: number; count: number; direction: "ltr" | "rtl" },
): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  const forward = (key === "ArrowRight") === (direction === "ltr");
  return (index + (forward ? 1 : -1) + count) % count;
}
