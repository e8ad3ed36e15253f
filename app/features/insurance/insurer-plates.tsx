import type { Insurer } from "~/content/facts/insurance.ts";
import { Text } from "~/ui/text/text.tsx";
import styles from "./insurer-plates.module.css";

export interface InsurerPlatesProps {
  insurers: readonly Insurer[];
  /** Name of the list, and the sentence under it. */
  words: { title: string; text: string; logos: Readonly<Record<string, string>> };
}

/**
 * The insurers as four plates in a hairline grid (A§2). A logo file stands over the name where the facts give one; else
 * the name, set in our own letters, is the mark (D28).
 */
export function InsurerPlates({ insurers, words }: InsurerPlatesProps) {
  return (
    <section className={styles.room} aria-labelledby="insurers">
      <h2 id="insurers" className={styles.title}>
        <Text>{words.title}</Text>
      </h2>
      <ul className={styles.plates}>
        {insurers.map(({ id, name, logo }) => (
          <li key={id} className={styles.plate}>
            {logo ? (
              <>
                <img src={logo} alt={words.logos[id]} className={styles.logo} />
                <span>
                  <Text>{name}</Text>
                </span>
              </>
            ) : (
              <span className={styles.mark} role="img" aria-label={words.logos[id]}>
                <Text>{name}</Text>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <Text>{words.text}</Text>
      </p>
    </section>
  );
}
