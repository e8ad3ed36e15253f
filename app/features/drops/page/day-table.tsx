import type { ReactNode } from "react";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { clockText, timeText } from "~/opening-hours/hours-text.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { classNames } from "~/styles/class-names.ts";
import { DropIcon } from "../drawings/drop-icon.tsx";
import { EyesDrawing } from "../drawings/eyes-drawing.tsx";
import type { Drop } from "../timetable/regimen.ts";
import type { Dose } from "../timetable/timetable.ts";
import { BottleName } from "./bottle-name.tsx";
import styles from "./day-table.module.css";

import type { MyDropsPartProps } from "./my-drops-props.ts";

type TablePartProps = Pick<MyDropsPartProps, "words" | "sheets" | "regimen">;

/**
 * Groups of drops in the order of their times. In a group the later times are smaller. The next drop by the clock of
 * Oman is marked (REQ-DROPS-12). `children` are further rows.
 */
export function DayTable({
  title,
  groups,
  isNext,
  children,
  ...parts
}: TablePartProps & {
  title: string;
  groups: readonly (readonly Dose[])[];
  isNext?: (dose: Dose) => boolean;
  children?: ReactNode;
}) {
  const { words, sheets, regimen } = parts;
  const { locale } = useLanguage();
  const { words: sheet, hours } = sheets[locale];
  return (
    <div className="query-container">
      <table className={classNames("table", styles.table)} data-read-aloud="">
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead className="small secondary" data-unread="">
          <tr>
            <th scope="col">{sheet.time}</th>
            <th scope="col">{sheet.drop}</th>
            <th scope="col">{sheet.eye}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group[0]?.minute} data-next={isNext && group.some(isNext) ? "" : undefined}>
            {group.map((dose, index) => {
              const drop = regimen.drops.find(({ id }) => id === dose.dropId);
              if (!drop) return null;
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
                  <DropCells {...parts} drop={drop}>
                    {isNext?.(dose) && (
                      <small className="small medium block">
                        {" "}
                        <Text>{words.day.nextDose}</Text>
                      </small>
                    )}
                  </DropCells>
                </tr>
              );
            })}
          </tbody>
        ))}
        {children}
      </table>
    </div>
  );
}

/** The cells with the drop and its eyes. Something can be below the name. */
export function DropCells({
  sheets,
  regimen,
  drop,
  isDashed,
  children,
}: Pick<TablePartProps, "sheets" | "regimen"> & {
  drop: Drop;
  isDashed?: boolean;
  children: ReactNode;
}) {
  const { locale } = useLanguage();
  const { words: sheet } = sheets[locale];
  return (
    <>
      <td>
        <span className={classNames("with-icon", styles.drop)}>
          <DropIcon cap={drop.cap} small isDashed={isDashed} />
          <span>
            <BottleName drop={drop} regimen={regimen} words={sheet} locale={locale} />
            {children}
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
    </>
  );
}
