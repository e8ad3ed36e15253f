import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import { type PaperLanguage, paperLanguages } from "~/content/data/drops.ts";
import { languageNames } from "~/i18n/locale.ts";
import type { MyDropsPartProps } from "./my-drops-props.ts";

export interface PaperOptions {
  language: PaperLanguage;
  isLarge: boolean;
}

/** Language and size of the printed page. */
export function PaperChoices({
  words,
  paper,
  onPaper,
}: Pick<MyDropsPartProps, "words"> & {
  paper: PaperOptions;
  onPaper: (options: PaperOptions) => void;
}) {
  return (
    <PillGroup legend={words.paper.language}>
      {paperLanguages.map((language) => (
        <Pill
          key={language}
          type="radio"
          name="paper-language"
          {...(language !== "both" && { lang: language })}
          checked={paper.language === language}
          onChange={() => onPaper({ ...paper, language })}
        >
          {language === "both" ? words.paper.both : languageNames[language]}
        </Pill>
      ))}
      <Pill
        type="checkbox"
        name="paper-large"
        checked={paper.isLarge}
        onChange={(isLarge) => onPaper({ ...paper, isLarge })}
      >
        {words.paper.large}
      </Pill>
    </PillGroup>
  );
}
