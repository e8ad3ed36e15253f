import { expect, test } from "vitest";
import { mulberry32 } from "~/illustrations/svg/random.ts";
import { newSpotRound } from "./spot-round.ts";

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);
const rounds = seeds.map((seed) => newSpotRound(mulberry32(seed)));

test("each of a thousand rounds has five different odd squares from one to nine", () => {
  for (const { squares } of rounds) {
    expect(squares.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(squares.filter(({ odd }) => odd)).toHaveLength(5);
  }
});

test("an odd ring is open an eighth beside the usual one, and the others are alike", () => {
  for (const { squares, usual } of rounds) {
    for (const { gap, odd } of squares) {
      const apart = Math.min((gap - usual + 8) % 8, (usual - gap + 8) % 8);
      expect(apart).toBe(odd ? 1 : 0);
    }
  }
});

test("over many rounds every square is odd equally often, and every position is the usual one", () => {
  for (let number = 1; number <= 9; number++) {
    const times = rounds.filter(({ squares }) => squares[number - 1]?.odd).length;
    // The expected value is 556 of a thousand; 80 is five standard deviations.
    expect(Math.abs(times - 556)).toBeLessThan(80);
  }
  expect(new Set(rounds.map(({ usual }) => usual)).size).toBe(8);
});
