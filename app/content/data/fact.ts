/**
 * A fact of the clinic that the specification does not give: a sample value until the clinic replaces it
 * (REQ-CONTENT-1).
 */
export interface Fact<Value> {
  value: Value;
  /** True while the value is a sample. `npm run launch-check` fails as long as one exists. */
  sample: boolean;
}

/**
 * Marks a sample value. Replace the call by `confirmed(…)` together with the real value. A sample phone number is
 * `+968 0000` and four digits, because nobody has such a number.
 */
export function sample<Value>(value: Value): Fact<Value> {
  return { value, sample: true };
}

/** Marks a value from the specification or the clinic. */
export function confirmed<Value>(value: Value): Fact<Value> {
  return { value, sample: false };
}
