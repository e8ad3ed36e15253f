import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { mulberry32 } from "../../app/illustrations/svg/random.ts";
import { readSeedArticles, type SeedArticle } from "../articles/seed-articles.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import { startBuiltSite } from "./servers.ts";

/** As many articles as the search can find. */
const articleCount = 10_000;

/** Bilingual articles as long as those of the seed, of its words, with a rare word among twenty. */
function* generateArticles(): Generator<SeedArticle> {
  const seed = readSeedArticles();
  // With a seed, so that two runs have the same articles.
  const random = mulberry32(7);
  const texts = {
    en: { words: wordsOf(seed.map(({ content_en }) => content_en)), letters: "etaoinshrdlucmfw" },
    ar: { words: wordsOf(seed.map(({ content_ar }) => content_ar)), letters: "ايلمنوتربعدسكفقح" },
  };
  const rare = (letters: string) =>
    Array.from(
      { length: 4 + Math.floor(random() * 4) },
      () => letters[Math.floor(random() ** 2 * letters.length)],
    ).join("");
  const write = (language: "en" | "ar", length: number) => {
    const { words, letters } = texts[language];
    return Array.from({ length }, () =>
      random() < 0.05 ? rare(letters) : words[Math.floor(random() * words.length)],
    ).join(" ");
  };
  for (let number = 0; number < articleCount; number += 1) {
    yield {
      id: `b0000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
      slug: `measured-${number}`,
      title_en: write("en", 7).slice(0, 190),
      title_ar: write("ar", 6).slice(0, 190),
      excerpt_en: write("en", 28).slice(0, 590),
      excerpt_ar: write("ar", 25).slice(0, 590),
      featured_image: "",
      category: seed[number % seed.length]?.category ?? "",
      author: "Editorial Team",
      published_at: new Date(Date.UTC(2020, 0, 1 + (number % 2_000))).toISOString().slice(0, 10),
      content_en: write("en", 600),
      content_ar: write("ar", 500),
    };
  }
}

/** The words of texts in both scripts, in order. */
export function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** Creates a temporary data directory with 10,000 articles, and returns its path. */
export async function createDataDirectory(): Promise<string> {
  const folder = createTemporaryFolder("bench-");
  await (await startBuiltSite({ DATA_DIR: folder })).stop();
  const database = new DatabaseSync(join(folder, "app.db"));
  database.exec("begin");
  for (const article of generateArticles()) {
    const columns = Object.keys(article);
    database
      .prepare(
        `insert into articles (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
      )
      .run(...Object.values(article).map((value) => (value === "" ? null : value)));
  }
  database.exec("commit");
  database.close();
  return folder;
}
