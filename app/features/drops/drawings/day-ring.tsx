import type { MyDropsViewWords } from "~/content/my-drops.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { classNames } from "~/styles/class-names.ts";
import type { Regimen } from "../timetable/regimen.ts";
import { type Dose, doseGroupsOn } from "../timetable/timetable.ts";
import styles from "./day-ring.module.css";
import { DropShape, dashes } from "./drop-icon.tsx";
import { EyeClock } from "./eye-clock.tsx";
import { layOutRing, type PlacedMark, type Point, ring, skyRadius } from "./ring-layout.ts";
import { type RingMark, ringMarks } from "./ring-marks.ts";

export interface RingProps {
  words: MyDropsViewWords["ring"];
  /** The drops with their caps. */
  regimen: Pick<Regimen, "drops">;
  marks: readonly RingMark[];
  /** The hours awake, which are light on the ring. */
  hours: Pick<Regimen, "wakeMinute" | "sleepMinute">;
  /** Ids of the drops that are drawn with dashes. */
  dashed?: ReadonlySet<string> | undefined;
  className?: string | undefined;
}

/** The ring of the drops that are due on a date. */
export function DayRing({
  date,
  isNext,
  ...ring
}: Omit<RingProps, "regimen" | "marks" | "hours"> & {
  regimen: Regimen;
  date: string;
  isNext: (dose: Dose) => boolean;
}) {
  const marks = ringMarks(doseGroupsOn(ring.regimen, date), isNext);
  return <Ring {...ring} hours={ring.regimen} marks={marks} />;
}

/**
 * The day as an eye with a drop at each time, the sun above it and the moon below it. Without drops it has no accessible
 * name, because the text beside it says the same (REQ-DROPS-19).
 */
export function Ring({ words, regimen, marks, hours, dashed, className }: RingProps) {
  const { locale } = useLanguage();
  const textOf = (minute: number) =>
    timeText(minute % minutesPerDay, { words, locale, notation: "12-hour-short" });
  const { places, top, height, hasSun, hasMoon } = layOutRing(marks, textOf);
  const hasDrops = marks.length > 0;
  return (
    <svg
      className={classNames(styles.ring, className)}
      viewBox={`${-ring.width / 2} ${top} ${ring.width} ${height}`}
      role={hasDrops ? "img" : undefined}
      aria-label={hasDrops ? words.name : undefined}
      aria-hidden={!hasDrops}
      data-unread=""
    >
      <EyeClock {...hours} />
      {hasSun && (
        <path
          className={styles.sky}
          transform={`translate(0 ${-skyRadius})`}
          d="M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0M0-11v2m0 18v2M-11 0h2m18 0h2M-8-8l2 2m12 12l2 2M8-8l-2 2m-12 12l-2 2"
        />
      )}
      {hasMoon && (
        <path
          className={styles.sky}
          transform={`translate(0 ${skyRadius})`}
          d="M6 .5A6 6 0 1 1-.5-6A4.700 4.700 0 0 0 6 .5Z"
        />
      )}
      {places.map((place) => (
        <Mark
          key={place.mark.minute}
          place={place}
          regimen={regimen}
          dashed={dashed}
          time={textOf(place.mark.label ?? 0)}
          more={`+${formatNumber(place.mark.more, locale)}`}
        />
      ))}
    </svg>
  );
}

function Mark({
  place: { mark, angle, stem, drops, more, label },
  regimen,
  dashed,
  time,
  more: moreText,
}: Pick<RingProps, "regimen" | "dashed"> & {
  place: PlacedMark;
  time: string;
  more: string;
}) {
  const [from, to] = stem;
  return (
    <g data-next={mark.isNext ? "" : undefined}>
      <path
        className={styles.stem}
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        strokeDasharray={mark.dropIds.every((id) => dashed?.has(id)) ? dashes : undefined}
      />
      {drops.map(({ x, y }, index) => {
        const drop = regimen.drops.find(({ id }) => id === mark.dropIds[index]);
        const transform = `translate(${x} ${y}) rotate(${angle}) scale(.94) translate(-12 -13)`;
        if (!drop) return null;
        const parts = { cap: drop.cap, isDashed: dashed?.has(drop.id), transform };
        return <DropShape key={drop.id} {...parts} />;
      })}
      {more && (
        <Label {...more} direction="ltr">
          {moreText}
        </Label>
      )}
      {label && <Label {...label}>{time}</Label>}
    </g>
  );
}

/** A text around a point, in the direction of the page or in its own. */
function Label({ x, y, direction, children }: Point & { direction?: "ltr"; children: string }) {
  return (
    <text x={x} y={y} dy=".35em" fontSize={ring.fontSize} textAnchor="middle" direction={direction}>
      {children}
    </text>
  );
}
