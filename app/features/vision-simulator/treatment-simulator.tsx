import { treatmentViews, type ViewedService } from "~/content/data/simulator-views.ts";
import type { ViewStateWords, ViewsWords } from "~/content/simulator.types.ts";
import { type Sides, treatmentScenarios } from "./scenarios.ts";
import { Simulator } from "./simulator.tsx";

export interface TreatmentSimulatorProps {
  id: ViewedService;
  words: Pick<ViewsWords, "note" | "ring"> & {
    treatment: ViewsWords["treatments"][ViewedService];
  };
}

/** The view with the condition that a treatment is for (REQ-HOME-14). */
export function TreatmentSimulator({
  id,
  words: { treatment, note, ring },
}: TreatmentSimulatorProps) {
  const { lead, choose, clear } = treatment;
  const states: Readonly<Record<string, ViewStateWords>> = treatment.states;
  const sides: Readonly<Record<string, Sides>> = treatmentScenarios[id];
  const shown = treatmentViews[id].flatMap((state) => {
    const [words, pictures] = [states[state], sides[state]];
    return words && pictures ? { id: state, clear, ...words, sides: pictures } : [];
  });
  return <Simulator id="see" lead={lead} words={{ choose, ring, note }} states={shown} />;
}
