import { Icon } from "~/components/indicators/icon.tsx";
import type { ResultSubject } from "./search-entry.ts";

/** Thumbnail of a result without an illustration of its own: the cover of an article, or an icon. */
export function ResultThumbnail({ subject }: { subject: ResultSubject }) {
  if (subject.kind === "article" && subject.image) {
    return (
      <img
        className="fill"
        src={subject.image}
        alt=""
        width={160}
        height={100}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <span className="icon-box secondary">
      <Icon icon={subject.kind === "question" ? "message-circle-question" : "file-text"} />
    </span>
  );
}
