import { expect, test } from "vitest";
import { cardSpans } from "./card-spans.ts";

/** Returns rows of cells as the browser fills them: the number of the card, or null for an empty cell. */
function placed(spans: readonly (number | undefined)[], columns: number): (number | null)[][] {
  const rows: (number | null)[][] = [[]];
  spans.forEach((span = 1, card) => {
    let row = rows.at(-1) ?? [];
    if (row.length + span > columns) {
      while (row.length < columns) row.push(null);
      row = [];
      rows.push(row);
    }
    for (let cell = 0; cell < span; cell++) row.push(card);
  });
  const last = rows.at(-1) ?? [];
  while (last.length < columns) last.push(null);
  return rows;
}

const counts = Array.from({ length: 30 }, (_, index) => index + 1);

test.each(counts)("%i cards leave no cell empty, of three columns and of two", (count) => {
  const spans = cardSpans(count);
  expect(spans).toHaveLength(count);
  const cells = [
    placed(
      spans.map(({ ofThree }) => ofThree),
      3,
    ),
    placed(
      spans.map(({ ofTwo }) => ofTwo),
      2,
    ),
  ];
  expect(cells.flat(2)).not.toContain(null);
});

test.each(counts.slice(3))(
  "the first of %i cards in three columns is wide, and the sides alternate",
  (count) => {
    const rows = placed(
      cardSpans(count).map(({ ofThree }) => ofThree),
      3,
    );
    const starts = rows
      .filter((row) => new Set(row).size === 2)
      .map(([first, second]) => first === second);
    expect(rows[0]?.slice(0, 2)).toEqual([0, 0]);
    expect(starts).toEqual(starts.map((_, index) => index % 2 === 0));
  },
);

test("twelve cards are wide in the first, the third and the last of five rows", () => {
  const rows = placed(
    cardSpans(12).map(({ ofThree }) => ofThree),
    3,
  );
  expect(rows.map((row) => new Set(row).size)).toEqual([2, 3, 2, 3, 2]);
});
