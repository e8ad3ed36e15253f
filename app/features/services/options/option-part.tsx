import { Unfolding } from "~/components/controls/unfolding.tsx";
import { useAddress } from "~/components/links/address.tsx";
import { Text } from "~/components/text/text.tsx";
import type { OptionGroupWords } from "~/content/services.types.ts";
import { isLargePrint } from "~/i18n/large-print.ts";
import { CollapsiblePart, titleIdOf } from "../sections/service-section.tsx";
import { LensGlance } from "./lens-glance.tsx";
import { MethodFamilies } from "./method-families.tsx";
import styles from "./option-part.module.css";
import { OptionTable } from "./option-table.tsx";

/**
 * The part of a service page about methods or lenses. With a comparison by family or at a glance, the full table
 * follows, collapsed.
 */
export function OptionPart({ group }: { group: OptionGroupWords }) {
  const isLarge = isLargePrint(useAddress().search);
  const { id, title, text, families, glance, each, items, closing } = group;
  const eachId = `${id}-each`;
  const table = <OptionTable group={group} labelledBy={each ? eachId : titleIdOf(id)} />;
  return (
    <CollapsiblePart id={id} titleId={titleIdOf(id)} title={title}>
      <p>
        <Text>{text}</Text>
      </p>
      {families && (
        <MethodFamilies
          words={families}
          methods={items}
          labelledBy={titleIdOf(id)}
          stacked={isLarge}
        />
      )}
      {glance && <LensGlance words={glance} labelledBy={titleIdOf(id)} />}
      {each ? (
        <details className={styles.details} open={isLarge}>
          <Unfolding className={styles.summary}>
            <span id={eachId}>
              <Text>{each}</Text>
            </span>
          </Unfolding>
          {table}
        </details>
      ) : (
        table
      )}
      {closing && (
        <p>
          <Text>{closing}</Text>
        </p>
      )}
    </CollapsiblePart>
  );
}
