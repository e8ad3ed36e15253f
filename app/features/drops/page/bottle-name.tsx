import type { DropsSheetWords } from "~/content/my-drops.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { directionOfText } from "~/i18n/text-direction.ts";
import type { Drop, Regimen } from "../timetable/regimen.ts";
import { bottleName } from "./drops-text.ts";

/** The name of a bottle in the direction of its script. */
export function BottleName({
  drop,
  regimen,
  words,
  locale,
}: {
  drop: Drop;
  regimen: Regimen;
  words: DropsSheetWords;
  locale: Locale;
}) {
  const name = bottleName(drop, regimen, words, locale);
  return <bdi dir={directionOfText(name)}>{name}</bdi>;
}
