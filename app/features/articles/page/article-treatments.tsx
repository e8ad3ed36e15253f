import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./article-treatments.module.css";

export interface ArticleTreatmentsProps {
  title: string;
  treatments: readonly { path: string; name: string }[];
}

/** The related treatments at the end of a body; renders nothing without any. */
export function ArticleTreatments({ title, treatments }: ArticleTreatmentsProps) {
  if (treatments.length === 0) return null;
  return (
    <section
      className={classNames("screen-only ruled measure", styles.treatments)}
      aria-labelledby="treatments-title"
    >
      <h2 id="treatments-title" className="title-4">
        <Text>{title}</Text>
      </h2>
      <ul>
        {treatments.map(({ path, name }) => (
          <li key={path}>
            <GoLink to={path}>{name}</GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
