import { Section, SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HomeWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { ArticleCover } from "../article.ts";
import { CoverPicture } from "./cover-picture.tsx";

/** Covers of articles with their titles, each one link, and a link to all; renders nothing without articles. */
export function ArticlesTeaser({
  covers,
  words,
}: {
  covers: readonly ArticleCover[];
  words: HomeWords["articles"];
}) {
  if (covers.length === 0) return null;
  return (
    <Section tone="sand" className="screen-only">
      <SectionHead
        title={words.title}
        end={<ArrowLink to={pathOf("articles")}>{words.all}</ArrowLink>}
      />
      <ul className="tiles wide-tiles query-container">
        {covers.map(({ slug, title, image }) => (
          <li key={slug} className="stack link-area beside-words">
            <CoverPicture image={image} loading="lazy" />
            <h3 className="title-4">
              <AppLink to={pathOf("article", slug)} className="stretched-link">
                <Text>{title}</Text>
              </AppLink>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
