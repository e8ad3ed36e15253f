import { Section, SectionHead } from "~/components/layout/section.tsx";
import type { ServiceId } from "~/content/data/services.ts";
import { homeViewIds, homeViews } from "~/content/data/simulator-views.ts";
import type { ViewsWords } from "~/content/simulator.types.ts";
import { homeScenarios } from "./scenarios.ts";
import { Simulator } from "./simulator.tsx";

export interface HomeSimulatorProps {
  words: Pick<ViewsWords, "home" | "note" | "ring">;
  /** Name of each treatment. */
  services: Readonly<Record<ServiceId, { name: string }>>;
}

/**
 * The view with five conditions, each with a link to its treatment (REQ-HOME-14). Paper has the views of the treatment
 * pages only.
 */
export function HomeSimulator({ words: { home, note, ring }, services }: HomeSimulatorProps) {
  const { title, lead, choose, clear, states } = home;
  return (
    <Section tone="night" id="view" className="screen-only" labelledBy="view-title">
      <SectionHead id="view-title" title={title} lead={lead} />
      <Simulator
        id="see"
        wide
        words={{ choose, ring, note }}
        states={homeViewIds.map((id) => ({
          id,
          clear,
          ...states[id],
          sides: homeScenarios[id],
          more: { page: homeViews[id], name: services[homeViews[id]].name },
        }))}
      />
    </Section>
  );
}
