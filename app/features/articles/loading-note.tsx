import { Loading } from "~/components/indicators/loading.tsx";
import { Container } from "~/components/layout/section.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import styles from "./loading-note.module.css";

/**
 * Loading status of the articles during a navigation (REQ-ARTICLE-4); the enhancement `loading-note` shows it above
 * the content of `main`.
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
      <Container>
        <Loading silent>{list}</Loading>
      </Container>
    </div>
  );
}
