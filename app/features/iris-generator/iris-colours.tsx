import type { ReactNode } from "react";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { irisColours } from "~/content/data/iris-generator.ts";
import type { IrisGeneratorWords } from "~/content/iris-generator.types.ts";
import type { IrisPalette } from "~/illustrations/iris/iris-palettes.ts";
import { irisPalettes } from "~/illustrations/iris/iris-palettes.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./iris-colours.module.css";

/** The colours as small irises, the generated colour first; the name of the selected one is beside the legend. */
export function IrisColours({
  words,
}: {
  words: Pick<IrisGeneratorWords, "colour" | "byName" | "colours">;
}) {
  return (
    <fieldset>
      <legend className="legend">
        <Text>{words.colour}</Text>{" "}
        <span className={classNames("secondary", styles.chosen)} aria-hidden="true" data-chosen="">
          {words.byName}
        </span>
      </legend>
      <div className={classNames("cluster", styles.row)}>
        <Swatch value="" name={words.byName}>
          {(["frankincense", "khareef", "indigo", "rose"] as const).map((colour, turn) => (
            <path
              key={colour}
              d="M22 22V2a20 20 0 0 1 20 20Z"
              fill={irisPalettes[colour].mid}
              transform={turn ? `rotate(${turn * 90} 22 22)` : undefined}
            />
          ))}
        </Swatch>
        {irisColours.map((colour) => (
          <Swatch key={colour} value={colour} name={words.colours[colour]}>
            {rings(irisPalettes[colour]).map(([radius, fill]) => (
              <circle key={radius} cx="22" cy="22" r={radius} fill={fill} />
            ))}
          </Swatch>
        ))}
      </div>
    </fieldset>
  );
}

function rings({
  limbus,
  outer,
  mid,
  inner,
  pupil,
}: IrisPalette): [radius: number, fill: string][] {
  return [
    [20, limbus],
    [18, outer],
    [15, mid],
    [10, inner],
    [6, pupil],
  ];
}

function Swatch({ value, name, children }: { value: string; name: string; children: ReactNode }) {
  return (
    <label className={classNames("relative", styles.swatch)}>
      <input
        type="radio"
        className={classNames("invisible-input full", styles.choice)}
        name="iris-colour"
        value={value}
        defaultChecked={value === ""}
      />
      <svg viewBox="0 0 44 44" aria-hidden="true" className={classNames("full", styles.picture)}>
        {children}
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
    </label>
  );
}
