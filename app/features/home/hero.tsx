import type { ComponentProps } from "react";
import { ButtonLink, ButtonRow } from "~/components/controls/button.tsx";
import { FirstScreenEnd } from "~/components/layout/first-screen-end.tsx";
import { Container } from "~/components/layout/section.tsx";
import { Lines, Text } from "~/components/text/text.tsx";
import type { HomeWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { urgentPath } from "~/content/data/triage.ts";
import { AxisDial } from "~/illustrations/eye/axis-dial.tsx";
import { HeroIris } from "~/illustrations/eye/hero-iris.tsx";
import { Aurora } from "~/illustrations/scenery/aurora.tsx";
import { HeroLand } from "~/illustrations/scenery/hero-land.tsx";
import { listOpeningStatuses } from "~/opening-hours/branch-statuses.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./hero.module.css";
import { HeroFacts } from "./hero-facts.tsx";
import { MuscatNow } from "./muscat-now.tsx";

/**
 * The first screen: headline, two actions and a link to the triage, the open branches, the iris behind the mountains,
 * and four facts. The colours of sky, land and eye depend on the time of day in Oman.
 */
export function Hero({
  words,
  now,
}: {
  words: HomeWords["hero"];
  now: ComponentProps<typeof MuscatNow>;
}) {
  const exceptionalHours = useExceptionalHours();
  const open = listOpeningStatuses("contact", exceptionalHours, now.now).some(
    ({ status }) => status.open,
  );
  const urgent = (
    <ButtonLink
      to={urgentPath}
      icon="circle-alert"
      // On paper it would lead to a part of the same page.
      className={classNames(styles.urgent, "screen-only")}
      data-urgent=""
    >
      {words.urgent}
    </ButtonLink>
  );
  return (
    <section className={styles.hero} data-sky="">
      <Container className={styles.wrap}>
        <div className={classNames("stack", styles.text)}>
          <h1>
            <Lines>{words.title}</Lines>
          </h1>
          <p className="lead">
            <Text>{words.lead}</Text>
          </p>
          <ButtonRow stretch>
            {!open && urgent}
            <ButtonLink to={pathOf("booking")} arrow>
              {words.book}
            </ButtonLink>
            <ButtonLink to={pathOf("services")} variant="secondary" className={styles.explore}>
              {words.explore}
            </ButtonLink>
            {open && urgent}
          </ButtonRow>
          <MuscatNow {...now} />
        </div>
      </Container>
      <div className={classNames(styles.scape, "screen-only")}>
        <div className={styles.sun}>
          <AxisDial className={styles.dial} />
          {/* A blurred copy fades out above the sharp drawing, so that the eye comes into focus. */}
          <HeroIris className={styles.iris} />
          <HeroIris className={styles.soft} />
        </div>
        <HeroLand className={styles.land} />
      </div>
      <HeroFacts words={words} />
      {/* Last, because it is as high as the section, which grows while the page arrives. */}
      <Aurora className={styles.sky} />
      <FirstScreenEnd />
    </section>
  );
}
