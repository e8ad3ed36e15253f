import { Island, type WordsOf } from "~/client/islands/island.tsx";
import { Section, SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import type { HomeWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { RenderTime } from "~/opening-hours/hours-validity.ts";
import { BranchFinder, type BranchFinderProps } from "./branch-finder.island.tsx";
import styles from "./branch-finder.module.css";

/**
 * The section of the home page that lists the branches: every city with its opening status, and a link to all
 * (REQ-LAYOUT-15).
 */
export function FindBranch({
  words,
  islandWords,
  renderTime: { now, validity },
  ...notices
}: Pick<BranchFinderProps, "notices" | "fullNotices"> & {
  words: HomeWords["branches"];
  islandWords: WordsOf<"branch-finder">;
  renderTime: RenderTime;
}) {
  return (
    <Section tone="sand" className={styles.finder}>
      <SectionHead
        title={words.title}
        lead={words.hours}
        end={<ArrowLink to={pathOf("branches")}>{words.all}</ArrowLink>}
      />
      <Island
        name="branch-finder"
        of={BranchFinder}
        words={islandWords}
        props={{ ...notices, serverInstant: now }}
        validity={validity}
      />
    </Section>
  );
}
