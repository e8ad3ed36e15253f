/**
 * A fact of the clinic that the specification does not give: a stand-in until the clinic replaces it (REQ-CONTENT-1).
 */
export interface Fact<Value> {
  value: Value;
  /** True while the value is a stand-in. `npm run launch-check` fails until none is left. */
  sample: boolean;
}

/** Marks a stand-in. Replace the call by `confirmed(…)` together with the real value. */
export function sample<Value>(value: Value): Fact<Value> {
  return { value, sample: true };
}

/** Marks a value that the specification or the clinic has given. */
export function confirmed<Value>(value: Value): Fact<Value> {
  return { value, sample: false };
}
