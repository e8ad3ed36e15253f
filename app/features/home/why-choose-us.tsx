import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import arch from "~/components/layout/arch.module.css";
import { RuledRow } from "~/components/layout/ruled-row.tsx";
import { Section } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Lines } from "~/components/text/text.tsx";
import type { FeatureIcon, HomeWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./why-choose-us.module.css";

const icons: Record<FeatureIcon, IconName> = {
  founders: "stethoscope",
  equipment: "microscope",
  award: "award",
  people: "users",
};

/** Four reasons beside a picture of Muscat, and a link to /about. */
export function WhyChooseUs({ words }: { words: HomeWords["why"] }) {
  return (
    <Section id="why-choose-us">
      <div className={classNames("split gap-7", styles.why)}>
        <div className={classNames("screen-only", arch.arch, styles.picture)}>
          <BranchScene name="main" className="fill" lazy />
        </div>
        <div>
          <h2 className="below-6">
            <Lines>{words.title}</Lines>
          </h2>
          <RuledRow
            list="ul"
            stacked
            entries={words.features.map(({ icon, title, text }) => ({
              mark: <Icon icon={icons[icon]} />,
              title,
              text,
            }))}
          />
          <p className="above-6">
            <ArrowLink to={pathOf("about")}>{words.link}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
