import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { branches } from "~/content/data/branches.ts";
import { addDays } from "~/i18n/calendar-days.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { BrandMark } from "~/illustrations/brand-mark.tsx";
import { classNames } from "~/styles/class-names.ts";
import { DropIcon } from "../drawings/drop-icon.tsx";
import { EyesDrawing } from "../drawings/eyes-drawing.tsx";
import type { Regimen } from "../timetable/regimen.ts";
import { BottleName } from "./bottle-name.tsx";
import { changeSentences, doseText } from "./drops-text.ts";
import type { MyDropsProps } from "./my-drops-props.ts";
import type { PaperOptions } from "./paper-choices.tsx";
import { paperDates, paperPages } from "./paper-rows.ts";
import styles from "./paper-sheet.module.css";
import { PaperTable } from "./paper-table.tsx";

interface PaperSheetProps extends Pick<MyDropsProps, "sheets"> {
  regimen: Regimen;
  /** First date, "2026-11-29". */
  from: string;
  options: PaperOptions;
}

/** Bottles of a page that is filled in by hand. */
const letters = ["A", "B", "C", "D"];

/**
 * The timetable on paper, with boxes to tick for a week: English at the left edge, Arabic at the right. Without bottles it
 * is empty, to fill in by hand (REQ-DROPS-13). It is hidden on the screen, except without JavaScript.
 */
export function PaperSheet({ sheets, regimen, from, options }: PaperSheetProps) {
  const { language, isLarge } = options;
  const languages: readonly Locale[] = language === "both" ? ["en", "ar"] : [language];
  const isBlank = regimen.drops.length === 0;
  const dates = paperDates(from, isLarge);
  const pages = paperPages(regimen, dates, isLarge);
  const last = dates.at(-1) ?? from;
  const each = (render: (locale: Locale) => React.ReactNode) =>
    languages.map((locale) => (
      <div key={locale} lang={locale} dir={directionOf(locale)}>
        {render(locale)}
      </div>
    ));
  const range = (locale: Locale) => ({
    from: formatDateLong(from, locale),
    to: formatDateLong(last, locale),
  });
  const first = languages[0] ?? "en";
  return (
    <div
      className={styles.sheet}
      data-paper=""
      lang={first}
      dir={directionOf(first)}
      data-large={isLarge ? "" : undefined}
      data-unread=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
    >
      {pages.map((rows, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbered.
        <div key={page} className={classNames("stack", styles.page)}>
          <div className={styles.head}>
            {each((locale) => (
              <>
                <p className={styles.title}>{sheets[locale].words.title}</p>
                <p>
                  {isBlank ? (
                    <>
                      {sheets[locale].words.weekFrom} <span className={styles.line} />
                    </>
                  ) : (
                    interpolate(sheets[locale].words.week, range(locale))
                  )}
                </p>
              </>
            ))}
            <BrandMark className={styles.mark} />
          </div>
          <ul className={styles.bottles}>
            {isBlank &&
              letters.map((letter) => (
                <li key={letter}>
                  <b>{letter}</b>
                  {each((locale) => (
                    <>
                      <span className={styles.line} /> <span className={styles.shortLine} />{" "}
                      {sheets[locale].words.timesByHand}
                    </>
                  ))}
                  <EyesDrawing />
                </li>
              ))}
            {regimen.drops.map((drop) => (
              <li key={drop.id}>
                <DropIcon cap={drop.cap} small />
                {each((locale) => (
                  <>
                    <b>
                      <BottleName
                        drop={drop}
                        regimen={regimen}
                        words={sheets[locale].words}
                        locale={locale}
                      />
                    </b>{" "}
                    {sheets[locale].words.eyes[drop.eye]}:{" "}
                    {doseText(drop, from, sheets[locale].words, locale)}
                  </>
                ))}
                <EyesDrawing eye={drop.eye} cap={drop.cap} />
              </li>
            ))}
          </ul>
          <PaperTable
            sheets={sheets}
            regimen={regimen}
            dates={isBlank ? null : dates}
            rows={rows}
            languages={languages}
          />
          <div className={styles.foot}>
            {each((locale) => {
              const { words } = sheets[locale];
              const date = formatDateLong(addDays(last, 1), locale);
              const sentences = [
                ...changeSentences(regimen, from, words, locale),
                interpolate(words.newPage, { date }),
              ];
              return (
                <>
                  <p>{isBlank ? words.byHand : sentences.join(" ")}</p>
                  <p>
                    {words.wait} {words.askDoctor}
                  </p>
                  <p>
                    {words.clinic} <PhoneNumber>{branches.main.phone.value}</PhoneNumber>
                  </p>
                </>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
