import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { Container } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./glance.module.css";

export interface GlanceProps {
  label: string;
  facts: readonly { title: string; text: string }[];
  /** One for each fact. */
  icons: readonly IconName[];
}

/** The three most important facts, in one ruled row above the document. */
export function Glance({ label, facts, icons }: GlanceProps) {
  return (
    <Container>
      <ul className={classNames("rows", styles.facts)} aria-label={label}>
        {facts.map(({ title, text }, index) => {
          const icon = icons[index];
          return (
            <li key={title}>
              {icon && <Icon icon={icon} />}
              <div>
                <p className="title-4">
                  <Text>{title}</Text>
                </p>
                <p className="secondary">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}
