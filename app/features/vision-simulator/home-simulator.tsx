import { Section, SectionHead } from "~/components/layout/section.tsx";
import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import type { ServiceId } from "~/content/data/services.ts";
import { homeViewIds, homeViews } from "~/content/data/views.ts";
import type { ViewsWords } from "~/content/simulator.types.ts";
import styles from "./home-simulator.module.css";
import { homeScenarios } from "./scenarios.ts";
import { Simulator } from "./simulator.tsx";

export interface HomeSimulatorProps {
  words: Pick<ViewsWords, "home" | "note" | "ring">;
  /** Name of each treatment. */
  services: Readonly<Record<ServiceId, { name: string }>>;
}

/** The view with five conditions, each with a link to its treatment (REQ-HOME-14). */
export function HomeSimulator({ words: { home, note, ring }, services }: HomeSimulatorProps) {
  const { title, lead, choose, clear, states } = home;
  return (
    <Section tone="night" id="view" className={styles.home} labelledBy="view-title">
      <SectionHead
        id="view-title"
        title={title}
        end={
          <p className={styles.lead}>
            <Text>{lead}</Text>
          </p>
        }
      />
      <Simulator
        id="see"
        wide
        words={{ choose, ring, note }}
        states={homeViewIds.map((id) => ({
          id,
          clear,
          ...states[id],
          sides: homeScenarios[id],
          more: <GoLink to={pathOf(homeViews[id])}>{services[homeViews[id]].name}</GoLink>,
        }))}
      />
    </Section>
  );
}
