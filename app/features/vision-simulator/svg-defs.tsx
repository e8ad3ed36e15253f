import { useContext } from "react";
import { PageScriptsContext } from "~/client/islands/page-scripts-context.ts";
import type { ViewsWords } from "~/content/simulator.types.ts";
import { directionOf } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { SceneDefs } from "~/illustrations/simulator-scenes/scene-defs.tsx";
import type { Scenario } from "~/illustrations/simulator-scenes/simulated-view.tsx";
import { filtersOf } from "./scenarios.ts";
import styles from "./svg-defs.module.css";

/** SVG definitions of all simulators of a page, and their script; rendered once, before the first of them. */
export function SvgDefs({
  scenarios,
  words,
}: {
  scenarios: readonly Scenario[];
  words: ViewsWords["scene"];
}) {
  const { locale } = useLanguage();
  const scripts = useContext(PageScriptsContext);
  return (
    <div className={styles.store} data-later={scripts?.ring}>
      <SceneDefs
        scenes={[...new Set(scenarios.map(({ scene }) => scene))]}
        filters={filtersOf(scenarios)}
        words={words}
        rtl={directionOf(locale) === "rtl"}
      />
    </div>
  );
}
