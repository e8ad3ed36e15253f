import type { ExampleProps } from "~/components/example.ts";
import { branchFacts } from "~/content/data/branch-facts.ts";
import { nightSections } from "~/features/drops/night/night-sections.tsx";
import { TimesChoice } from "~/features/drops/night/times-choice.tsx";
import { ramadanTimetable } from "~/features/drops/timetable/ramadan.ts";
import type { Drop, Regimen } from "~/features/drops/timetable/regimen.ts";
import { useLanguage } from "~/i18n/language-context.tsx";

const date = "2027-02-15";

/** The clinic has given no value yet. */
const smallestDistance = 120;

const drops: readonly Drop[] = [
  { id: "drop-1", name: "Rosa 1%", cap: "pink", eye: "right", timesADay: 6 },
  { id: "drop-2", name: "Alba", cap: "white", eye: "right", timesADay: 3 },
  { id: "drop-3", name: "Marina", cap: "blue", eye: "both", timesADay: 2 },
].map(({ timesADay, ...drop }) => ({
  ...(drop as Pick<Drop, "id" | "name" | "cap" | "eye">),
  start: date,
  steps: [{ timesADay, days: null }],
}));

const regimen: Regimen = { drops, wakeMinute: 6 * 60 + 30, sleepMinute: 22 * 60 + 30 };

const doNothing = () => undefined;

/** A night of Ramadan with a drop that does not fit, because no page shows one before the clinic's value is set. */
export function RamadanExample({ site }: Pick<ExampleProps, "site">) {
  const { locale } = useLanguage();
  const { view, sheet } = site.myDrops;
  const sheets = { words: sheet, hours: site.hours };
  const sections = nightSections(
    {
      words: view,
      sheets: { en: sheets, ar: sheets },
      regimen,
      changes: { awake: doNothing },
      night: { words: site.myDropsNight, branches: site.branches, branch: "main" },
      date,
      timetable: ramadanTimetable(regimen, date, {
        position: branchFacts.main,
        smallestDistance,
      }),
    },
    locale,
  );
  return (
    <div className="stack gap-5">
      <div className="stack gap-3">
        <p>{sections.status}</p>
        {sections.times}
      </div>
      <div>{sections.ring}</div>
      <TimesChoice words={site.myDropsNight.times} isRamadan onRamadan={doNothing} />
      {sections.doses}
    </div>
  );
}
