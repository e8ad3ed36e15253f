import { BadgeCheck, MapPin, Microscope } from "lucide";
import { AxisDial } from "~/art/eye/axis-dial.tsx";
import { HeroIris } from "~/art/eye/hero-iris.tsx";
import { Aurora } from "~/art/land/aurora.tsx";
import { HeroLand } from "~/art/land/hero-land.tsx";
import { pathOf } from "~/content/facts/pages.ts";
import type { HomeWords } from "~/content/shape.ts";
import { ButtonLink, ButtonRow } from "~/ui/controls/button.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { Icon } from "~/ui/signs/icon.tsx";
import { Lines, Text } from "~/ui/text/text.tsx";
import styles from "./hero.module.css";

/** The first screen: the promise, two ways on, the iris that rises behind the mountains, and four facts (A§2). */
export function Hero({ words }: { words: HomeWords["hero"] }) {
  return (
    <section className={styles.hero}>
      <Aurora id="hero-sky" light="day" className={styles.sky} />
      <Wrap className={styles.wrap}>
        <div className={styles.text}>
          <h1>
            <Lines>{words.title}</Lines>
          </h1>
          <p className={styles.lead}>
            <Text>{words.lead}</Text>
          </p>
          <ButtonRow stretch>
            <ButtonLink to={pathOf("booking")} arrow>
              {words.book}
            </ButtonLink>
            <ButtonLink to={pathOf("services")} variant="secondary">
              {words.explore}
            </ButtonLink>
          </ButtonRow>
        </div>
      </Wrap>
      <div className={styles.scape}>
        <div className={styles.sun}>
          <AxisDial className={styles.dial} />
          {/* A blurred view of the same drawing fades out over the sharp one: the eye comes into focus. */}
          <HeroIris className={styles.iris} soft={styles.soft} />
        </div>
        <HeroLand className={styles.land} />
      </div>
      <Facts words={words} />
    </section>
  );
}

function Facts({ words }: { words: HomeWords["hero"] }) {
  return (
    <div className={styles.facts}>
      <Wrap>
        <ul className={styles.factList} aria-label={words.factsLabel}>
          <li>
            <b className={styles.count}>
              <Text>{words.patients.count}</Text>
            </b>
            <span>
              <Text>{words.patients.text}</Text>
            </span>
          </li>
          <li>
            <Icon icon={BadgeCheck} />
            <Text>{words.certificate}</Text>
          </li>
          <li>
            <Icon icon={Microscope} />
            <Text>{words.equipment}</Text>
          </li>
          <li>
            <Icon icon={MapPin} />
            <Text>{words.locations}</Text>
          </li>
        </ul>
      </Wrap>
    </div>
  );
}
