import { Reveal } from "~/components/layout/reveal.tsx";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { AboutHero } from "~/features/about/about-hero.tsx";
import { ClinicFigures } from "~/features/about/clinic-figures.tsx";
import { ClinicStory } from "~/features/about/clinic-story.tsx";
import { FoundingYear } from "~/features/about/founding-year.tsx";
import { OpeningTimeline } from "~/features/about/opening-timeline.tsx";
import { RoomGallery } from "~/features/about/room-gallery.tsx";
import { TechnologyList } from "~/features/about/technology-list.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/about";
import "~/styles/inverted-in-dark-theme.css";
import styles from "./about.module.css";

export function loader({ context }: Route.LoaderArgs) {
  return { words: getPageContent(context).about };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("about"),
  trail: words.breadcrumb,
}));

export default function About({ loaderData: { words } }: Route.ComponentProps) {
  const { timeline, story, figures, technology, gallery } = words;
  return (
    <>
      <AboutHero words={words} />
      <Section id="timeline" className={styles.part}>
        <Reveal>
          <SectionHead title={timeline.title} />
          <OpeningTimeline items={timeline.items} />
        </Reveal>
      </Section>
      <FoundingYear label={words.since} />
      <Section id="story" className={styles.part}>
        <Reveal>
          <ClinicStory words={story} />
        </Reveal>
      </Section>
      <Section id="figures" tone="night" className={styles.part}>
        <Reveal>
          <SectionHead title={figures.title} />
          <ClinicFigures words={figures} />
        </Reveal>
      </Section>
      <Section id="technology" className={styles.part}>
        <Reveal>
          <TechnologyList words={technology} />
        </Reveal>
      </Section>
      <Section id="gallery" tone="sand" className={styles.part}>
        <Reveal>
          <SectionHead title={gallery.title} lead={gallery.lead} />
          <RoomGallery items={gallery.items} />
        </Reveal>
      </Section>
      <ClosingBand words={words.closing} />
    </>
  );
}
