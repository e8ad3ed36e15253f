import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HomeWords } from "~/content/content.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./hero-facts.module.css";

/** Four facts of the clinic below the mountains. */
export function HeroFacts({ words }: { words: HomeWords["hero"] }) {
  return (
    <ul className={styles.facts} aria-label={words.factsLabel}>
      <li>
        <Icon icon="users" />
        <span>
          <span className={classNames("block", styles.count)}>
            <Text>{words.patients.count}</Text>
          </span>
          <span>
            <Text>{words.patients.text}</Text>
          </span>
        </span>
      </li>
      <li>
        <Icon icon="badge-check" />
        <Text>{words.certificate}</Text>
      </li>
      <li>
        <Icon icon="microscope" />
        <Text>{words.equipment}</Text>
      </li>
      <li>
        <Icon icon="map-pin" />
        <Text>{words.locations}</Text>
      </li>
    </ul>
  );
}
