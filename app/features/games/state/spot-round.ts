import { oddCount, squareCount } from "~/content/data/games.ts";
import type { Random } from "~/illustrations/svg/random.ts";

/** Number of positions of a gap, clockwise from the right. */
const sides = 8;

/** One of the nine squares. */
interface RoundSquare {
  /** From 1, in reading order. */
  number: number;
  /** Position of the gap: 0 is the right, clockwise in eighths. */
  gap: number;
  /** The gap of an odd square differs from the usual one; colour is the same (REQ-GAME-6). */
  odd: boolean;
}

/** One random arrangement of the spot game. */
export interface SpotRound {
  squares: readonly RoundSquare[];
  /** Position of the gap on the usual squares. */
  usual: number;
}

/**
 * A new round: five different squares are odd, and each of their rings is rotated by an eighth to one side or the other,
 * so that they are not obvious.
 */
export function newSpotRound(random: Random): SpotRound {
  const numbers = Array.from({ length: squareCount }, (_, index) => index + 1);
  const oddNumbers = new Set(shuffled(numbers, random).slice(0, oddCount));
  const usual = Math.floor(random() * sides);
  const squares = numbers.map((number) => {
    const odd = oddNumbers.has(number);
    const turn = random() < 0.5 ? 1 : sides - 1;
    return { number, gap: odd ? (usual + turn) % sides : usual, odd };
  });
  return { squares, usual };
}

/** Returns the items in a uniformly random order (Fisher-Yates). */
function shuffled(items: readonly number[], random: Random): number[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
