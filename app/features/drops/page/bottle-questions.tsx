import { Text } from "~/components/text/text.tsx";
import { capColours } from "~/content/data/drops.ts";
import type { MyDropsViewWords } from "~/content/my-drops.types.ts";
import { classNames } from "~/styles/class-names.ts";
import { DropRow } from "../drawings/drop-icon.tsx";
import { EyesDrawing } from "../drawings/eyes-drawing.tsx";
import styles from "./bottle-questions.module.css";

/** Before the first bottle: what the visitor is asked about each one, with the drawings of the answers. */
export function BottleQuestions({ words: { first, bottle } }: { words: MyDropsViewWords }) {
  const questions = [
    { name: bottle.cap, picture: <DropRow caps={capColours} /> },
    { name: bottle.eye, picture: <EyesDrawing eye="right" cap="blue" /> },
    { name: bottle.steps, picture: <DropRow caps={["pink", "pink", "pink"]} /> },
  ];
  return (
    <>
      <p className={classNames("medium", styles.asked)}>
        <Text>{first.asked}</Text>
      </p>
      <ul className="rows">
        {questions.map(({ name, picture }) => (
          <li key={name} className={classNames("cluster spread", styles.question)}>
            <Text>{name}</Text>
            {picture}
          </li>
        ))}
      </ul>
    </>
  );
}
