import { Award, Microscope, Stethoscope, Users } from "lucide";
import { BranchScene } from "~/art/land/branch-scene.tsx";
import { pathOf } from "~/content/facts/pages.ts";
import type { FeatureIcon, HomeWords } from "~/content/shape.ts";
import { Section } from "~/ui/layout/section.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Icon, type IconDrawing } from "~/ui/signs/icon.tsx";
import { Lines, Text } from "~/ui/text/text.tsx";
import styles from "./why.module.css";

const icons: Record<FeatureIcon, IconDrawing> = {
  founders: Stethoscope,
  equipment: Microscope,
  award: Award,
  people: Users,
};

/** Four reasons beside a window onto Muscat, and the way to the clinic's own page. */
export function Why({ words }: { words: HomeWords["why"] }) {
  return (
    <Section id="why-choose-us">
      <div className={styles.why}>
        <div className={styles.window}>
          <BranchScene name="main" lazy />
        </div>
        <div>
          <h2 className={styles.title}>
            <Lines>{words.title}</Lines>
          </h2>
          <ul className={styles.features}>
            {words.features.map((feature) => (
              <li key={feature.icon}>
                <Icon icon={icons[feature.icon]} />
                <h3>
                  <Text>{feature.title}</Text>
                </h3>
                <p>
                  <Text>{feature.text}</Text>
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.link}>
            <GoLink to={pathOf("about")}>{words.link}</GoLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
