import { DetailsSummary } from "~/components/controls/details-summary.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { Text } from "~/components/text/text.tsx";
import { isLargePrint } from "~/content/data/print-views.ts";
import type { OptionGroupWords } from "~/content/services.types.ts";
import { CollapsiblePart, titleIdOf } from "../sections/service-section.tsx";
import { LensUsesTable } from "./lens-uses-table.tsx";
import { MethodFamilies } from "./method-families.tsx";

/**
 * The part of a service page about methods or lenses. With a comparison by family or by use, the full list
 * follows, collapsed.
 */
export function OptionPart({ group }: { group: OptionGroupWords }) {
  const isLarge = isLargePrint(useCurrentUrl().search);
  const { id, title, text, families, uses, each, items, closing } = group;
  const titleId = families || uses ? titleIdOf(id) : undefined;
  const list = <OptionList group={group} />;
  return (
    <CollapsiblePart id={id} titleId={titleId} title={title}>
      <p>
        <Text>{text}</Text>
      </p>
      {titleId && families && (
        <MethodFamilies words={families} methods={items} labelledBy={titleId} stacked={isLarge} />
      )}
      {titleId && uses && <LensUsesTable words={uses} labelledBy={titleId} />}
      {each ? (
        <details className="ruled" open={isLarge}>
          <DetailsSummary className="medium">
            <Text>{each}</Text>
          </DetailsSummary>
          {list}
        </details>
      ) : (
        list
      )}
      {closing && (
        <p>
          <Text>{closing}</Text>
        </p>
      )}
    </CollapsiblePart>
  );
}

/** The methods or lenses one by one: name, description, and whom it suits or which kind it is. */
function OptionList({
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
