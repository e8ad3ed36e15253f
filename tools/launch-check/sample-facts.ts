/**
 * The pattern of a sample value, even if it is marked as confirmed (REQ-CONTENT-1): reserved numbers, names and
 * addresses.
 */
const samplePattern =
  /\+968 0000 000\d|\.(?:example|invalid|test)\b|\bexample\.(?:com|org|net)\b|\bsample\b|lorem ipsum/i;

/**
 * One line for each fact below `value` that is a sample by its mark or by its pattern, with its path. Facts without a
 * value are skipped.
 */
export function listSampleFacts(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("sample" in value && "value" in value) {
    const { value: fact, sample } = value;
    const isSample = sample === true || samplePattern.test(String(fact));
    return isSample && fact !== null ? [`${path}: ${JSON.stringify(fact)}`] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    listSampleFacts(inner, path ? `${path}.${key}` : key),
  );
}
