import { Text } from "~/components/text/text.tsx";
import { lensViewIds, treatmentViews, type ViewedService } from "~/content/data/views.ts";
import type { ViewStateWords, ViewsWords } from "~/content/simulator.types.ts";
import { lensAtNight, lensSides, type Sides, treatmentScenarios } from "./scenarios.ts";
import { Simulator } from "./simulator.tsx";
import { SvgDefs } from "./svg-defs.tsx";
import styles from "./treatment-simulator.module.css";

export interface TreatmentSimulatorProps {
  id: ViewedService;
  words: Pick<ViewsWords, "note" | "ring" | "scene"> & {
    treatment: ViewsWords["treatments"][ViewedService];
  };
}

/**
 * The view with the condition that a treatment is for, and the SVG definitions of the lens simulator
 * (REQ-HOME-14).
 */
export function TreatmentSimulator({
  id,
  words: { treatment, note, ring, scene },
}: TreatmentSimulatorProps) {
  const { lead, choose, clear } = treatment;
  const states: Readonly<Record<string, ViewStateWords>> = treatment.states;
  const sides: Readonly<Record<string, Sides>> = treatmentScenarios[id];
  const shown = treatmentViews[id].flatMap((state) => {
    const [words, pictures] = [states[state], sides[state]];
    return words && pictures ? { id: state, clear, ...words, sides: pictures } : [];
  });
  const lenses = id === "cataract-surgery" ? lensViewIds : [];
  const scenarios = [
    ...shown.flatMap((state) => Object.values<Sides["seen"]>({ ...state.sides })),
    ...lenses.flatMap((lens) => [
      ...Object.values<Sides["seen"]>({ ...lensSides(lens) }),
      lensAtNight(lens),
    ]),
  ];
  return (
    <>
      <SvgDefs scenarios={scenarios} words={scene} />
      <p className={styles.lead}>
        <Text>{lead}</Text>
      </p>
      <Simulator id="see" words={{ choose, ring, note }} states={shown} />
    </>
  );
}
