/** A word may have one wrong letter from this many letters on; a shorter one would become any other. */
const lettersForSlip = 5;

/** An ending or a beginning is taken off only where this many letters stay. */
const lettersOfStem = 3;

const arabic = /\p{sc=Arabic}/u;
const beginning = /^[وفبل](?=.{4})/;
const endings = ["ني", "ها", "هم", "كم", "نا", "ات", "ين", "ان", "ون", "ي", "ه", "ك", "ا"];
const plural = /([^sui])s$/;

/**
 * A folded word without what Arabic writes onto it ("and", "my", "her", the plural) and without the English plural. It is
 * compared with others of its kind alone: it need not be a word.
 */
export function stemOf(word: string): string {
  if (!arabic.test(word)) {
    return word.length > lettersOfStem ? word.replace(plural, "$1") : word;
  }
  const bare = word.replace(beginning, "");
  const ending = endings.find(
    (one) => bare.endsWith(one) && bare.length - one.length >= lettersOfStem,
  );
  return ending ? bare.slice(0, -ending.length) : bare;
}

/** Words that are recognised with one letter too many, too few or another, or two neighbours in each other's place. */
export class WordMatcher {
  readonly #stems: ReadonlySet<string>;
  /** What is left of each stem without one of its letters. */
  readonly #shortened = new Map<string, string[]>();

  constructor(stems: Iterable<string>) {
    this.#stems = new Set(stems);
    for (const stem of this.#stems) {
      if (stem.length < lettersForSlip) continue;
      for (const short of withoutOneLetter(stem)) {
        this.#shortened.set(short, [...(this.#shortened.get(short) ?? []), stem]);
      }
    }
  }

  /** The stem of a typed word: as it is known here, or the one that is a slip away; undefined where there is none. */
  find(word: string): string | undefined {
    const stem = stemOf(word);
    if (this.#stems.has(stem)) return stem;
    if (stem.length < lettersForSlip) return undefined;
    return [stem, ...withoutOneLetter(stem)]
      .flatMap((form) => [
        ...(this.#stems.has(form) ? [form] : []),
        ...(this.#shortened.get(form) ?? []),
      ])
      .find((known) => known.length >= lettersForSlip && isSlipOf(stem, known));
  }
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Whether two words differ in one letter or in the order of two neighbours, and begin alike. */
function isSlipOf(typed: string, known: string): boolean {
  // Another first letter makes another word more often ("light", "night") than it is a slip.
  if (typed[0] !== known[0]) return false;
  const [short, long] = typed.length < known.length ? [typed, known] : [known, typed];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const [rest, other] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return rest === other.slice(1);
  const swapped = `${other[1] ?? ""}${other[0] ?? ""}${other.slice(2)}`;
  return rest.slice(1) === other.slice(1) || rest === swapped;
}
