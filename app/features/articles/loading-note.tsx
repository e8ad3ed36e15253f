import { pathOf } from "~/content/facts/pages.ts";
import type { ShellWords } from "~/content/shape.ts";
import { Wrap } from "~/ui/layout/section.tsx";
import { Loading } from "~/ui/signs/loading.tsx";
import styles from "./loading-note.module.css";

/**
 * Says that the articles are on their way while the reader waits for their document (REQ-ARTICLE-4); the behaviour
 * `loading-note` shows it over what `main` holds.
 */
export function LoadingNote({
  words: { list, article },
}: {
  words: ShellWords["loadingArticles"];
}) {
  return (
    <div
      hidden
      className={styles.note}
      data-loading-note=""
      data-path={pathOf("articles")}
      data-list={list}
      data-article={article}
    >
      <Wrap>
        <Loading silent>{list}</Loading>
      </Wrap>
    </div>
  );
}
