import { CorneaSection } from "~/art/eye/cornea-section.tsx";
import {
  type MethodFamily,
  methodAspects,
  methodFamilies,
  methodFamilyIds,
} from "~/content/facts/comparison-facts.ts";
import type { MethodFamiliesWords, OptionGroupWords } from "~/content/services-shape.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./method-families.module.css";

export interface MethodFamiliesProps {
  words: MethodFamiliesWords;
  /** The methods one by one, of which each family names its own. */
  methods: OptionGroupWords["items"];
  /** Id of the heading. */
  labelledBy: string;
}

/**
 * The laser methods side by side, in families: a table where there is room for its columns, and on a phone one list for
 * each family. Both are in the HTML and say the same; what is not shown is not heard either.
 */
export function MethodFamilies(props: MethodFamiliesProps) {
  const { words, labelledBy } = props;
  return (
    <>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <td />
            {methodFamilyIds.map((family) => (
              <th key={family} scope="col" className={styles.head}>
                <CorneaSection way={family} className={styles.cornea} />
                <span className={styles.name}>
                  <Text>{words.names[family]}</Text>
                </span>
                <Methods family={family} {...props} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {methodAspects.map((aspect) => (
            <tr key={aspect}>
              <th scope="row" className={styles.aspect}>
                <Text>{words.aspects[aspect].name}</Text>
              </th>
              {methodFamilyIds.map((family) => (
                <td key={family}>
                  <Text>{words.aspects[aspect][family]}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.cards}>
        {methodFamilyIds.map((family) => (
          <div key={family} className={styles.card}>
            <CorneaSection way={family} className={styles.cornea} />
            <h3 className={styles.name}>
              <Text>{words.names[family]}</Text>
            </h3>
            <Methods family={family} {...props} />
            <dl className={styles.list}>
              {methodAspects.map((aspect) => (
                <div key={aspect} className={styles.pair}>
                  <dt className={styles.aspect}>
                    <Text>{words.aspects[aspect].name}</Text>
                  </dt>
                  <dd>
                    <Text>{words.aspects[aspect][family]}</Text>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

/** The names of a family's methods, as the table of all of them has them. */
function Methods({ family, methods }: MethodFamiliesProps & { family: MethodFamily }) {
  const { locale } = useLanguage();
  const own: readonly string[] = methodFamilies[family];
  const names = methods.filter(({ id }) => own.includes(id)).map(({ name }) => name);
  return (
    <span className={styles.methods}>
      <Text>{names.join(locale === "ar" ? "، " : ", ")}</Text>
    </span>
  );
}
