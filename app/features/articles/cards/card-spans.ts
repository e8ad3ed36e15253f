/** Column span of a card in a grid of three columns, and in one of two; one by default. */
export interface CardSpan {
  ofThree?: 2 | 3 | undefined;
  ofTwo?: 2 | undefined;
}

/**
 * The spans of a list of `count` cards, which leave no cell of its last row empty. Of three columns, as many cards are two
 * wide as fill it, one of them the first, the others far from it and from each other, at the start and at the end of
 * their rows in turn; three cards are a row as they are. Of two columns the first is wide when their number is odd.
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
    // Each row before this one holds three cards, those with a wide one two.
    return row * 3 - one + (one % 2);
  });
}
