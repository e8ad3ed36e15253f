import { expect, test } from "vitest";
import { mulberry32 } from "~/illustrations/svg/random.ts";
import { EntryScores } from "./entry-scores.ts";

test("the best entries are those of a sort, with the smaller number first among equal ones", () => {
  const random = mulberry32(3);
  const found = new EntryScores();
  for (const count of [500, 21, 20, 19, 5, 1, 0]) {
    found.reset(count);
    const expected = Array.from({ length: count }, (_, entry) => {
      found.scores[entry] = Math.floor(random() * 40);
      found.metConditions[entry] = 1 + (entry % 3);
      return { entry, score: (found.scores[entry] ?? 0) * (1 + (entry % 3)) };
    }).filter(({ entry }) => entry % 3 > 0);
    expected.sort((one, other) => other.score - one.score);
    expect(found.selectBest(2, 20)).toEqual(expected.slice(0, 20));
  }
});
