import { oddCount, squareCount } from "~/content/data/games.ts";
import type { Random } from "~/illustrations/svg/random.ts";

/** A ring is open towards one of eight sides, counted clockwise from the right. */
const sides = 8;

/** One of the nine squares. */
interface DealtSquare {
  /** From 1, in the order of reading. */
  number: number;
  /** Where its ring is open: 0 is the right, clockwise in eighths. */
  gap: number;
  /** The rings of odd squares are open elsewhere than the usual ones; they differ by shape alone (REQ-GAME-6). */
  odd: boolean;
}

/** One deal of the spot game. */
export interface SpotRound {
  squares: readonly DealtSquare[];
  /** Where the rings of the usual squares are open. */
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

/** The same items in an order where each is as likely as any other (Fisher and Yates). */
function shuffled(items: readonly number[], random: Random): number[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
