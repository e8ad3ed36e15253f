import { LandoltC } from "~/components/indicators/landolt-c.tsx";
import loading from "~/components/indicators/loading.module.css";
import type { ShellWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./loading-note.module.css";

/**
 * Loading status of the articles during a navigation (REQ-ARTICLE-4); the enhancement `loading-status` shows it with
 * its text above the content of `main`.
 */
export function LoadingNote({
  words: { list, article },
}: {
  words: ShellWords["loadingArticles"];
}) {
  return (
    <div
      hidden
      className={classNames("gap-3", loading.box, styles.note)}
      data-loading-note=""
      data-path={pathOf("articles")}
      data-list={list}
      data-article={article}
    >
      <LandoltC className={loading.ring} />
      <p />
    </div>
  );
}
