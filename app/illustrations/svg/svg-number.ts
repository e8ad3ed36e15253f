/**
 * The shortest form of a number in SVG: at most `decimals` decimals, no trailing zeros, no zero before the point and
 * never "-0". An illustration has thousands of numbers, so each character adds to its size.
 *
 * @example svgNumber(0.504, 2) === ".5"; svgNumber(-0.2) === "0"
 */
export function svgNumber(value: number, decimals = 0): string {
  const fixed = value.toFixed(decimals);
  const trimmed = decimals > 0 ? fixed.replace(/\.?0+$/, "") : fixed;
  return Number(trimmed) === 0 ? "0" : trimmed.replace(/^(-?)0\./, "$1.");
}
