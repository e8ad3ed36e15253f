import { Section } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import type { Insurer } from "~/content/data/insurance.ts";
import styles from "./insurer-names.module.css";

export interface InsurerNamesProps {
  insurers: readonly Insurer[];
  /** Name of the list, and the sentence below it. */
  words: { title: string; text: string; logos: Readonly<Record<string, string>> };
}

/**
 * The insurers in one ruled row. A logo file, if any, is above the name; otherwise the name itself, in the site's
 * font, is the mark.
 */
export function InsurerNames({ insurers, words }: InsurerNamesProps) {
  return (
    <Section flush="both" labelledBy="insurers">
      <h2 id="insurers" className="title-5 above-6 below-5">
        <Text>{words.title}</Text>
      </h2>
      <ul className="tiles below-5">
        {insurers.map(({ id, name, logo }) => (
          <li key={id} className="stack gap-2 ruled">
            {logo ? (
              <>
                <img src={logo} alt={words.logos[id]} className={styles.logo} />
                <span>
                  <Text>{name}</Text>
                </span>
              </>
            ) : (
              <span className="title-4" role="img" aria-label={words.logos[id]}>
                <Text>{name}</Text>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="note">
        <Text>{words.text}</Text>
      </p>
    </Section>
  );
}
