import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { classNames } from "~/styles/class-names.ts";
import { Ring, type RingProps } from "../drawings/day-ring.tsx";
import { DropIcon } from "../drawings/drop-icon.tsx";
import type { Dose } from "../timetable/timetable.ts";
import { BottleName } from "./bottle-name.tsx";
import styles from "./day-view.module.css";
import type { MyDropsPartProps } from "./my-drops-props.ts";

/** The ring with the names of the drops below, and a note about them. */
export function RingWithLegend({
  words,
  sheets,
  regimen,
  doses,
  note,
  ...ring
}: Pick<MyDropsPartProps, "words" | "sheets" | "regimen"> &
  Omit<RingProps, "words"> & { doses: readonly Dose[]; note?: string | false | undefined }) {
  const { locale } = useLanguage();
  const bottles = regimen.drops.filter(({ id }) => doses.some(({ dropId }) => dropId === id));
  return (
    <>
      <Ring {...ring} words={words.ring} regimen={regimen} />
      {/* Part of the drawing: the table has the same names. */}
      <p className={classNames("cluster", styles.legend)} aria-hidden="true" data-unread="">
        {bottles.map((drop) => (
          <span key={drop.id} className="with-icon">
            <DropIcon cap={drop.cap} small isDashed={ring.dashed?.has(drop.id)} />
            <BottleName
              drop={drop}
              regimen={regimen}
              words={sheets[locale].words}
              locale={locale}
            />
          </span>
        ))}
      </p>
      {note && (
        <p
          className={classNames("cluster small secondary", styles.legend)}
          aria-hidden="true"
          data-unread=""
        >
          <Text>{note}</Text>
        </p>
      )}
    </>
  );
}
