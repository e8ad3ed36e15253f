import { Text } from "~/components/text/text.tsx";
import type { OptionGroupWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./option-list.module.css";

/** The methods or lenses one by one: name, description, and whom it suits or which kind it is. */
export function OptionList({
  group: { bestFor: suits, items },
}: {
  group: Pick<OptionGroupWords, "bestFor" | "items">;
}) {
  return (
    <dl className={classNames("rows secondary", styles.list)}>
      {items.map(({ id, name, description, bestFor, tag }) => {
        const end = bestFor ? `${suits}: ${bestFor}` : tag;
        return (
          <div key={id}>
            <dt>
              <Text>{name}</Text>
            </dt>
            <dd>
              <Text>{description}</Text>
            </dd>
            {end && (
              <dd>
                <Text>{end}</Text>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
