import { type Answer, slugsIn } from "./answer.ts";
import type { AnswerFiles } from "./answer-files.ts";

/** Answers together take at most this much, in bytes, in memory and again on disk: hundreds of articles. */
const mostBytes = 16 * 1024 * 1024;

/** An answer that has not changed is written to disk again when its date there is this old, in milliseconds. */
const dateAge = 10 * 60 * 1000;

/**
 * The last good answer to each question, in memory and on disk. The least recently used leave first. What the data
 * service has taken out leaves too: nothing is kept that it would not tell any more, as far as it was asked.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, Answer>();
  /** When each answer came that is on disk. */
  readonly #fileDates = new Map<string, number>();
  readonly #files: AnswerFiles;
  readonly #limit: number;
  #size = 0;

  /** Begins with what an earlier process has left. */
  constructor(files: AnswerFiles, limit = mostBytes) {
    this.#files = files;
    this.#limit = limit;
    for (const { key, ...answer } of files.load()) this.#put(key, answer);
  }

  /** The last good answer to the question `key`, or null. */
  find(key: string): Answer | null {
    const answer = this.#answers.get(key);
    if (!answer) return null;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Whether an article with this slug is in any answer. */
  knows(slug: string): boolean {
    return [...this.#answers.values()].some(({ slugs }) => slugs.includes(slug));
  }

  /** From now on this is the last good answer. One without rows says that there is nothing to keep. */
  keep(key: string, answer: Answer): void {
    if (answer.slugs.length === 0) {
      this.#drop(key);
      return;
    }
    const before = this.#answers.get(key);
    const isSame = before?.text === answer.text && before.total === answer.total;
    this.#put(key, answer);
    if (!this.#answers.has(key)) return;
    // The date on disk stays behind by no more than `dateAge`, so that a quiet day does not write all the time.
    if (!isSame || answer.at - (this.#fileDates.get(key) ?? 0) >= dateAge) this.#write(key, answer);
  }

  /** Takes an article that is gone out of every answer. */
  takeAway(slug: string): void {
    for (const [key, answer] of [...this.#answers]) {
      if (!answer.slugs.includes(slug)) continue;
      const rows = (JSON.parse(answer.text) as unknown[]).filter(
        (row) => !slugsIn([row]).includes(slug),
      );
      const total = answer.total === null ? null : Math.max(rows.length, answer.total - 1);
      const rest = { ...answer, text: JSON.stringify(rows), slugs: slugsIn(rows), total };
      if (rest.slugs.length === 0) this.#drop(key);
      else {
        this.#put(key, rest);
        this.#write(key, rest);
      }
    }
  }

  /** Takes out every article that is not among `slugs`. */
  keepOnly(slugs: ReadonlySet<string>): void {
    const known = new Set([...this.#answers.values()].flatMap((answer) => answer.slugs));
    for (const slug of known) if (!slugs.has(slug)) this.takeAway(slug);
  }

  #write(key: string, answer: Answer): void {
    this.#fileDates.set(key, answer.at);
    this.#files.write({ key, ...answer });
  }

  #put(key: string, answer: Answer): void {
    const before = this.#answers.get(key);
    if (before) this.#size -= sizeOf(key, before);
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    this.#size += sizeOf(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#fileDates.delete(key);
    this.#size -= sizeOf(key, answer);
    this.#files.remove(key);
  }
}

/** Letters of most languages take two bytes in memory, and each answer something besides its text. */
function sizeOf(key: string, { text, slugs }: Answer): number {
  return 2 * (key.length + text.length) + 100 * slugs.length + 500;
}
