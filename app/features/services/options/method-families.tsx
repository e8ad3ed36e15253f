import { Choice } from "~/components/controls/choice.tsx";
import { Text } from "~/components/text/text.tsx";
import {
  type MethodFamily,
  methodAspects,
  methodFamilies,
  methodFamilyIds,
} from "~/content/data/comparison-facts.ts";
import type { MethodFamiliesWords, OptionGroupWords } from "~/content/services.types.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { CorneaSection } from "~/illustrations/eye/cornea-section.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./method-families.module.css";

export interface MethodFamiliesProps {
  words: MethodFamiliesWords;
  /** All methods; each family lists its own. */
  methods: OptionGroupWords["items"];
  /** Id of the heading. */
  labelledBy: string;
  /** True in large print, which stacks the columns, so that every cell names its family. */
  stacked: boolean;
}

/**
 * The laser methods in families: a table with a column for each. On a phone one column is shown, and radio buttons
 * above the table select it; they work without JavaScript.
 */
export function MethodFamilies(props: MethodFamiliesProps) {
  const { words, labelledBy, stacked } = props;
  return (
    <fieldset className={styles.families} aria-labelledby={labelledBy}>
      {methodFamilyIds.map((family, index) => (
        <Choice
          key={family}
          group="family"
          value={family}
          first={index === 0}
          className={styles.choice}
        >
          {words.names[family]}
        </Choice>
      ))}
      <table className={classNames("table", styles.table)} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <td />
            {methodFamilyIds.map((family) => (
              <th key={family} scope="col" className={styles.head}>
                <CorneaSection way={family} className={styles.cornea} />
                <span className={classNames("title-4", styles.name)}>
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
                <td key={family} data-label={stacked ? words.names[family] : undefined}>
                  <Text>{words.aspects[aspect][family]}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

/** Lists the names of a family's methods, in the wording of the full table. */
function Methods({ family, methods }: MethodFamiliesProps & { family: MethodFamily }) {
  const { locale } = useLanguage();
  const own: readonly string[] = methodFamilies[family];
  const names = methods.filter(({ id }) => own.includes(id)).map(({ name }) => name);
  return (
    <span className={classNames("small secondary", styles.methods)}>
      <Text>{names.join(locale === "ar" ? "، " : ", ")}</Text>
    </span>
  );
}
