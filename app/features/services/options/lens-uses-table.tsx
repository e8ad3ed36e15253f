import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { lensIds, lensMarks, lensScenarios, lensUses } from "~/content/data/comparison-facts.ts";
import type { LensUsesWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./lens-uses-table.module.css";

/**
 * The uses of each lens in one table at every width: a full, half or empty disc in each cell with a text for screen
 * readers, and the legend below. `labelledBy` is the id of its heading.
 */
export function LensUsesTable({
  words: { names, columns, marks, note },
  labelledBy,
}: {
  words: LensUsesWords;
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
                <td key={sight} className={styles[lensUses[lens][sight]]}>
                  <VisuallyHidden>{marks[lensUses[lens][sight]].word}</VisuallyHidden>
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
