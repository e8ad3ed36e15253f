import { Text } from "~/components/text/text.tsx";
import type { DropsNightWords } from "~/content/my-drops.types.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { timeText } from "~/opening-hours/hours-text.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { DropCells } from "../page/day-table.tsx";
import type { MyDropsProps } from "../page/my-drops-props.ts";
import type { Regimen } from "../timetable/regimen.ts";
import type { Dose } from "../timetable/timetable.ts";

/** The rows of the drops that do not fit into a night, with their times of usual days. */
export function DropsAsPrescribed({
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
    const times = own.map(({ minute }) =>
      timeText(minute % minutesPerDay, { words: hours, locale, notation: "12-hour-short" }),
    );
    return (
      <tbody key={drop.id}>
        <tr>
          <th scope="row">
            <Text>{nightWords.asPrescribed}</Text>
          </th>
          <DropCells sheets={sheets} regimen={regimen} drop={drop} isDashed>
            {times.join(listSeparator(locale))}
          </DropCells>
        </tr>
      </tbody>
    );
  });
}
