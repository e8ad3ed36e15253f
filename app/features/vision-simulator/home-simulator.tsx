import { Section, SectionHead } from "~/components/layout/section.tsx";
import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import type { ServiceId } from "~/content/data/services.ts";
import { homeViewIds, homeViews } from "~/content/data/views.ts";
import type { ViewsWords } from "~/content/simulator.types.ts";
import styles from "./home-simulator.module.css";
import { homeSights } from "./scenarios.ts";
import { SeeView } from "./simulator.tsx";
import { SeeStore } from "./svg-defs.tsx";

export interface HomeViewProps {
  words: Pick<ViewsWords, "home" | "note" | "ring" | "scene">;
  /** Name of each treatment. */
  services: Readonly<Record<ServiceId, { name: string }>>;
}

/** The corniche through five kinds of eyes, each with the way to its treatment (REQ-HOME-14). */
export function HomeView({ words: { home, note, ring, scene }, services }: HomeViewProps) {
  const { title, lead, choose, clear, states } = home;
  return (
    <Section tone="night" id="view" className={styles.home} labelledBy="view-title">
      <SeeStore sights={homeViewIds.flatMap((id) => Object.values(homeSights[id]))} words={scene} />
      <SectionHead
        id="view-title"
        title={title}
        end={
          <p className={styles.lead}>
            <Text>{lead}</Text>
          </p>
        }
      />
      <SeeView
        id="see"
        wide
        words={{ choose, ring, note }}
        states={homeViewIds.map((id) => ({
          id,
          clear,
          ...states[id],
          sides: homeSights[id],
          more: <GoLink to={pathOf(homeViews[id])}>{services[homeViews[id]].name}</GoLink>,
        }))}
      />
    </Section>
  );
}
