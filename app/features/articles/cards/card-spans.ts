/** Column span of a card in a grid of three columns, and in one of two; one by default. */
export interface CardSpan {
  ofThree?: 2 | 3 | undefined;
  ofTwo?: 2 | undefined;
}

/**
 * Returns the spans of a list of `count` cards, so that the last row has no empty cell. In three columns the
 * necessary number of cards are two wide: the first, and others far from it and from each other, at the start and at
 * the end of their rows in turn. Three cards are one row of equal cards. In two columns the first is wide when the
 * number is odd.
 */
export function cardSpans(count: number): CardSpan[] {
  if (count === 1) return [{ ofThree: 3, ofTwo: 2 }];
  const wide = new Set(count === 3 ? [] : wideOfThree(count));
  return Array.from({ length: count }, (_, index) => ({
    ofThree: wide.has(index) ? 2 : undefined,
    ofTwo: index === 0 && count % 2 === 1 ? 2 : undefined,
  }));
}

function wideOfThree(count: number): number[] {
  const number = 3 - (count % 3);
  const rows = (count + number) / 3;
  return Array.from({ length: number }, (_, one) => {
    const row = one === 0 ? 0 : Math.round((one * (rows - 1)) / (number - 1));
    // Each earlier row has three cards, or two when one is wide.
    return row * 3 - one + (one % 2);
  });
}
