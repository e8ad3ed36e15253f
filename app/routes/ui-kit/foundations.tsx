import { Lines, Text } from "~/components/text/text.tsx";
import type { KitWords } from "~/content/ui-kit.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./foundations.module.css";
import { KitGroup } from "./kit-group.tsx";

/** Colour tokens by family, in the order of `tokens.css`. */
const colours = {
  land: ["paper-2", "paper-3", "sand"],
  night: ["petrol", "petrol-2", "petrol-deep"],
  light: [
    "teal",
    "aurora",
    "aurora-hi",
    "mist",
    "amber",
    "amber-hi",
    "amber-ink",
    "amber-bg",
    "rust",
    "rust-bg",
  ],
  page: [
    "bg",
    "bg-2",
    "surface",
    "text",
    "text-2",
    "text-3",
    "line",
    "line-2",
    "link",
    "action",
    "action-h",
    "on-action",
  ],
  dark: ["night", "on-night", "on-night-2", "night-line"],
  state: ["open", "open-bg", "open-dot", "closed", "closed-bg", "focus", "focus-2"],
  drawing: ["fig", "fig-a", "fig-f", "fig-b", "fig-ray", "sky-1", "sky-2", "page-head-2"],
} satisfies Record<keyof KitWords["families"], readonly string[]>;

const families = Object.keys(colours) as (keyof typeof colours)[];

/** Colours and type styles. */
export function Foundations({ words }: { words: KitWords }) {
  return (
    <>
      <KitGroup id="colour" words={words.groups.colour}>
        {families.map((family) => (
          <div key={family} className="stack gap-3">
            <h3 className="title-4">
              <Text>{words.families[family]}</Text>
            </h3>
            <ul className="tiles">
              {colours[family].map((token) => (
                <Swatch key={token} token={token} />
              ))}
            </ul>
          </div>
        ))}
      </KitGroup>
      <KitGroup id="type" words={words.groups.type}>
        <TypeScale words={words.testTexts} />
      </KitGroup>
    </>
  );
}

/** A colour by the name of its token; set by an SVG attribute, because the policy refuses style attributes. */
function Swatch({ token }: { token: string }) {
  return (
    <li className="small">
      <svg className={classNames("full", styles.colour)} aria-hidden="true">
        <rect width="100%" height="100%" fill={`var(--${token})`} />
      </svg>
      <bdi lang="en" dir="ltr">
        {token}
      </bdi>
    </li>
  );
}

function TypeScale({ words }: { words: KitWords["testTexts"] }) {
  return (
    <div className="stack gap-5">
      <p className={styles.display}>
        <Lines>{words.display}</Lines>
      </p>
      <p className={styles.statistic}>
        <Text>{words.statistic}</Text>
      </p>
      <p className={styles.pageTitle}>
        <Text>{words.display[0]}</Text>
      </p>
      <p className="title-3">
        <Text>{words.longName}</Text>
      </p>
      <p className="lead">
        <Text>{words.ground}</Text>
      </p>
      <p>
        <Text>{words.mixed}</Text>
      </p>
      <p className="small secondary">
        <Text>{words.caption}</Text>
      </p>
    </div>
  );
}
