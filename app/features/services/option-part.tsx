import type { OptionGroupWords } from "~/content/services-shape.ts";
import { Text } from "~/ui/text.tsx";
import { MethodFamilies } from "./method-families.tsx";
import styles from "./option-part.module.css";
import { OptionTable } from "./option-table.tsx";
import { Part, titleIdOf } from "./service-section.tsx";

/** The part of a service page about methods or lenses (A§2): in families where the group has them, then one by one. */
export function OptionPart({ group }: { group: OptionGroupWords }) {
  const { id, title, text, families, items, closing } = group;
  const eachId = `${id}-each`;
  return (
    <Part id={id} title={title}>
      <p className={styles.prose}>
        <Text>{text}</Text>
      </p>
      {families && (
        <>
          <MethodFamilies words={families} methods={items} labelledBy={titleIdOf(id)} />
          <h3 id={eachId} className={styles.each}>
            <Text>{families.each}</Text>
          </h3>
        </>
      )}
      <OptionTable group={group} labelledBy={families ? eachId : titleIdOf(id)} />
      {closing && (
        <p className={styles.prose}>
          <Text>{closing}</Text>
        </p>
      )}
    </Part>
  );
}
