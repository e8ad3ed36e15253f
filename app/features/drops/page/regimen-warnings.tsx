import { Banner } from "~/components/indicators/banner.tsx";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { problemsOf } from "../timetable/regimen-problems.ts";
import type { MyDropsPartProps } from "./my-drops-props.ts";

/** A warning while the drops do not fit into the hours awake: the table then shows times that are too near. */
export function RegimenWarnings({ words, regimen, today }: MyDropsPartProps) {
  const { locale } = useLanguage();
  const problems = problemsOf(regimen, today);
  const short = problems.find((problem) => problem.kind === "day-too-short");
  const isTight = problems.some(({ kind }) => kind === "never-awake" || kind === "crowded");
  if (!short && !isTight) return null;
  return (
    <Banner kind="warning" announce>
      {short?.kind === "day-too-short"
        ? interpolate(words.day.tooMany, {
            drops: pluralize(short.doses, words.day.drops, locale),
            hours: pluralize(Math.ceil(short.needed / 60), words.day.hours, locale),
          })
        : words.day.crowded}
    </Banner>
  );
}
