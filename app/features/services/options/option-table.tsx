// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are laid out as blocks, and some browsers then forget that it is a table.

import { Text } from "~/components/text/text.tsx";
import type { OptionGroupWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./option-table.module.css";

/**
 * A comparison of methods or lenses: a table on wide screens, and one block per row on
 * a phone, with the column's name before each value. `labelledBy` is the id of its heading.
 */
export function OptionTable({
  group: { columns, items },
  labelledBy,
}: {
  group: OptionGroupWords;
  labelledBy: string;
}) {
  return (
    <div className={styles.container}>
      <table
        className={classNames("table", styles.table)}
        role="table"
        aria-labelledby={labelledBy}
      >
        <thead role="rowgroup">
          <tr role="row">
            <Head>{columns.name}</Head>
            <Head>{columns.description}</Head>
            {columns.bestFor && <Head>{columns.bestFor}</Head>}
            {columns.tag && <Head>{columns.tag}</Head>}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map(({ id, name, description, bestFor, tag }) => (
            <tr key={id} role="row">
              <th scope="row" role="rowheader" className={classNames("title-4", styles.name)}>
                <Text>{name}</Text>
              </th>
              <td role="cell" className="secondary">
                <Text>{description}</Text>
              </td>
              {bestFor && (
                <td
                  role="cell"
                  className={classNames("secondary", styles.best)}
                  data-label={columns.bestFor}
                >
                  <Text>{bestFor}</Text>
                </td>
              )}
              {tag && (
                <td role="cell" className={classNames("small", styles.tag)}>
                  <Text>{tag}</Text>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" role="columnheader" className={styles.column}>
      <Text>{children}</Text>
    </th>
  );
}
