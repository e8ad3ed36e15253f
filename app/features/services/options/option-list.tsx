import { Text } from "~/components/text/text.tsx";
import type { OptionGroupWords } from "~/content/services.types.ts";

/** The methods or lenses one by one: name, description, and whom it suits or which kind it is. */
export function OptionList({
  group: { bestFor: suits, items },
}: {
  group: Pick<OptionGroupWords, "bestFor" | "items">;
}) {
  return (
    <dl className="rows terms">
      {items.map(({ id, name, description, bestFor, tag }) => {
        const end = bestFor ? `${suits}: ${bestFor}` : tag;
        return (
          <div key={id}>
            <dt className="title-4">
              <Text>{name}</Text>
            </dt>
            <dd className="secondary">
              <Text>{description}</Text>
            </dd>
            {end && (
              <dd className="secondary">
                <Text>{end}</Text>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
