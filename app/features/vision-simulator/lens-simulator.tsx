import { Text } from "~/components/text/text.tsx";
import { lensViewIds, lensViews, viewScenarios } from "~/content/data/views.ts";
import type { ViewsWords } from "~/content/simulator.types.ts";
import { classNames } from "~/styles/class-names.ts";
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
      beside={
        <PictureBeside pictures={lensViewIds.map((id) => [id, lensAtNight(id)])} caption={road} />
      }
      below={<Readings words={lenses} />}
    />
  );
}

/** Far, arm's length, near and lamps, each with a word for the selected lens. */
function Readings({ words: { scenarios, marks, lamps } }: { words: ViewsWords["lenses"] }) {
  return (
    <ul className={styles.readings}>
      {viewScenarios.map((scenario) => {
        const wordFor = scenario === "night" ? lamps : marks;
        return (
          <li key={scenario}>
            <span className={styles.scenario}>
              <Text>{scenarios[scenario]}</Text>
            </span>{" "}
            {lensViewIds.map((id, index) => {
              const mark = lensViews[id][scenario];
              return (
                <span
                  key={id}
                  className={classNames(
                    styles[mark],
                    scenario === "night" ? styles.lamp : undefined,
                  )}
                  data-n={index + 1}
                >
                  <Text>{wordFor[mark]}</Text>
                </span>
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}
