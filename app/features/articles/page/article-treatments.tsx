import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";

export interface ArticleTreatmentsProps {
  title: string;
  treatments: readonly { path: string; name: string }[];
}

/** The related treatments at the end of a body; renders nothing without any. */
export function ArticleTreatments({ title, treatments }: ArticleTreatmentsProps) {
  if (treatments.length === 0) return null;
  return (
    <section className="screen-only ruled measure above-7" aria-labelledby="treatments-title">
      <h2 id="treatments-title" className="title-4">
        <Text>{title}</Text>
      </h2>
      <ul>
        {treatments.map(({ path, name }) => (
          <li key={path}>
            <ArrowLink to={path}>{name}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
