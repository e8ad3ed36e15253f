import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { insurers } from "../../app/content/data/insurance.ts";
import { content as english } from "../../app/content/en/content.ts";

test.each([
  ["en", english],
  ["ar", arabic],
] as const)(
  "the texts in %s that name one insurer name every insurer",
  (_, { insurance, questions }) => {
    const texts = {
      description: insurance.metadata.description,
      answer: questions.find(({ id }) => id === "insurers")?.answer ?? "",
    };
    for (const [place, text] of Object.entries(texts)) {
      const missing = insurers.filter(({ name }) => !text.includes(name)).map(({ name }) => name);
      expect({ [place]: missing }).toEqual({ [place]: [] });
    }
  },
);
