import { useContext } from "react";
import type { Sight } from "~/art/view/view-picture.tsx";
import { ViewStore } from "~/art/view/view-scenes.tsx";
import type { ViewsWords } from "~/content/views-shape.ts";
import { directionOf } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { PageScriptsContext } from "~/islands/page-scripts-context.ts";
import styles from "./see-store.module.css";
import { filtersOf } from "./sights.ts";

/** What the views of a page show, drawn once, and the script of their rings; it stands before the first of them, once. */
export function SeeStore({
  sights,
  words,
}: {
  sights: readonly Sight[];
  words: ViewsWords["scene"];
}) {
  const { locale } = useLanguage();
  const scripts = useContext(PageScriptsContext);
  return (
    <div className={styles.store} data-later={scripts?.ring}>
      <ViewStore
        scenes={[...new Set(sights.map(({ scene }) => scene))]}
        filters={filtersOf(sights)}
        words={words}
        rtl={directionOf(locale) === "rtl"}
      />
    </div>
  );
}
