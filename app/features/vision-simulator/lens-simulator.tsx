import { Text } from "~/components/text/text.tsx";
import { lensViewIds, lensViews, viewScenarios } from "~/content/data/simulator-views.ts";
import type { ViewsWords } from "~/content/simulator.types.ts";
import { classNames } from "~/styles/class-names.ts";
import { groupStates } from "./group-states.ts";
import styles from "./lens-simulator.module.css";
import { lensAtNight, lensSides } from "./scenarios.ts";
import { Simulator } from "./simulator.tsx";
import { PictureBeside } from "./simulator-picture.tsx";

/**
 * The view through each kind of lens: a table by day before and after surgery, a road at night, and a text about the
 * sharp distances (REQ-HOME-14).
 */
export function LensSimulator({
  words: { lenses, note, ring },
}: {
  words: Pick<ViewsWords, "lenses" | "note" | "ring">;
}) {
  const { lead, choose, before, states, road } = lenses;
  return (
    <Simulator
      lead={lead}
      id="see-lens"
      words={{ choose, ring, note }}
      states={lensViewIds.map((id) => ({
        id,
        ...states[id],
        seen: before[id === "toric" ? "astigmatism" : "cataract"],
        clear: states[id].name,
        sides: lensSides(id),
      }))}
      beside={<PictureBeside pictures={lensViewIds.map(lensAtNight)} caption={road} />}
      below={<Readings words={lenses} />}
    />
  );
}

/** Far, arm's length, near and lamps, each with a word for the selected lens. */
function Readings({ words: { scenarios, marks, lamps } }: { words: ViewsWords["lenses"] }) {
  return (
    <ul className={classNames("tiles links above-6", styles.readings)}>
      {viewScenarios.map((scenario) => {
        const isNight = scenario === "night";
        const words = isNight ? lamps : marks;
        const marksOfLenses = lensViewIds.map((id) => lensViews[id][scenario]);
        return (
          <li key={scenario} className={isNight ? styles.night : undefined}>
            <Text>{scenarios[scenario]}</Text>{" "}
            {groupStates(marksOfLenses, (mark) => mark).map(([mark, of]) => (
              <span key={mark} className={classNames("secondary", styles[mark])} data-options={of}>
                <Text>{words[mark]}</Text>
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
