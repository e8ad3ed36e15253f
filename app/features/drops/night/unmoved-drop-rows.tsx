import { Text } from "~/components/text/text.tsx";
import type { HoursWords } from "~/content/hours.types.ts";
import type { DropsNightWords } from "~/content/my-drops.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import type { Locale } from "~/i18n/locale.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { DropCells } from "../page/day-table.tsx";
import type { MyDropsProps } from "../page/my-drops-props.ts";
import type { Regimen } from "../timetable/regimen.ts";
import type { Dose } from "../timetable/timetable.ts";

/** The rows of the drops that do not fit into a night, with their times of usual days. */
export function UnmovedDropRows({
  nightWords,
  sheets,
  regimen,
  doses,
}: Pick<MyDropsProps, "sheets"> & {
  nightWords: DropsNightWords;
  regimen: Regimen;
  doses: readonly Dose[];
}) {
  const { locale } = useLanguage();
  const { hours } = sheets[locale];
  return regimen.drops.map((drop) => {
    const own = doses.filter(({ dropId }) => dropId === drop.id);
    if (own.length === 0) return null;
    return (
      <tbody key={drop.id}>
        <tr>
          <th scope="row">
            <small className="small">
              <Text>{nightWords.asPrescribed}</Text>
            </small>
          </th>
          <DropCells sheets={sheets} regimen={regimen} drop={drop} isDashed>
            <small className="small block">
              {" "}
              <Text>{timesText(own, hours, locale)}</Text>
            </small>
          </DropCells>
        </tr>
      </tbody>
    );
  });
}

/**
 * "7 AM, 10 AM, 1 PM"; in Arabic the part of the day is there once for the times in it: «٧ و١٠ صباحًا، ١ ظهرًا». No line
 * breaks inside a time.
 */
function timesText(
  doses: readonly Dose[],
  words: Pick<HoursWords, "dayParts">,
  locale: Locale,
): string {
  const times = doses.map(({ minute }) =>
    timeText(minute % minutesPerDay, { words, locale, notation: "12-hour-short" }).split(" "),
  );
  const texts = times.map(([clock, part], index) => {
    const next = times[index + 1];
    if (locale === "ar" && part === next?.[1]) return `${clock} و\u2060`;
    return `${clock}\u00a0${part}${next ? listSeparator(locale) : ""}`;
  });
  return texts.join("");
}
