import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { timeText } from "~/opening-hours/hours-text.ts";
import { dosesOn, nextDose } from "../timetable/timetable.ts";
import styles from "./day-table.module.css";
import { DropSign } from "./drop-sign.tsx";
import { bottleName, directionOfName } from "./drops-text.ts";
import { EyesDrawing } from "./eyes-drawing.tsx";
import type { MyDropsPartProps } from "./my-drops-props.ts";

const dayLength = 24 * 60;

/** The drops of a date in the order of their times; the next one by the clock of Oman is marked (REQ-DROPS-12). */
export function DayTable({
  words,
  sheets,
  regimen,
  date,
  now,
}: MyDropsPartProps & { date: string; now: number }) {
  const { locale } = useLanguage();
  const { words: sheet, hours } = sheets[locale];
  const next = nextDose(regimen, now);
  return (
    <table className={styles.table} data-read-aloud="">
      <caption>
        <VisuallyHidden>{words.day.title}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{sheet.time}</th>
          <th scope="col">{sheet.drop}</th>
          <th scope="col">{sheet.eye}</th>
        </tr>
      </thead>
      <tbody>
        {dosesOn(regimen, date).map(({ dropId, minute }) => {
          const drop = regimen.drops.find(({ id }) => id === dropId);
          if (!drop) return null;
          const name = bottleName(drop, regimen, sheet, locale);
          const isNext = next?.date === date && next.minute === minute && next.dropId === dropId;
          return (
            <tr key={`${dropId} ${minute}`} data-next={isNext ? "" : undefined}>
              <th scope="row">
                <Text>{timeText(minute % dayLength, { words: hours, locale })}</Text>
                {isNext && (
                  <small className={styles.next}>
                    <Text>{words.day.nextDose}</Text>
                  </small>
                )}
              </th>
              <td>
                <span className={styles.drop}>
                  <DropSign cap={drop.cap} small />
                  <bdi dir={directionOfName(name)} className={styles.name}>
                    {name}
                  </bdi>
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
    </table>
  );
}
