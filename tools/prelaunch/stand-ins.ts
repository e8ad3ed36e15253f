/**
 * The pattern of a sample value, even if it is marked as confirmed (REQ-CONTENT-1): reserved numbers, names and
 * addresses.
 */
const looks =
  /\+968 0000 000\d|\.(?:example|invalid|test)\b|\bexample\.(?:com|org|net)\b|\bsample\b|lorem ipsum/i;

/**
 * One line for each fact below `value` that is a sample by its mark or by its pattern, with its path. Facts without a
 * value are skipped.
 */
export function listStandIns(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("sample" in value && "value" in value) {
    const { value: fact, sample } = value;
    const standsIn = sample === true || looks.test(String(fact));
    return standsIn && fact !== null ? [`${path}: ${JSON.stringify(fact)}`] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    listStandIns(inner, path ? `${path}.${key}` : key),
  );
}
