import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { lensGlance, lensIds, lensMarks, lensScenarios } from "~/content/data/comparison-facts.ts";
import type { LensGlanceWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./lens-glance.module.css";

/**
 * The uses of each lens in one table at every width: a full, half or empty disc in each cell with a text for screen
 * readers, and the legend below. `labelledBy` is the id of its heading.
 */
export function LensGlance({
  words: { names, columns, marks, note },
  labelledBy,
}: {
  words: LensGlanceWords;
  labelledBy: string;
}) {
  return (
    <>
      <table className={classNames("table", styles.table)} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">
              <Text>{columns.name}</Text>
            </th>
            {lensScenarios.map((sight) => (
              <th key={sight} scope="col">
                <span>
                  <Text>{columns[sight]}</Text>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lensIds.map((lens) => (
            <tr key={lens}>
              <th scope="row">
                <Text>{names[lens]}</Text>
              </th>
              {lensScenarios.map((sight) => (
                <td key={sight} className={styles[lensGlance[lens][sight]]}>
                  <VisuallyHidden>{marks[lensGlance[lens][sight]].word}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="cluster">
        {lensMarks.map((mark) => (
          <li key={mark} className={classNames("cluster gap-2", styles[mark])}>
            <Text>{marks[mark].key}</Text>
          </li>
        ))}
      </ul>
      <p className="note">
        <Text>{note}</Text>
      </p>
    </>
  );
}
