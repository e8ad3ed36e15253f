import { Choices } from "~/components/controls/choices.tsx";
import { Text } from "~/components/text/text.tsx";
import { methodAspects, methodFamilies, methodFamilyIds } from "~/content/data/comparison-facts.ts";
import type { MethodFamiliesWords, OptionGroupWords } from "~/content/services.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
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
export function MethodFamilies({
  words: { names, aspects },
  methods,
  labelledBy,
  stacked,
}: MethodFamiliesProps) {
  const { locale } = useLanguage();
  return (
    <Choices
      group="family"
      options={methodFamilyIds.map((value) => ({ value, name: names[value] }))}
      className={styles.families}
      data-stacked={stacked ? "" : undefined}
      aria-labelledby={labelledBy}
    >
      <table className="table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <td />
            {methodFamilyIds.map((family) => {
              const own: readonly string[] = methodFamilies[family];
              const listed = methods.filter(({ id }) => own.includes(id)).map(({ name }) => name);
              return (
                <th key={family} scope="col">
                  <CorneaSection method={family} className={classNames("below-3", styles.cornea)} />
                  <b className="title-4">
                    <Text>{names[family]}</Text>
                  </b>
                  {/* In the wording of the list of all methods. */}
                  <p className="small secondary">
                    <Text>{listed.join(listSeparator(locale))}</Text>
                  </p>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {methodAspects.map((aspect) => (
            <tr key={aspect}>
              <th scope="row">
                <Text>{aspects[aspect].name}</Text>
              </th>
              {methodFamilyIds.map((family) => (
                <td key={family} data-label={stacked ? names[family] : undefined}>
                  <Text>{aspects[aspect][family]}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Choices>
  );
}
