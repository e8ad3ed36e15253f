import { FileText, MessageCircleQuestion } from "lucide";
import { Icon } from "~/ui/signs/icon.tsx";
import styles from "./result-sign.module.css";
import type { ResultSubject } from "./search-entry.ts";

/** Beside a result without a drawing of its own: the cover of an article, or the sign of a question or a page. */
export function ResultSign({ subject }: { subject: ResultSubject }) {
  if (subject.kind === "article" && subject.image) {
    return (
      <img src={subject.image} alt="" width={160} height={100} loading="lazy" decoding="async" />
    );
  }
  return (
    <span className={styles.sign}>
      <Icon icon={subject.kind === "question" ? MessageCircleQuestion : FileText} />
    </span>
  );
}
