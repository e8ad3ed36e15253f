import { SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AboutWords } from "~/content/about.types.ts";
import { pathOf } from "~/content/data/pages.ts";

/** The story as prose, with the specification's other list of openings. */
export function ClinicStory({
  words: { title, paragraphs, source },
}: {
  words: AboutWords["story"];
}) {
  return (
    <div className="split">
      <SectionHead title={title} />
      <div className="stack gap-5 measure">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
        <p className="note">
          <Text>{source.text}</Text> <ArrowLink to={pathOf("booking")}>{source.link}</ArrowLink>
        </p>
      </div>
    </div>
  );
}
