import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import type { EyeTip, GamesWords } from "~/content/games.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./eye-tips.module.css";

const tips = [
  ["screen", "monitor"],
  ["diet", "salad"],
  ["exercise", "eye"],
] as const satisfies readonly (readonly [EyeTip, unknown])[];

/** Three generally known habits that are good for eyes. */
export function EyeTips({ words }: { words: GamesWords["tips"] }) {
  return (
    <ul className={styles.tips}>
      {tips.map(([id, icon]) => (
        <li key={id} className={styles.tip}>
          <Icon icon={icon} className={styles.icon} />
          <h3 className="title-4">
            <Text>{words.items[id].title}</Text>
          </h3>
          <p className={classNames("secondary", styles.text)}>
            <Text>{words.items[id].text}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
