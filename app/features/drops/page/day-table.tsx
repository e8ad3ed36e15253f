import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { clockText, timeText } from "~/opening-hours/hours-text.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { classNames } from "~/styles/class-names.ts";
import { DropIcon } from "../drawings/drop-icon.tsx";
import { EyesDrawing } from "../drawings/eyes-drawing.tsx";
import { type Dose, doseGroupsOn } from "../timetable/timetable.ts";
import styles from "./day-table.module.css";
import { bottleName, directionOfName } from "./drops-text.ts";
import type { MyDropsPartProps } from "./my-drops-props.ts";

/**
 * The drops of a date in the order of their times. Drops that are due at the same time are one group, in which the
 * later times are smaller. The next drop by the clock of Oman is marked (REQ-DROPS-12).
 */
export function DayTable({
  words,
  sheets,
  regimen,
  date,
  isNext,
}: MyDropsPartProps & { date: string; isNext: (dose: Dose) => boolean }) {
  const { locale } = useLanguage();
  const { words: sheet, hours } = sheets[locale];
  return (
    <table className={classNames("table", styles.table)} data-read-aloud="">
      <caption>
        <VisuallyHidden>{words.day.title}</VisuallyHidden>
      </caption>
      <thead className="small secondary" data-unread="">
        <tr>
          <th scope="col">{sheet.time}</th>
          <th scope="col">{sheet.drop}</th>
          <th scope="col">{sheet.eye}</th>
        </tr>
      </thead>
      {doseGroupsOn(regimen, date).map((group) => (
        <tbody key={group[0]?.minute} data-next={group.some(isNext) ? "" : undefined}>
          {group.map((dose, index) => {
            const drop = regimen.drops.find(({ id }) => id === dose.dropId);
            if (!drop) return null;
            const name = bottleName(drop, regimen, sheet, locale);
            const minute = dose.minute % minutesPerDay;
            return (
              <tr key={dose.dropId}>
                <th scope="row">
                  <Text>
                    {index === 0
                      ? timeText(minute, { words: hours, locale })
                      : clockText(minute, locale)}
                  </Text>
                </th>
                <td>
                  <span className={classNames("with-icon", styles.drop)}>
                    <DropIcon cap={drop.cap} small />
                    <span>
                      <bdi dir={directionOfName(name)}>{name}</bdi>
                      {isNext(dose) && (
                        <small className="small medium block">
                          {" "}
                          <Text>{words.day.nextDose}</Text>
                        </small>
                      )}
                    </span>
                  </span>
                </td>
                <td>
                  <span className={styles.eye}>
                    <EyesDrawing eye={drop.eye} cap={drop.cap} />
                    <small>
                      <Text>{sheet.eyes[drop.eye]}</Text>
                    </small>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
