import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { RuledRow } from "~/components/layout/ruled-row.tsx";
import { Container } from "~/components/layout/section.tsx";

export interface DocumentKeyFactsProps {
  label: string;
  facts: readonly { title: string; text: string }[];
  /** One for each fact. */
  icons: readonly IconName[];
}

/** The three most important facts, in one ruled row above the document. */
export function DocumentKeyFacts({ label, facts, icons }: DocumentKeyFactsProps) {
  return (
    <Container>
      <RuledRow
        list="ul"
        label={label}
        heading="p"
        entries={facts.map((fact, index) => {
          const icon = icons[index];
          return { ...fact, mark: icon && <Icon icon={icon} /> };
        })}
      />
    </Container>
  );
}
