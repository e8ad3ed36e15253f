/**
 * Lists what the states of a simulator show, each once, with the numbers of its states for `data-options` (see
 * `Choices`): `["a", "b", "a"]` is `[["a", "1 3"], ["b", "2"]]`. An item of all states has no numbers, because it is
 * always visible.
 */
export function groupStates<Shown>(
  shown: readonly Shown[],
  keyOf: (one: Shown) => string,
): [Shown, of: string | undefined][] {
  const groups = new Map<string, { first: Shown; states: number[] }>();
  for (const [index, one] of shown.entries()) {
    const key = keyOf(one);
    const group = groups.get(key) ?? { first: one, states: [] };
    group.states.push(index + 1);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, states }) => [
    first,
    groups.size > 1 ? states.join(" ") : undefined,
  ]);
}
